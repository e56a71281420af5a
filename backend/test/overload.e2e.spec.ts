import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { createDatabase } from './support/database.js';
import { WatchedPool } from '../src/database/watched-pool.js';
import { type Browser, TestApp } from './support/app.js';
import { until } from './support/until.js';

/** The server's own: with so many waiting for a connection, nobody is let in. */
const ENOUGH_FOR_POOL = 32;
const POOL_SIZE = 16;

let app: TestApp;
let browser: Browser;
let held: QueryRunner[] = [];

beforeAll(async () => {
  app = await TestApp.start();
  browser = await app.signedIn();
});
afterAll(() => app?.stop());
afterEach(() => giveBack());

/** Takes every connection there is. */
async function exhaust(): Promise<void> {
  held = Array.from({ length: POOL_SIZE }, () => app.sql.createQueryRunner());
  await Promise.all(held.map((runner) => runner.connect()));
}

async function giveBack(): Promise<void> {
  await Promise.all(held.splice(0).map((runner) => runner.release()));
}

const pool = (): WatchedPool => (app.sql.driver as unknown as { master: WatchedPool }).master;
const session = () => browser.get('/api/auth/session');

/** As many as there may be, waiting for a connection. */
async function crowdThePool(): Promise<Promise<unknown>[]> {
  await exhaust();
  // A busy machine may keep them longer than a connection is waited for.
  const crowd = Array.from({ length: ENOUGH_FOR_POOL }, () => app.sql.query('SELECT 1').catch(() => undefined));
  await until(async () => pool().waiting >= ENOUGH_FOR_POOL);
  return crowd;
}

describe('a server that everybody waits for', () => {
  it('refuses whoever waited at the door in vain, and serves again when there is room', async () => {
    const crowd = await crowdThePool();
    const { body, headers } = await session().expect(503);
    expect(body).toMatchObject({ success: false, statusCode: 503, code: 'UNAVAILABLE' });
    expect(body.message).toBe('The service is busy. Please try again in a moment.');
    expect(body.requestId).toBe(headers['x-request-id']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await giveBack();
    await Promise.all(crowd);
    await session().expect(200);
  });

  it('gives the refused the id that their proxy gave them', async () => {
    const crowd = await crowdThePool();
    const { body } = await session().set('X-Request-Id', 'given-by-the-proxy').expect(503);
    expect(body.requestId).toBe('given-by-the-proxy');
    await giveBack();
    await Promise.all(crowd);
  });

  it('still says how it is, and still takes what the payment provider says', async () => {
    const crowd = await crowdThePool();
    await session().expect(503);
    await browser.get('/api/health/live').expect(200);
    await browser
      .get('/api/metrics')
      .expect(200)
      .expect(/requests_shed_total [1-9]/)
      .expect(/requests_waiting 0/);
    const { status } = await browser.post('/api/webhooks/stripe', {});
    expect(status).not.toBe(503);
    await giveBack();
    await Promise.all(crowd);
  });
});

describe('a connection whose statement is not answered in time', () => {
  it('is given up, so that the next statement does not wait behind it', async () => {
    const database = await createDatabase();
    const impatient = new WatchedPool({ connectionString: database.url, max: 1, query_timeout: 200 });
    impatient.on('error', () => undefined);
    const client = await impatient.connect();
    client.on('error', () => undefined);
    await expect(client.query('SELECT pg_sleep(20)')).rejects.toThrow('Query read timeout');
    client.release();
    const startedAt = performance.now();
    const { rows } = await impatient.query<{ answer: number }>('SELECT 42 AS answer');
    expect(rows).toEqual([{ answer: 42 }]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    await impatient.end();
    await database.drop();
  });
});

describe('a pool of a server that starts', () => {
  it('has all its connections before anybody asks for one', async () => {
    const database = await createDatabase();
    const pool = new WatchedPool({ connectionString: database.url, max: 3 });
    await pool.fill();
    expect({ idle: pool.idleCount, waiting: pool.waiting }).toEqual({ idle: 3, waiting: 0 });
    await pool.end();
    await database.drop();
  });
});
