import 'reflect-metadata';
import { AppConfig } from './config/app-config.js';
import { ConfigError } from './config/env-reader.js';
import { migrateJobQueue, runMigrations } from './database/migrate.js';

/** `npm run migrate`: the database's part of a deployment alone, for servers that run with MIGRATE_ON_START=false. */
async function migrate(): Promise<void> {
  const databaseUrl = AppConfig.databaseUrlOfProcess();
  const done = await runMigrations(databaseUrl);
  await migrateJobQueue(databaseUrl);
  const what = done.length ? `Migrated: ${done.join(', ')}.` : 'There was nothing to migrate.';
  process.stdout.write(`${what}\n`);
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
