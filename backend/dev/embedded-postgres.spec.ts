import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { livePostmaster } from './postgres/postmaster.js';

let folder: string;
let dataDir: string;
let running: EmbeddedPostgres | undefined;

// One cluster for all: making it is what takes the time, and each test finds it stopped.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threefold-embedded-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'pg');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, database: 'proof', throwaway: true });
  return running;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('keeps what was written and leaves no process when it is stopped', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS number');
  await first.stop();
  expect(livePostmaster(dataDir)).toBeUndefined();

  const second = await start();
  expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
});

it('keeps a random password that only the owner can read, and makes a new one when it is lost', async () => {
  const { url, stop } = await start();
  const file = `${dataDir}.password`;
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(new URL(url).password).toBe(readFileSync(file, 'utf8'));
  await stop();
  rmSync(file);

  const second = await start();
  expect(second.url.includes(new URL(url).password)).toBe(false);
  expect(await query(second.url, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
});

it('replaces a server that a killed run left behind', async () => {
  const first = await start();
  const left = livePostmaster(dataDir);

  const second = await startEmbeddedPostgres({ dataDir, database: 'proof', throwaway: true });
  running = second;

  expect(livePostmaster(dataDir)).not.toBe(left);
  expect(await query(second.url, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow();
});

it('recovers after SIGKILL and says when it ends by itself', async () => {
  const first = await start();
  const ended = new Promise<void>((resolve) => first.onUnexpectedExit(resolve));
  process.kill(livePostmaster(dataDir) ?? 0, 'SIGKILL');
  await ended;
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(true);

  const second = await start();
  expect(await query(second.url, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
});

it("is not misled by a lock whose number is another program's now", async () => {
  await (await start()).stop();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  writeFileSync(join(dataDir, 'postmaster.pid'), `${other.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n`);

  const { url } = await start();

  expect(await query(url, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
  expect(other.exitCode).toBeNull();
  other.kill();
});
