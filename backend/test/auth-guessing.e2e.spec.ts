import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../src/auth/password-hasher.js';
import { type Browser, PASSWORD, TestApp } from './support/app.js';

/** As cheap as argon2 can be, because these tests are about how often, not how long. */
const CHEAP = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };
const NOBODYS_HASH = await hash('nobody has this password', CHEAP);

/** Compares as the real one does, and counts how often. */
class CountingHasher extends PasswordHasher {
  checks = 0;

  override hash(password: string): Promise<string> {
    return hash(password, CHEAP);
  }

  override async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.checks += 1;
    return (await verify(passwordHash ?? NOBODYS_HASH, password)) && passwordHash !== null;
  }

  override isOutdated(): boolean {
    return false;
  }
}

let a: TestApp;
let hasher: CountingHasher;
beforeAll(async () => {
  hasher = new CountingHasher();
  a = await TestApp.start({
    env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' },
    override: (builder) => builder.overrideProvider(PasswordHasher).useValue(hasher),
  });
});
beforeEach(() => {
  hasher.checks = 0;
});
afterAll(() => a.stop());

/** Every test has addresses of its own, because limits by address alone count over all of them. */
let network = 0;
const nextNetwork = () => {
  network += 1;
  return (host: number) => `10.${network}.${host >> 8}.${host & 255}`;
};

const attempt = (username: string, password: string, address: string, browser = a.browser()) =>
  browser.post('/api/auth/login', { username, password }).set('X-Forwarded-For', address);
const wrong = (username: string, address: string, browser?: Browser) =>
  attempt(username, 'not this one', address, browser);

async function failTimes(times: number, username: string, address: string): Promise<void> {
  for (let n = 0; n < times; n += 1) await wrong(username, address).expect(401);
}

/** As if this much time had passed for every count. */
const pass = (minutes: number) =>
  a.sql.query(
    `WITH pairs AS (UPDATE login_backoff SET started_at = started_at - $1::interval, blocked_until = blocked_until - $1::interval)
     UPDATE login_budget SET checks = ARRAY(SELECT c - $1::interval FROM unnest(checks) c)`,
    [`${minutes} minutes`],
  );

const WAITS = [5, 10, 20, 40, 80, 160, 320, 640, 900];
const nearestWait = (seconds: number) => WAITS.find((wait) => seconds <= wait && seconds > wait - 5) ?? seconds;

describe.each([
  ['of an account', async () => (await a.user()).email],
  ['of nobody', async () => `nobody-${network}@example.com`],
])('ten wrong passwords %s from one address', (_, someone) => {
  it('make the eleventh wait, longer each time, and up to fifteen minutes', async () => {
    const [username, address] = [await someone(), nextNetwork()];
    await failTimes(10, username, address(1));
    const waits: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const refused = await wrong(username, address(1)).expect(429);
      // What has passed since the attempt before is a matter of the machine.
      waits.push(nearestWait(Number(refused.headers['retry-after'])));
      await pass((waits.at(-1) ?? 0) / 60);
      await wrong(username, address(1)).expect(401);
    }
    expect(waits).toEqual([...WAITS, 900]);
  });

  it('are answered with a sentence, a code and the time to wait', async () => {
    const [username, address] = [await someone(), nextNetwork()];
    await failTimes(10, username, address(1));
    const { body, headers } = await wrong(username, address(1)).expect(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(body).toMatchObject({
      statusCode: 429,
      code: 'RATE_LIMITED',
      message: `Too many failed attempts. Please try again in ${seconds} seconds, or reset your password.`,
    });
  });
});

