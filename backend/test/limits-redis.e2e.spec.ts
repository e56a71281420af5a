import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import type { Test } from 'supertest';
import { RATE_LIMITS } from '../src/limits/rate-limits.js';
import { TestApp } from './support/app.js';
import { TestRedis } from './support/redis.js';
import { until } from './support/until.js';

const LIMIT = RATE_LIMITS.contact.requests;
const FORM = { name: 'Ada', email: 'ada@example.com', message: 'Hello to you all' };

let redis: TestRedis;
let replicas: TestApp[];
let log: string;

function replica(): Promise<TestApp> {
  const logDestination = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const env = { REDIS_URL: redis.url, RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', LOG_LEVEL: 'info' };
  return TestApp.start({ env, logDestination });
}

beforeAll(async () => {
  redis = await TestRedis.start();
  log = '';
  replicas = [await replica(), await replica()];
});
afterAll(async () => {
  for (const app of replicas ?? []) await app.stop();
  await redis?.stop();
});
beforeEach(async () => {
  await Promise.all(replicas.map((app) => whileCounting(app, 'together')));
  log = '';
});

let addresses = 0;
const newAddress = (): string => `203.0.113.${(addresses += 1)}`;

const send = (app: TestApp | undefined, address: string): Test => {
  if (!app) throw new Error('There is no such replica');
  return app.browser().post('/api/contact', FORM).set('X-Forwarded-For', address);
};

/** How many of these requests are let through, the replicas taking turns. */
async function letThrough(count: number, address = newAddress()): Promise<number> {
  let passed = 0;
  for (let n = 0; n < count; n += 1) {
    const { status } = await send(replicas[n % replicas.length], address);
    expect([200, 429]).toContain(status);
    if (status === 200) passed += 1;
  }
  return passed;
}

async function whileCounting(app: TestApp, how: 'together' | 'alone'): Promise<void> {
  await until(async () => {
    // Something has to be counted for the server to notice.
    await app.browser().get('/api/auth/session').expect(200);
    const { text } = await app.browser().get('/api/metrics');
    return text.includes(`redis_up ${how === 'together' ? 1 : 0}\n`);
  });
}

const linesAbout = (text: string): number => log.split('\n').filter((line) => line.includes(text)).length;

describe('with Redis', () => {
  it('all replicas count together', async () => {
    expect(await letThrough(3 * LIMIT)).toBe(LIMIT);
  });

  it('parallel requests to all of them do not slip past', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send(replicas[n % 2], address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  });

  it('a refusal is told as without it, with one Retry-After', async () => {
    const address = newAddress();
    await letThrough(LIMIT, address);
    const { body, headers } = await send(replicas[0], address).expect(429);
    expect(body).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many messages from your network. Please try again in 60 minutes.',
    });
    expect(headers['retry-after']).toBe('3600');
  });
});

describe('when Redis is gone', () => {
  it('every replica counts for itself and says so once, until Redis is back', async () => {
    await redis.kill();
    await Promise.all(replicas.map((app) => whileCounting(app, 'alone')));
    expect(await letThrough(4 * LIMIT)).toBe(2 * LIMIT);
    expect(linesAbout('Redis does not answer')).toBe(2);
    await redis.run();
    await Promise.all(replicas.map((app) => whileCounting(app, 'together')));
    expect(await letThrough(3 * LIMIT)).toBe(LIMIT);
    expect(linesAbout('Redis is back')).toBe(2);
  });

  it('a server starts without it', async () => {
    await redis.kill();
    const alone = await replica();
    try {
      await send(alone, newAddress()).expect(200);
    } finally {
      await alone.stop();
      await redis.run();
    }
  });

  it('and gives no answer, requests wait for it once and not each', async () => {
    redis.freeze();
    try {
      const startedAt = performance.now();
      expect(await letThrough(4 * LIMIT)).toBe(2 * LIMIT);
      // Two replicas notice after a second each; forty requests that did would take forty.
      expect(performance.now() - startedAt).toBeLessThan(20_000);
      expect(linesAbout('Redis does not answer')).toBe(2);
    } finally {
      redis.thaw();
    }
  });
});
