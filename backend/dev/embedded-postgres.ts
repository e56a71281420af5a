import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { anyFreePort } from './free-port.js';
import { findBinaries } from './postgres/binaries.js';
import { prepareCluster, SUPERUSER } from './postgres/cluster.js';
import { findLauncher } from './postgres/launcher.js';
import { removeMisleadingLock, stopPostmaster } from './postgres/postmaster.js';
import { isAlive } from './processes.js';

export interface EmbeddedPostgres {
  url: string;
  /** Ends the server and resolves when it is gone. Safe to call twice. */
  stop(patience?: 'checkpoint' | 'none'): Promise<void>;
  /** Is told when the server ends without having been asked to. */
  onUnexpectedExit(listener: () => void): void;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  database: string;
  /** For a cluster that is thrown away: no durability against a power cut, so much faster. */
  throwaway?: boolean;
  /** Where it listened before, for those who are to find it again; otherwise a free one is chosen. */
  port?: number;
  maxConnections?: number;
}

const MAX_CONNECTIONS = 100;
const ATTEMPTS = 5;
const ATTEMPT_PAUSE_MS = 300;
const READY_PATIENCE_MS = 60_000;
const READY_POLL_MS = 20;
/** What passes by itself: another program took the port, or processes of a killed server are still ending. */
const PASSING_TROUBLE = /could not bind|Address already in use|shared memory block/i;
const THROWAWAY_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const TEMPORARY_PREFIX = 'threefold-postgres-';

/**
 * Starts a real PostgreSQL on `dataDir`, which it creates at the first start. A server that a killed run left there is
 * ended first: nobody else may use it, and its settings may be older than this code.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const binaries = await findBinaries();
  await stopPostmaster(dataDir);
  const launcher = findLauncher(dataDir, binaries.postgres);
  const password = prepareCluster(dataDir, binaries, launcher);
  removeMisleadingLock(dataDir);

  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await anyFreePort());
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `max_connections=${options.maxConnections ?? MAX_CONNECTIONS}`,
      ...(options.throwaway ? THROWAWAY_FLAGS : []),
    ].flatMap((setting) => ['-c', setting]);
    const log = openSync(`${dataDir}.log`, 'w', 0o600);
    // Its own process group: Ctrl-C must reach only Node, which closes the application first and the database last.
    const child = spawn(...launcher.command(binaries.postgres, ['-D', dataDir, '-p', String(port), ...settings]), {
      ...launcher.user,
      env: { ...process.env, LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    const baseUrl = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}`;
    try {
      await createDatabase(await connectWhenReady(`${baseUrl}/postgres`, child), options.database);
      return { url: `${baseUrl}/${options.database}`, ...handle(dataDir, child) };
    } catch (cause) {
      await stopPostmaster(dataDir, 'none');
      const written = readFileSync(`${dataDir}.log`, 'utf8');
      if (attempt === ATTEMPTS || !PASSING_TROUBLE.test(written)) {
        throw new Error(`PostgreSQL did not start:\n${written.slice(-2_000)}`, { cause });
      }
      await sleep(ATTEMPT_PAUSE_MS);
    }
  }
}

/** A throwaway server in the system's temporary folder. What earlier killed runs left there is removed. */
export async function startTemporaryPostgres(database: string): Promise<EmbeddedPostgres> {
  await removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${TEMPORARY_PREFIX}${process.pid}-`));
  const { postgres } = await findBinaries();
  findLauncher(join(folder, 'data'), postgres).own(folder);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), database, throwaway: true });
  return {
    ...server,
    stop: async () => {
      await server.stop('none');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${TEMPORARY_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    try {
      await stopPostmaster(join(folder, 'data'), 'none');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's: theirs to remove.
    }
  }
}

function handle(dataDir: string, child: ChildProcess): Pick<EmbeddedPostgres, 'stop' | 'onUnexpectedExit'> {
  let stopping: Promise<void> | undefined;
  return {
    stop: (patience) => (stopping ??= stopPostmaster(dataDir, patience)),
    onUnexpectedExit: (listener) => {
      child.once('exit', () => {
        if (!stopping) listener();
      });
    },
  };
}

async function connectWhenReady(url: string, child: ChildProcess): Promise<pg.Client> {
  for (let waited = 0; ; waited += READY_POLL_MS) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (child.exitCode !== null || child.signalCode !== null || waited > READY_PATIENCE_MS) throw error;
      await sleep(READY_POLL_MS);
    }
  }
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
