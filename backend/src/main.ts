import 'reflect-metadata';
import { AppConfig } from './config/app-config.js';
import { ConfigError } from './config/env-reader.js';
import { createApp } from './create-app.js';
import { runMigrations } from './database/migrate.js';
import { stopOnSignal } from './stop-on-signal.js';

/** Production: real services only. The development stack has an entry of its own. */
async function start(): Promise<void> {
  const config = AppConfig.ofProcess();
  await runMigrations(config.databaseUrl);
  const app = await createApp(config);
  stopOnSignal(() => app.close());
  await app.listen(config.port);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
