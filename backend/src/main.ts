import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppConfig } from './config/app-config.js';
import { ConfigError } from './config/env-reader.js';
import { ErrorReports } from './common/error-reports.js';
import { createApp } from './create-app.js';
import { assertMigrated, runMigrations } from './database/migrate.js';
import { type WatchedPool } from './database/watched-pool.js';
import { endWell } from './end-well.js';
import { listen } from './listen.js';

/** Longer than proxies keep their connections, so that it is never we who close one just as a request comes in on it. */
const KEEP_ALIVE_MS = 75_000;
/** Nobody needs longer to send a header or a body of a few kilobytes; who does only holds a connection. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;

/**
 * What lived as long as a stream and is gone is collected when memory has grown by three tenths. Left to itself the runtime lets
 * it grow fourfold, by the machine's memory and not by what a container may take.
 */
setFlagsFromString('--heap-growing-percent=30');

/**
 * The engine reads drafts by some seven thousand patterns. Those that repeat a group "up to so many times" are compiled with the
 * group written out each time unless told otherwise: a seventh more memory for all of them and no measured gain in time.
 */
setFlagsFromString('--no-regexp-unroll');

/** Production: real services only. The development stack has an entry of its own. */
async function start(): Promise<void> {
  const config = AppConfig.ofProcess();
  if (config.migrateOnStart) await runMigrations(config.databaseUrl);
  else await assertMigrated(config.databaseUrl);
  const app = await createApp(config);
  endWell({
    stop: () => app.close(),
    tell: (fault) => {
      app.get(Logger).fatal({ err: fault }, 'A fault that nobody caught: the server stops');
      app.get(ErrorReports).report(fault);
    },
    patienceMs: config.stopMs,
  });
  const server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  await (app.get(DataSource).driver as unknown as { master: WatchedPool }).master.fill();
  await listen(app, config.port);
  app.get(Logger).log(`${config.appName} answers on port ${config.port} as ${config.appUrl}`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
