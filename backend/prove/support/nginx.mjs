import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureNginx } from '../../../scripts/ensure-program.mjs';
import { nginxConfig, nginxVersion } from '../../../scripts/nginx-config.mjs';
import { freePort } from './free-port.mjs';

const PATIENCE_MS = 30_000;

/** As if another proxy stood before this one and were believed: so a caller here can come from many addresses. */
const chained = (config) =>
  config.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for');

/** A proxy before several servers, with the settings of docker/. */
export class Nginx {
  /** Resolves when it answers, or at once where its servers come later. */
  static async start(ports, { isUpLater = false, isChained = false } = {}) {
    const nginx = new Nginx();
    nginx.isChained = isChained;
    const { path, missing } = await ensureNginx();
    if (!path) throw new Error(missing);
    nginx.program = path;
    nginx.folder = mkdtempSync(join(tmpdir(), 'threefold-nginx-'));
    mkdirSync(join(nginx.folder, 'tmp'));
    nginx.port = await freePort();
    nginx.address = `http://127.0.0.1:${nginx.port}`;
    await nginx.write(ports);
    nginx.child = spawn(path, ['-p', nginx.folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    nginx.output = '';
    nginx.child.stderr.on('data', (chunk) => (nginx.output += chunk));
    process.once('exit', () => nginx.child.kill('SIGKILL'));
    if (!isUpLater) await nginx.untilAnswering();
    return nginx;
  }

  async write(ports) {
    const config = nginxConfig({
      servers: ports.map((port) => `127.0.0.1:${port}`),
      listen: { https: `127.0.0.1:${this.port}` },
      version: await nginxVersion(this.program),
    });
    writeFileSync(join(this.folder, 'nginx.conf'), this.isChained ? chained(config) : config);
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
