import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { productionEnv } from '../support/production-env.mjs';
import type * as Embedded from '../../dev/embedded-postgres.js';
import type * as FreePort from '../../dev/free-port.js';

const HERE = import.meta.dirname;
const DIST = join(HERE, '../../dist');
const PATIENCE_MS = 180_000;
const POLL_MS = 5;

/** A program that the bench runs beside itself, and what can be asked of it. */
export interface Program {
  url: string;
  /** From its start to its first answer. */
  startMs: number;
  ask<T>(question: 'memory' | 'cpu' | 'record' | 'recorded'): Promise<T>;
  tell(message: object): void;
  stop(): Promise<void>;
}

/** A folder of the bench's own, and a durable PostgreSQL in it with the settings of any other installation. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { startEmbeddedPostgres } = (await import(join(DIST, 'dev/embedded-postgres.js'))) as typeof Embedded;
  const folder = mkdtempSync(join(tmpdir(), 'threefold-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), database: 'threefold' });
  return {
    url: server.url,
    stop: async () => {
      await server.stop('none');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server as it runs in production. */
export function startProduct(databaseUrl: string, env: Record<string, string> = {}): Promise<Program> {
  return startProgram([join(DIST, 'src/main.js')], '/api/health/ready', (port) => ({
    ...productionEnv({ port, databaseUrl }),
    ...env,
  }));
}

/** One of the programs beside this file. */
export function startBeside(file: string, env: Record<string, string> = {}): Promise<Program> {
  return startProgram([join(HERE, file)], '/ready', () => env);
}

async function startProgram(
  args: string[],
  readyPath: string,
  envFor: (port: number) => Record<string, string>,
): Promise<Program> {
  const { anyFreePort } = (await import(join(DIST, 'dev/free-port.js'))) as typeof FreePort;
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', join(HERE, 'probe.mjs'), ...args],
    {
      env: { ...process.env, PORT: String(port), ...envFor(port) },
      // Log lines are written, as everywhere, and thrown away.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    },
  );
  const gone = once(child, 'exit');
  await untilAnswering(url + readyPath, child);
  return {
    url,
    startMs: performance.now() - startedAt,
    ask: (question) => ask(child, question),
    tell: (message) => void child.send(message),
    stop: async () => {
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(killer);
    },
  };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it answered`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`${url} did not answer within ${PATIENCE_MS / 1_000} s`);
}

function ask<T>(child: ChildProcess, question: string): Promise<T> {
  return new Promise((resolve) => {
    const listen = (message: { answer?: string; value?: T }): void => {
      if (message.answer !== question) return;
      child.off('message', listen);
      resolve(message.value as T);
    };
    child.on('message', listen);
    child.send({ ask: question });
  });
}
