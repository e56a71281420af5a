import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { createDatabase } from './support/database.js';
import { WatchedPool } from '../src/database/watched-pool.js';
import { type Browser, TestApp } from './support/app.js';
import { until } from './support/until.js';

/** The server's own: as many wait before it refuses, or the first of them so long. */
const MOST_WAITING = 512;
const MANY_AT_ONCE = 64;
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

describe('a server that everybody waits for', () => {
  it('refuses at once when the first of many in the queue has waited for two seconds, and serves again when they are gone', async () => {
    await exhaust();
    const waiting = session().then((answer) => answer.status);
    await until(async () => pool().longestWaitMs > 2_000);
    // Alone it is served, as long as it may take.
    const crowd = Array.from({ length: MANY_AT_ONCE }, () => app.sql.query('SELECT 1'));
    await until(async () => pool().waiting >= MANY_AT_ONCE);
    const startedAt = performance.now();
    const { body, headers } = await session().expect(503);
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect(body).toMatchObject({ success: false, statusCode: 503, code: 'UNAVAILABLE' });
    expect(body.requestId).toBe(headers['x-request-id']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await giveBack();
    expect(await waiting).toBe(200);
    await Promise.all(crowd);
    await session().expect(200);
  });

  it('refuses at once when too many wait, and lets nobody down who waits already', async () => {
    await exhaust();
    const statuses = Array.from({ length: MOST_WAITING }, () => app.sql.query('SELECT 1'));
    await until(async () => pool().waiting >= MOST_WAITING);
    await session().expect(503);
    await giveBack();
    await Promise.all(statuses);
    await session().expect(200);
  });

  it('still says how it is, and still takes what the payment provider says', async () => {
    await exhaust();
    const crowd = Array.from({ length: MOST_WAITING }, () => app.sql.query('SELECT 1'));
    await until(async () => pool().waiting >= MOST_WAITING);
    await browser.get('/api/health/live').expect(200);
    await browser
      .get('/api/metrics')
      .expect(200)
      .expect(/requests_shed_total\{reason="database"\} \d/);
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
