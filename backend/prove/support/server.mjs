import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { productionEnv } from '../../bench/support/production-env.mjs';
import { freePort } from './free-port.mjs';

const MAIN = join(import.meta.dirname, '../../dist/src/main.js');
/** A machine that is busy with much else takes its time; what is measured is `startMs`. */
const PATIENCE_MS = 240_000;
const KILOBYTE = 1_024;
/** Linux counts in these, whatever the kernel does. */
const TICKS_A_SECOND = 100;

/** One server as it runs in production, in a process of its own. */
export class Server {
  #output = '';

  /** Resolves when it is ready. `node` are options of the runtime, such as something to load before. */
  static async start({ databaseUrl, appUrl, port, env = {}, node = [] }) {
    const server = new Server();
    server.port = port ?? (await freePort());
    server.address = `http://127.0.0.1:${server.port}`;
    server.child = spawn(process.execPath, ['--enable-source-maps', ...node, MAIN], {
      env: {
        ...process.env,
        ...productionEnv({ port: server.port, databaseUrl, appUrl }),
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // Whoever proves may die before it could stop what it started.
    const kill = () => server.child.kill('SIGKILL');
    process.once('exit', kill);
    server.child.once('exit', () => process.off('exit', kill));
    for (const stream of [server.child.stdout, server.child.stderr]) {
      stream.on('data', (chunk) => (server.#output += chunk));
    }
    server.exited = once(server.child, 'exit');
    server.exited.catch(() => undefined);
    const startedAt = performance.now();
    await server.untilReady();
    server.startMs = performance.now() - startedAt;
    return server;
  }

  /** Its log lines, as objects. */
  get log() {
    return this.#output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  }

  /** The log lines that say this. */
  logged(text) {
    return this.log.filter((line) => JSON.stringify(line).includes(text));
  }

  get output() {
    return this.#output;
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Memory that it really holds, in MiB. */
  get residentMb() {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / KILOBYTE;
  }

  /** Processor time that it has taken, of all its threads. */
  get cpuSeconds() {
    const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.indexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  }

  async isReady() {
    const answer = await fetch(`${this.address}/api/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  async untilReady(patienceMs = PATIENCE_MS) {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
      if (!this.isRunning) throw new Error(`The server ended before it was ready:\n${this.#output}`);
      if (await this.isReady()) return;
    }
    throw new Error(`The server was not ready within ${patienceMs / 1_000} s:\n${this.#output.slice(-4_000)}`);
  }

  tell(message) {
    this.child.send(message);
  }

  /** As whatever supervises servers asks them to. */
  async stop(signal = 'SIGTERM') {
    if (this.isRunning) this.child.kill(signal);
    await this.exited;
  }
}
