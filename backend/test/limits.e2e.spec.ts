import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { RATE_LIMITS, type RateLimitName } from '../src/limits/rate-limits.js';
import { APP_URL, type Browser, PASSWORD, TestApp } from './support/app.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
});
afterAll(() => a.stop());

let addresses = 0;
/** An address of nobody else’s. */
const newAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

const from = (address: string, call: Test): Test => call.set('X-Forwarded-For', address);

const ask = (address: string): Test => from(address, a.browser().get('/api/auth/session'));
const contact = (address: string): Test =>
  from(
    address,
    a.browser().post('/api/contact', { name: 'Ada', email: 'ada@example.com', message: 'Hello to you all' }),
  );
const forgot = (address: string, email: string): Test =>
  from(address, a.browser().post('/api/auth/forgot-password', { email }));
const resend = (address: string, email: string): Test =>
  from(address, a.browser().post('/api/auth/resend-verification', { email }));
/** Refused before a single hash is made. */
const register = (address: string): Test => from(address, a.browser().post('/api/auth/register', { email: 'none' }));
const login = (address: string): Test => from(address, a.browser().post('/api/auth/login', { username: 'none' }));

async function statuses(count: number, call: (n: number) => Test): Promise<number[]> {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) answers.push((await call(n)).status);
  return answers;
}

const limitOf = (name: RateLimitName): number => RATE_LIMITS[name].requests;

async function expectRefusal(call: Test, refusal: string, seconds: number): Promise<void> {
  const { body, headers } = await call.expect(429);
  expect(body).toMatchObject({ success: false, statusCode: 429, code: 'RATE_LIMITED', requestId: expect.any(String) });
  expect(body.message).toMatch(new RegExp(`^${refusal} Please try again in \\d+ (second|minute)s?\\.$`));
  const retryAfter = Number(headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
  expect(Object.keys(headers).filter((name) => name.startsWith('retry-after'))).toEqual(['retry-after']);
}

describe('one address', () => {
  it.each([
    ['registers', 'register', register, 400],
    ['logs in', 'login', login, 400],
    ['writes to us', 'contact', contact, 200],
  ] as const)('%s as often as its limit says, and no more', async (_, name, call, usual) => {
    const address = newAddress();
    const answers = await statuses(limitOf(name), () => call(address));
    expect(answers).toEqual(Array(limitOf(name)).fill(usual));
    await expectRefusal(call(address), RATE_LIMITS[name].refusal, RATE_LIMITS[name].seconds);
    expect((await call(newAddress())).status).toBe(usual);
  });

  it('asks for mails as often as its limit says, forgotten passwords and links together', async () => {
    const address = newAddress();
    const { requests, refusal, seconds } = RATE_LIMITS.mailRequest;
    const call = (n: number): Test => (n % 2 ? forgot : resend)(address, `somebody-${address}-${n}@example.com`);
    expect(await statuses(requests, call)).toEqual(Array(requests).fill(200));
    await expectRefusal(call(requests), refusal, seconds);
  });

  it('asks for anything 600 times a minute, over all routes together', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: limitOf('any') }, (_, n) =>
        n % 2 ? ask(address) : from(address, a.browser().get('/api/auth/verify-reset-token')),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
    await expectRefusal(ask(address), RATE_LIMITS.any.refusal, RATE_LIMITS.any.seconds);
    await from(address, a.browser().get('/api/health/live')).expect(200);
    await from(address, a.browser().get('/api/metrics')).expect(200);
    expect((await from(address, a.browser().get('/'))).status).not.toBe(429);
  });
});

describe('one mailbox', () => {
  it('is sent at most five mails an hour on a stranger’s word, from however many addresses, known or not', async () => {
    const known = (await a.user()).email;
    for (const email of [known, 'nobody-at-all@example.com']) {
      const call = (n: number): Test =>
        (n % 2 ? forgot : resend)(newAddress(), n % 3 ? email : ` ${email.toUpperCase()} `);
      expect(await statuses(5, call)).toEqual([200, 200, 200, 200, 200]);
      await expectRefusal(call(5), RATE_LIMITS.mailRecipient.refusal, RATE_LIMITS.mailRecipient.seconds);
    }
  });

  it('is no reason to refuse the next one', async () => {
    const address = newAddress();
    expect(await statuses(6, () => forgot(address, 'flooded@example.com'))).toEqual([200, 200, 200, 200, 200, 429]);
    await forgot(address, 'other@example.com').expect(200);
  });

  it('is also not flooded by somebody who pretends to move there', async () => {
    const browser = await a.signedIn();
    const change = (n: number): Test =>
      from(
        newAddress(),
        browser.post('/api/account/email', { email: 'victim@example.com', password: n ? PASSWORD : 'x' }),
      );
    expect(await statuses(6, change)).toEqual([400, 200, 200, 200, 200, 429]);
  });
});

