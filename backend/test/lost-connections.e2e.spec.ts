import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { toAppError } from '../src/common/error.filter.js';
import { AppConfig } from '../src/config/app-config.js';
import { KeyedLocks } from '../src/database/keyed-locks.js';
import { servingOptions } from '../src/database/typeorm-options.js';
import { WatchedPool } from '../src/database/watched-pool.js';
import { createDatabase } from './support/database.js';

let database: Awaited<ReturnType<typeof createDatabase>>;
let operator: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  operator = new pg.Client(database.url);
  await operator.connect();
});

afterAll(async () => {
  await operator?.end();
  await database?.drop();
});

/** As PostgreSQL does when it is shut down or killed: it says so and hangs up. */
async function hangUp(processId: number): Promise<void> {
  await operator.query('SELECT pg_terminate_backend($1, 5000)', [processId]);
}

const codeOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => toAppError(error).code);

describe('a connection that PostgreSQL hangs up', () => {
  it('while nobody listens to it yet costs its holder one statement, and the pool gives another', async () => {
    const pool = new WatchedPool({ connectionString: database.url, max: 1 });
    try {
      const held = await pool.connect();
      const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const ended = new Promise<void>((resolve) => held.once('end', resolve));
      await hangUp(rows[0]!.pid);
      await ended;
      expect(await codeOf(held.query('SELECT 1'))).toBe('UNAVAILABLE');
      held.release();
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await pool.end();
    }
  });

  it('between two statements of a transaction is a matter of trying again', async () => {
    const dataSource = await new DataSource(servingOptions(database.url)).initialize();
    try {
      const transaction = dataSource.transaction(async (tx) => {
        const [{ pid }] = await tx.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
        await hangUp(pid);
        await tx.query('SELECT 1');
      });
      expect(await codeOf(transaction)).toBe('UNAVAILABLE');
      expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('while its lock is held ends the holder with a clear answer and lets the next one in', async () => {
    const locks = new KeyedLocks(
      AppConfig.from({
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        JWT_SECRET: 'a-key-that-only-tests-know-and-is-long-enough',
      }),
    );
    try {
      const holder = locks.withLock('a customer', async () => {
        const { rows } = await operator.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'threefold-locks'`,
        );
        await hangUp(rows[0]!.pid);
        await new Promise((resolve) => setTimeout(resolve, 50)); // So that the hanging up is heard before the unlocking.
      });
      expect(await codeOf(holder)).toBe('UNAVAILABLE');
      expect(await locks.withLock('a customer', () => Promise.resolve('let in'))).toBe('let in');
    } finally {
      await locks.onApplicationShutdown();
    }
  });
});
