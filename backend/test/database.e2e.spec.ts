import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { assertMigrated, migrateJobQueue, runMigrations } from '../src/database/migrate.js';
import { typeormOptions } from '../src/database/typeorm-options.js';
import { TestApp } from './support/app.js';
import { createDatabase, createEmptyDatabase } from './support/database.js';

async function withDataSource<T>(url: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await new DataSource(typeormOptions(url)).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

it('migrates an empty database, from several servers at once, to exactly the schema of the entities', async () => {
  const database = await createEmptyDatabase();
  try {
    await Promise.all([runMigrations(database.url), runMigrations(database.url), runMigrations(database.url)]);
    const drift = await withDataSource(database.url, (dataSource) => dataSource.driver.createSchemaBuilder().log());
    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
  } finally {
    await database.drop();
  }
});

it('undoes every migration', async () => {
  const database = await createEmptyDatabase();
  try {
    await runMigrations(database.url);
    await withDataSource(database.url, async (dataSource) => {
      for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
      const left = await dataSource.query(
        `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
      );
      expect(left).toEqual([]);
    });
  } finally {
    await database.drop();
  }
});

it('keeps audit entries as they were written, and deletes them only after 24 months', async () => {
  const database = await createDatabase();
  try {
    await withDataSource(database.url, async (dataSource) => {
      const add = (age: string) =>
        dataSource.query(
          `INSERT INTO audit_entry (action, target_type, target_id, created_at) VALUES ('user.role-granted', 'user', '1', now() - $1::interval)`,
          [age],
        );
      await add('23 months');
      await add('25 months');
      await expect(dataSource.query(`UPDATE audit_entry SET action = 'nothing'`)).rejects.toThrow('append-only');
      await expect(dataSource.query('DELETE FROM audit_entry')).rejects.toThrow('append-only');
      await dataSource.query(`DELETE FROM audit_entry WHERE created_at < now() - interval '24 months'`);
      expect(await dataSource.query('SELECT 1 FROM audit_entry')).toHaveLength(1);
    });
  } finally {
    await database.drop();
  }
});

it('lets a server that leaves migrating to a command of its own start only after that command', async () => {
  const database = await createEmptyDatabase();
  try {
    await expect(assertMigrated(database.url)).rejects.toThrow('npm run migrate');
    expect(await runMigrations(database.url)).not.toHaveLength(0);
    await Promise.all([migrateJobQueue(database.url), migrateJobQueue(database.url)]);
    await expect(assertMigrated(database.url)).resolves.toBeUndefined();
    expect(await runMigrations(database.url)).toEqual([]);
    const a = await TestApp.start({ env: { DATABASE_URL: database.url, MIGRATE_ON_START: 'false' } });
    await a.browser().get('/api/health/ready').expect(200);
    await a.stop();
  } finally {
    await database.drop();
  }
});
