import { DataSource } from 'typeorm';
import { typeormOptions } from './typeorm-options.js';

/** Any number that nothing else in this database locks with. */
const MIGRATION_LOCK = 3_141_592_653;

/** Brings the database up to this build's schema. Several servers may start at once: one migrates, the others wait. */
export async function runMigrations(databaseUrl: string): Promise<void> {
  const dataSource = await new DataSource(typeormOptions(databaseUrl)).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}
