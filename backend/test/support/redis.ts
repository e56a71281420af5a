import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis server of a test's own, which it may stop, freeze and start again at the same address. */
export class TestRedis {
  private server?: ChildProcess;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** @throws Error that says what to install, where there is no Redis */
  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort(), mkdtempSync(join(tmpdir(), 'threefold-redis-')));
    await redis.run();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    const program = process.env.TEST_REDIS_SERVER;
    if (!program) throw new Error(process.env.TEST_REDIS_MISSING);
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', ''];
    const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.server = server;
    for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept connections')) break;
    server.stdout.resume();
  }

  /** Gone, as a machine that lost its power. */
  async kill(): Promise<void> {
    if (!this.server || this.server.exitCode !== null || this.server.signalCode !== null) return;
    const exited = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await exited;
  }

  /** There, but without an answer. */
  freeze(): void {
    this.server?.kill('SIGSTOP');
  }

  thaw(): void {
    this.server?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