describe('somebody who guesses', () => {
  it('starts anew after fifteen quiet minutes', async () => {
    const [{ email }, address] = [await a.user(), nextNetwork()];
    await failTimes(10, email, address(1));
    await wrong(email, address(1)).expect(429);
    await pass(16);
    await failTimes(10, email, address(1));
    await wrong(email, address(1)).expect(429);
  });

  it('doesn’t slow down the same address for another account, nor another address for the same account', async () => {
    const [victim, neighbour, address] = [await a.user(), await a.user(), nextNetwork()];
    await failTimes(10, victim.email, address(1));
    await wrong(victim.email, address(1)).expect(429);
    await attempt(neighbour.email, PASSWORD, address(1)).expect(200);
    await attempt(victim.email, PASSWORD, address(2)).expect(200);
  });

  it('cannot slip past by trying at the same moment', async () => {
    const [{ email }, address] = [await a.user(), nextNetwork()];
    const answers = await Promise.all(Array.from({ length: 40 }, () => wrong(email, address(1))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(hasher.checks).toBe(10);
  });

  it('within one IPv6 network counts as one address', async () => {
    const { email } = await a.user();
    for (let host = 1; host <= 10; host += 1) await wrong(email, `2001:db8:5:6::${host}`).expect(401);
    await wrong(email, '2001:db8:5:6:ffff::1').expect(429);
    await wrong(email, '2001:db8:5:7::1').expect(401);
  });

  it('cannot choose an address: one proxy is believed about the last hop only', async () => {
    const [{ email }, address] = [await a.user(), nextNetwork()];
    for (let n = 0; n < 10; n += 1) await wrong(email, `198.51.100.${n}, ${address(1)}`).expect(401);
    await wrong(email, `198.51.100.99, ${address(1)}`).expect(429);
  });

  it('is forgotten with the right password', async () => {
    const [{ email }, address] = [await a.user(), nextNetwork()];
    await failTimes(9, email, address(1));
    await attempt(email, PASSWORD, address(1)).expect(200);
    await failTimes(9, email, address(1));
    await attempt(email, PASSWORD, address(1)).expect(200);
  });
});

describe.each([
  ['one address', () => 1],
  ['a hundred addresses', (n: number) => n % 100],
])('five hundred wrong passwords from %s', (_, host) => {
  it('cost at most sixty looks at the password, and keep nobody out of a browser they know', async () => {
    const [user, address] = [await a.user(), nextNetwork()];
    const known = a.browser();
    await attempt(user.email, PASSWORD, address(500), known).expect(200);
    hasher.checks = 0;
    const statuses: number[] = [];
    for (let n = 0; n < 500; n += 20) {
      const calls = Array.from({ length: 20 }, (__, k) => wrong(user.email, address(host(n + k))));
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(hasher.checks).toBeLessThanOrEqual(60);
    expect(hasher.checks).toBe(statuses.filter((status) => status === 401).length);
    await attempt(user.email, PASSWORD, address(500), known).expect(200);
  });
});

describe('an account that strangers are guessing at', () => {
  const besiege = async (username: string) => {
    const address = nextNetwork();
    for (let host = 0; host < 12; host += 1) {
      await Promise.all(Array.from({ length: 5 }, () => wrong(username, address(host))));
    }
    const refused = await wrong(username, address(99)).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    return address;
  };

  it('stays open to whoever has the mailbox', async () => {
    const user = await a.user();
    const address = await besiege(user.email);
    const browser = a.browser();
    const from = address(200);
    await attempt(user.email, PASSWORD, from, browser).expect(429);
    await browser.post('/api/auth/forgot-password', { email: user.email }).set('X-Forwarded-For', from).expect(200);
    const { text } = await a.mailbox.mailAbout(user.email, 'Reset your Threefold password');
    const token = /token=([\w-]{43})/.exec(text)?.[1];
    const password = 'a new password';
    await browser.post('/api/auth/reset-password', { token, password }).set('X-Forwarded-For', from).expect(200);
    await attempt(user.email, password, from, browser).expect(200);
  });

  it('gets its looks back one by one as the hour passes', async () => {
    const { email } = await a.user();
    const address = await besiege(email);
    await pass(61);
    await wrong(email, address(200)).expect(401);
    await attempt(email, PASSWORD, address(201)).expect(200);
  });

  it('is refused alike whether it exists or not', async () => {
    const shown = async (username: string) => {
      const address = await besiege(username);
      const { body } = await wrong(username, address(98)).expect(429);
      return { ...body, requestId: '', message: body.message.replace(/\d+ minutes|1 hour/, 'a while') };
    };
    expect(await shown((await a.user()).email)).toEqual(await shown('nobody-besieged@example.com'));
  });

  it('limits a known device by itself, so that a stolen cookie is no licence', async () => {
    const [{ email }, address] = [await a.user(), nextNetwork()];
    const known = a.browser();
    await attempt(email, PASSWORD, address(1), known).expect(200);
    for (let n = 0; n < 10; n += 1) await wrong(email, address(n + 10), known).expect(401);
    await wrong(email, address(50), known).expect(429);
  });
});

it('lets nobody guess the password of an open session either', async () => {
  const browser = await a.signedIn();
  const body = { currentPassword: 'not this one', newPassword: 'a new password' };
  for (let n = 0; n < 10; n += 1) await browser.post('/api/auth/change-password', body).expect(400);
  const { headers } = await browser.post('/api/auth/change-password', body).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it('multiplies what is allowed by RATE_LIMIT_SCALE', async () => {
  const generous = await TestApp.start({
    env: { RATE_LIMIT_SCALE: '2' },
    override: (builder) => builder.overrideProvider(PasswordHasher).useValue(hasher),
  });
  try {
    const { email } = await generous.user();
    const guess = () => generous.browser().post('/api/auth/login', { username: email, password: 'not this one' });
    for (let n = 0; n < 20; n += 1) await guess().expect(401);
    await guess().expect(429);
  } finally {
    await generous.stop();
  }
});
