import 'reflect-metadata';
import { join } from 'node:path';
import { renderBanner } from './banner.js';
import { readEnvironment } from './environment.js';
import { Shutdown } from './shutdown.js';
import { type RunningStack, startStack } from './stack.js';

/** This file runs as backend/dist/dev/main.js. */
const ROOT = join(import.meta.dirname, '../../..');
const INTERRUPTED = 130;

const shutdown = new Shutdown();
let signals = 0;

async function start(): Promise<RunningStack> {
  const environment = readEnvironment(process.env, ROOT);
  return startStack(environment, shutdown, (log) => {
    console.error(`PostgreSQL ended without being asked to. Its last words are in ${log}.`);
    void stop(1);
  });
}

const started = start();

async function stop(exitCode: number): Promise<void> {
  await shutdown.run(started);
  process.exit(exitCode);
}

/** The first asks to finish what runs, the second to drop it, the third ends this process as it is. */
function onSignal(): void {
  signals += 1;
  if (signals === 1) void stop(0);
  else if (signals === 2) shutdown.hurry();
  else process.exit(INTERRUPTED);
}

// A closed terminal or pipe must not end us before the database is stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
// Whoever started us holds the other end of this channel: when they are killed, we stop too.
process.on('disconnect', () => void stop(0));

try {
  const { addresses, accounts, parts } = await started;
  console.log(renderBanner(addresses, accounts, parts, process.uptime().toFixed(1)));
  process.send?.({ type: 'ready', ...addresses });
} catch (error) {
  if (!shutdown.isRequested) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