describe('one person', () => {
  const optimize = (browser: Browser, address = newAddress()): Test =>
    from(address, browser.post('/api/optimize-prompt', { prompt: '' }));

  it('optimizes 60 times a minute, from however many addresses', async () => {
    const browser = await a.signedIn();
    expect(await statuses(60, () => optimize(browser))).toEqual(Array(60).fill(400));
    await expectRefusal(optimize(browser), RATE_LIMITS.optimize.refusal, RATE_LIMITS.optimize.seconds);
    await from(newAddress(), browser.get('/api/track-usage')).expect(200);
  });

  it('is not held up by a neighbour behind the same address', async () => {
    const [one, other] = [await a.signedIn(), await a.signedIn()];
    const address = newAddress();
    expect((await statuses(61, () => optimize(one, address))).at(-1)).toBe(429);
    await optimize(other, address).expect(400);
  });

  it('who is signed out is told so, not that there was too much', async () => {
    await from(newAddress(), a.browser().post('/api/optimize-prompt', { prompt: '' })).expect(401);
  });
});

describe('whose address counts', () => {
  it('is the one our proxy saw, whatever the caller claims before it', async () => {
    const proxySaw = newAddress();
    const answers = await statuses(limitOf('contact') + 1, () => contact(`${newAddress()}, ${proxySaw}`));
    expect(answers.at(-1)).toBe(429);
  });

  it('is the connection’s where no proxy is trusted', async () => {
    const direct = await TestApp.start({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const form = { name: 'Ada', email: 'ada@example.com', message: 'Hello to you all' };
      const call = (): Test => from(newAddress(), direct.browser().post('/api/contact', form));
      expect((await statuses(limitOf('contact') + 1, call)).at(-1)).toBe(429);
    } finally {
      await direct.stop();
    }
  });

  it('is a whole /64 of IPv6, and no more', async () => {
    const call = (n: number): Test => contact(`2001:db8:1:2:${n.toString(16)}::${n}`);
    expect((await statuses(limitOf('contact') + 1, call)).at(-1)).toBe(429);
    await contact('2001:db8:1:3::1').expect(200);
  });

  it('is the same written as IPv4 and as IPv4 within IPv6', async () => {
    const address = newAddress();
    await statuses(limitOf('contact'), (n) => contact(n % 2 ? address : `::ffff:${address}`));
    await contact(address).expect(429);
  });
});

describe('a limit', () => {
  it('refuses before anything is read or done', async () => {
    const address = newAddress();
    await statuses(limitOf('register'), () => register(address));
    const email = 'too-late@example.com';
    const form = { email, password: PASSWORD, confirmPassword: PASSWORD };
    await from(address, a.browser().post('/api/auth/register', form)).expect(429);
    expect(await a.sql.query('SELECT 1 FROM user_account WHERE email = $1', [email])).toEqual([]);
  });

  it('counts what parallel requests do', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => contact(address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limitOf('contact'));
  });

  it('is told by metrics', async () => {
    const { text } = await a.browser().get('/api/metrics').expect(200);
    expect(text).toMatch(/rate_limited_total\{limit="contact"\} \d+/);
  });

  it('grows with RATE_LIMIT_SCALE', async () => {
    const wide = await TestApp.start({ env: { RATE_LIMIT_SCALE: '3' } });
    try {
      const form = { name: 'Ada', email: 'ada@example.com', message: 'Hello to you all' };
      const answers = await statuses(31, () => wide.browser().post('/api/contact', form));
      expect(answers).toEqual([...Array(30).fill(200), 429]);
    } finally {
      await wide.stop();
    }
  });

  it('is for the API: pages and files are not counted', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: limitOf('any') + 20 }, () => from(address, a.browser().raw('get', '/nope.js'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    await ask(address).set('Origin', APP_URL).expect(200);
  });
});
