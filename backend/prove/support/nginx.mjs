import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureNginx } from '../../../scripts/ensure-program.mjs';
import { freePort } from './free-port.mjs';

const PATIENCE_MS = 30_000;

/** A proxy before several servers, set up as the README says. */
export class Nginx {
  /** Resolves when it answers, or at once where its servers come later. */
  static async start(ports, { isUpLater = false } = {}) {
    const nginx = new Nginx();
    const { path, missing } = await ensureNginx();
    if (!path) throw new Error(missing);
    nginx.program = path;
    nginx.folder = mkdtempSync(join(tmpdir(), 'threefold-nginx-'));
    mkdirSync(join(nginx.folder, 'tmp'));
    nginx.port = await freePort();
    nginx.address = `http://127.0.0.1:${nginx.port}`;
    nginx.write(ports);
    nginx.child = spawn(path, ['-p', nginx.folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    nginx.output = '';
    nginx.child.stderr.on('data', (chunk) => (nginx.output += chunk));
    process.once('exit', () => nginx.child.kill('SIGKILL'));
    if (!isUpLater) await nginx.untilAnswering();
    return nginx;
  }

  write(ports) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `  ${name}_temp_path tmp/${name};`)
      .join('\n');
    // One that is being restarted refuses the connection, and the next is asked: none has to be counted out for that.
    const servers = ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n');
    const config = `daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 8192; }
http {
  access_log off;
${temporary}
  upstream threefold {
${servers}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${this.port} backlog=4096;
    client_max_body_size 2m;
    location / {
      proxy_pass http://threefold;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_read_timeout 75s;
      proxy_next_upstream error timeout;
    }
  }
}
`;
    writeFileSync(join(this.folder, 'nginx.conf'), config);
  }

  async untilAnswering() {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
      if (this.child.exitCode !== null) throw new Error(`nginx ended:\n${this.output}`);
      const answer = await fetch(`${this.address}/api/health/live`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.status === 200) return;
    }
    throw new Error(`nginx did not answer:\n${this.output}`);
  }

  /** Ends it; requests that are under way are cut. */
  async stop() {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const exited = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await exited;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
