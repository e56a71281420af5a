// A development stack of its own for tests and proofs: a free port, a data folder, the built server, real PostgreSQL.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServer, spawnServer } from './server.mjs';

const PATIENCE_MS = 60_000;

export const temporaryDataDir = () => mkdtempSync(join(tmpdir(), 'threefold-stack-'));

export const removeDataDir = (dataDir) => rmSync(dataDir, { recursive: true, force: true });

/**
 * Starts the stack on `dataDir` and resolves when it answers.
 * @throws Error with what it wrote, when it doesn't come up.
 */
export async function startStack({ dataDir, env = {} }) {
  // When the test run is killed, the channel closes and the stack stops by itself.
  const child = spawnServer({ env: { PORT: '0', APP_URL: '', THREEFOLD_DATA_DIR: dataDir, ...env }, output: 'pipe' });
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

/** A PostgreSQL apart from the stack, so that either can die without the other. */
export async function killablePostgres(dataDir) {
  const { startEmbeddedPostgres } = await import('../backend/dist/dev/embedded-postgres.js');
  const { livePostmaster } = await import('../backend/dist/dev/postgres/postmaster.js');
  const start = () => startEmbeddedPostgres({ dataDir, database: 'threefold' });
  let server = await start();
  return {
    get url() {
      return server.url;
    },
    kill: async () => {
      const ended = new Promise((resolve) => server.onUnexpectedExit(resolve));
      process.kill(livePostmaster(dataDir), 'SIGKILL');
      await ended;
    },
    restart: async () => {
      server = await start();
    },
    stop: () => server.stop(),
  };
}
