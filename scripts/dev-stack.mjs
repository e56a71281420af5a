// A development stack of its own for tests and proofs: a free port, a data folder, the built server, real PostgreSQL.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServer, spawnServer } from './server.mjs';
import { isAlive } from './is-alive.mjs';

/** A machine that is busy with much else takes its time. */
const PATIENCE_MS = 240_000;

const TEMPORARY_PREFIX = 'threefold-stack-';
/** An operator's own services are never part of a test; with NODE_ENV=test the stack doesn't read `.env` either. */
const ISOLATED = {
  NODE_ENV: 'test',
  PORT: '0',
  APP_URL: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  LLM_PROVIDER: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_API_URL: '',
  // A suite does in seconds what people do in hours.
  RATE_LIMIT_SCALE: '1000',
};

/** A data folder in the system's temporary one. What earlier killed runs left there is removed. */
export function temporaryDataDir() {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${TEMPORARY_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) removeDataDir(join(tmpdir(), name));
  }
  return mkdtempSync(join(tmpdir(), `${TEMPORARY_PREFIX}${process.pid}-`));
}

export const removeDataDir = (dataDir) => rmSync(dataDir, { recursive: true, force: true });

/**
 * Starts the stack on `dataDir` and resolves when it answers.
 * @throws Error with what it wrote, when it doesn't come up.
 */
export async function startStack({ dataDir, env = {} }) {
  // When the test run is killed, the channel closes and the stack stops by itself.
  const child = spawnServer({ env: { ...ISOLATED, THREEFOLD_DATA_DIR: dataDir, ...env }, output: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) endServer(child, signal);
    await exited;
  };

  const patience = AbortSignal.timeout(PATIENCE_MS);
  const ready = once(child, 'message', { signal: patience }).then(
    ([message]) => message,
    () => undefined,
  );
  const message = await Promise.race([ready, exited.then(() => undefined)]);
  if (message?.type !== 'ready') {
    await end('SIGKILL');
    throw new Error(`The development stack did not start:\n${output.trim()}`);
  }
  return {
    address: message.app,
    dataDir,
    output: () => output,
    stop: () => end('SIGTERM'),
    /** As a crash of the machine would: nothing is said, nothing is finished. */
    kill: () => end('SIGKILL'),
    exited,
  };
}

/** Room for the connections of many servers. */
const MAX_CONNECTIONS = 600;

/** A PostgreSQL apart from the stack, so that either can die without the other. After a restart it is where it was. */
export async function killablePostgres(dataDir) {
  const { startEmbeddedPostgres } = await import('../backend/dist/dev/embedded-postgres.js');
  const { livePostmaster } = await import('../backend/dist/dev/postgres/postmaster.js');
  const start = (port) =>
    startEmbeddedPostgres({ dataDir, database: 'threefold', port, maxConnections: MAX_CONNECTIONS });
  let server = await start();
  return {
    get url() {
      return server.url;
    },
    get pid() {
      return livePostmaster(dataDir);
    },
    kill: async () => {
      const ended = new Promise((resolve) => server.onUnexpectedExit(resolve));
      process.kill(livePostmaster(dataDir), 'SIGKILL');
      await ended;
    },
    restart: async () => {
      server = await start(Number(new URL(server.url).port));
    },
    stop: () => server.stop(),
  };
}
