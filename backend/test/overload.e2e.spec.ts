import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { createDatabase } from './support/database.js';
import { WatchedPool } from '../src/database/watched-pool.js';
import { type Browser, TestApp } from './support/app.js';
import { until } from './support/until.js';

/** The server's own: so many may wait for a connection, and a few at the door, before it refuses. */
const ENOUGH_FOR_POOL = 32;
const FEW = 32;
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
  const crowd = Array.from({ length: ENOUGH_FOR_POOL }, () => app.sql.query('SELECT 1'));
  await until(async () => pool().waiting >= ENOUGH_FOR_POOL);
  return crowd;
}

const atTheDoor = async (): Promise<number> => {
  const { text } = await browser.get('/api/metrics').expect(200);
  return Number(/^requests_waiting (\d+)$/m.exec(text)?.[1]);
};

describe('a server that everybody waits for', () => {
  it('keeps a few waiting, refuses the others at once, and serves again when there is room', async () => {
    const crowd = await crowdThePool();
    const waiting = Array.from({ length: FEW }, () => session().then(({ status }) => status));
    await until(async () => (await atTheDoor()) === FEW);
    // After a second of it, this isn't a crowd that is soon gone.
    let refused: Awaited<ReturnType<typeof session>> | undefined;
    await until(async () => {
      refused = await session()
        .timeout(500)
        .catch(() => undefined);
      return refused?.status === 503;
    });
    const { body, headers } = refused!;
    expect(body).toMatchObject({ success: false, statusCode: 503, code: 'UNAVAILABLE' });
    expect(body.message).toBe('The service is busy. Please try again in a moment.');
    expect(body.requestId).toBe(headers['x-request-id']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await giveBack();
    await Promise.all(crowd);
    // Those who came first were served, unless the machine took two seconds over all this.
    for (const status of await Promise.all(waiting)) expect([200, 503]).toContain(status);
    await session().expect(200);
  });

  it('gives the refused the id that their proxy gave them', async () => {
    const crowd = await crowdThePool();
    await until(async () => {
      const { status, body } = await session().set('X-Request-Id', 'given-by-the-proxy');
      return status === 503 && body.requestId === 'given-by-the-proxy';
    });
    await giveBack();
    await Promise.all(crowd);
  });

  it('still says how it is, and still takes what the payment provider says', async () => {
    const crowd = await crowdThePool();
    await until(async () => (await session()).status === 503);
    await browser.get('/api/health/live').expect(200);
    await browser
      .get('/api/metrics')
      .expect(200)
      .expect(/requests_shed_total [1-9]/);
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
