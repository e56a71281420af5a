import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { typeormOptions } from './typeorm-options.js';

/** Any number that nothing else in this database locks with. */
const MIGRATION_LOCK = 3_141_592_653;

/** Brings the database up to this build's schema. Several servers may start at once: one migrates, the others wait. */
export async function runMigrations(databaseUrl: string): Promise<string[]> {
  return withDataSource(databaseUrl, async (dataSource) => {
    const lock = dataSource.createQueryRunner();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const done = await dataSource.runMigrations();
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      return done.map(({ name }) => name);
    } finally {
      await lock.release();
    }
  });
}

/** The job queue keeps its tables itself; it too makes one of several servers the one that migrates. */
export async function migrateJobQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, max: 1 });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** For servers that leave migrating to `npm run migrate`. @throws Error when that has not been done for this build */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  if (await withDataSource(databaseUrl, (dataSource) => dataSource.showMigrations())) {
    throw new Error(
      'The database is older than this build and MIGRATE_ON_START is false. Run "npm run migrate" first.',
    );
  }
}

async function withDataSource<T>(databaseUrl: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await new DataSource(typeormOptions(databaseUrl)).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
