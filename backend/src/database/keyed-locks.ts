import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { SteadyClient } from './watched-pool.js';

/** Each held lock keeps a connection while its holder talks to somebody else, so they have a small pool of their own. */
const POOL_SIZE = 4;
const WAIT_MS = 15_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * One at a time for a key, over all servers: for work that talks to the outside and so can't be one transaction.
 * The database gives a lock back when its holder dies.
 */
@Injectable()
export class KeyedLocks implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(config: AppConfig) {
    this.pool = new pg.Pool({
      connectionString: config.databaseUrl,
      application_name: 'threefold-locks',
      max: POOL_SIZE,
      connectionTimeoutMillis: WAIT_MS,
      idleTimeoutMillis: 10_000,
      lock_timeout: WAIT_MS,
      Client: SteadyClient,
    });
    this.pool.on('error', () => undefined); // An idle connection that broke is replaced at the next use.
  }

  /** Runs `work` when nobody else holds the key. @throws AppError UNAVAILABLE when that takes too long. */
  async withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
    // Those of this process line up here first, so that one popular key takes one connection and not all of them.
    const before = this.queues.get(key) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(() => this.withDatabaseLock(key, work));
    this.queues.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.queues.get(key) === turn) this.queues.delete(key);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async withDatabaseLock<T>(key: string, work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isBroken = true;
    try {
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [key]).catch(explainWait);
      const result = await work().finally(() =>
        client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key]),
      );
      isBroken = false;
      return result;
    } finally {
      // Closing the connection gives the lock back even if the unlocking failed.
      client.release(isBroken);
    }
  }
}

function explainWait(cause: unknown): never {
  if (cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE) {
    throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
      retryAfterSeconds: 2,
      cause,
    });
  }
  throw cause;
}
