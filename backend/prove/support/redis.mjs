import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureRedis } from '../../../scripts/ensure-program.mjs';
import { freePort } from './free-port.mjs';

/** A Redis server that can be gone and come back at the same address, empty. */
export class Redis {
  static async start() {
    const redis = new Redis();
    const { path, missing } = await ensureRedis();
    if (!path) throw new Error(missing);
    redis.program = path;
    redis.port = await freePort();
    redis.url = `redis://127.0.0.1:${redis.port}`;
    await redis.up();
    return redis;
  }

  async up() {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(this.program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    process.once('exit', () => this.child.kill('SIGKILL'));
    for await (const chunk of this.child.stdout) if (String(chunk).includes('Ready to accept')) break;
    this.child.stdout.resume();
  }

  async down() {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
