import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { User } from '../src/users/user.entity.js';
import { type Browser, PASSWORD, TestApp } from './support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

/** What an authenticator app shows. `steps`: half minutes from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

const login = (email: string, code?: string, browser: Browser = app.browser(), password = PASSWORD) =>
  browser.post('/api/auth/login', { username: email, password, ...(code !== undefined && { code }) });

/** An administrator who has set it up, with the code of the half minute before, so that the present one is still good. */
async function protectedAdmin(of: TestApp = app) {
  const user = await of.user({ role: 'admin' });
  const browser = await of.signedIn(user);
  const { body: begun } = await browser.post('/api/account/second-factor/begin', { password: PASSWORD }).expect(200);
  const { body } = await browser
    .post('/api/account/second-factor/enable', { code: codeOf(begun.secret, -1) })
    .expect(200);
  return { user, browser, secret: begun.secret as string, recoveryCodes: body.recoveryCodes as string[] };
}

describe('setting up two-step sign-in', () => {
  it('takes the password, a first code of the app, and gives ten recovery codes once', async () => {
    const user = await app.user({ role: 'admin' });
    const browser = await app.signedIn(user);
    expect((await browser.get('/api/account/second-factor').expect(200)).body).toEqual({
      enabled: false,
      required: false,
      recoveryCodesLeft: 0,
      enabledAt: null,
    });
    const wrong = await browser.post('/api/account/second-factor/begin', { password: 'not this one' }).expect(400);
    expect(wrong.body.errors).toEqual({ password: 'This password is not right.' });

    const { body: begun } = await browser.post('/api/account/second-factor/begin', { password: PASSWORD }).expect(200);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(decodeURIComponent(begun.uri)).toContain(`Threefold:${user.email}`);
    // Nothing is asked for before the app has shown that it knows the secret.
    await login(user.email).expect(200);
    const { body: refused } = await browser.post('/api/account/second-factor/enable', { code: '000000' }).expect(400);
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', errors: { code: expect.any(String) } });

    const { body } = await browser
      .post('/api/account/second-factor/enable', { code: codeOf(begun.secret) })
      .expect(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.recoveryCodes[0]).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect((await browser.get('/api/account/second-factor').expect(200)).body).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
      enabledAt: expect.any(String),
    });
  });

  it('signs other browsers out, tells the owner by mail, and leaves a trace', async () => {
    const user = await app.user({ role: 'admin' });
    const elsewhere = await app.signedIn(user);
    const browser = await app.signedIn(user);
    const { body: begun } = await browser.post('/api/account/second-factor/begin', { password: PASSWORD }).expect(200);
    await browser.post('/api/account/second-factor/enable', { code: codeOf(begun.secret) }).expect(200);
    expect((await elsewhere.get('/api/auth/session').expect(200)).body.isAuthenticated).toBe(false);
    expect((await browser.get('/api/auth/session').expect(200)).body.isAuthenticated).toBe(true);
    const mail = await app.mailbox.mailAbout(user.email, 'Two-step sign-in to Threefold');
    expect(mail.text).toContain('was turned on');
    const rows = await app.sql.query('SELECT action FROM audit_entry WHERE target_id = $1', [user.id]);
    expect(rows).toEqual([{ action: 'second-factor.enabled' }]);
  });

  it('is for administrators', async () => {
    const browser = await app.signedIn();
    const { body } = await browser.post('/api/account/second-factor/begin', { password: PASSWORD }).expect(403);
    expect(body.code).toBe('FORBIDDEN');
  });

  it('stores neither the secret nor a code that anybody could use', async () => {
    const { user, secret, recoveryCodes } = await protectedAdmin();
    const [row] = await app.sql.query(
      `SELECT (SELECT row_to_json(f)::text FROM second_factor f WHERE user_id = $1) AS factor,
              (SELECT json_agg(c)::text FROM recovery_code c WHERE user_id = $1) AS codes,
              (SELECT encode(secret, 'escape') FROM second_factor WHERE user_id = $1) AS sealed`,
      [user.id],
    );
    const stored = `${row.factor}${row.codes}${row.sealed}`;
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });
});

describe('signing in', () => {
  it('asks for the code only after the right password', async () => {
    const { user, secret } = await protectedAdmin();
    expect((await login(user.email, codeOf(secret), undefined, 'not this one').expect(401)).body.code).toBe(
      'INVALID_CREDENTIALS',
    );
    const { body } = await login(user.email).expect(401);
    expect(body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      message: 'Please enter the code your authenticator app shows.',
    });
    expect(body.errors).toBeUndefined();
    expect((await login(user.email, '000000').expect(401)).body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      errors: { code: expect.any(String) },
    });
    await login(user.email, codeOf(secret)).expect(200);
  });

  it('takes each code once, also from two who send it at the same moment', async () => {
    const { user, secret } = await protectedAdmin();
    const code = codeOf(secret);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await login(user.email, code)).status));
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
    await login(user.email, code).expect(401);
    await login(user.email, codeOf(secret, 1)).expect(200);
  });

  it('takes each recovery code once, however it is written, and tells the owner', async () => {
    const { user, recoveryCodes } = await protectedAdmin();
    const [first, second] = recoveryCodes as [string, string];
    await login(user.email, first.toLowerCase().replaceAll('-', ' ')).expect(200);
    await login(user.email, first).expect(401);
    const browser = app.browser();
    await login(user.email, second, browser).expect(200);
    expect((await browser.get('/api/account/second-factor').expect(200)).body.recoveryCodesLeft).toBe(8);
    await app.mailbox.mailAbout(user.email, 'Two-step sign-in to Threefold', { count: 3 });
    const told = app.mailbox.mails.filter(({ to, text }) => to === user.email && text.includes('with a recovery code'));
    expect(told).toHaveLength(2);
  });

  it("doesn't ask those who have none", async () => {
    const user = await app.user({ role: 'admin' });
    await login(user.email, '123456').expect(200);
  });
});

describe('guessing codes', () => {
  it('is slowed down like guessing passwords, and asking for the question again buys nothing', async () => {
    const strict = await TestApp.start({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const { user } = await protectedAdmin(strict);
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const without = strict.browser().post('/api/auth/login', { username: user.email, password: PASSWORD });
        if ((await without).status === 429) break;
        const body = { username: user.email, password: PASSWORD, code: '000000' };
        statuses.push((await strict.browser().post('/api/auth/login', body)).status);
      }
      expect(statuses).toEqual(Array(10).fill(401));
    } finally {
      await strict.stop();
    }
  });
});

describe('changing it', () => {
  it('takes password and code', async () => {
    const { browser, secret } = await protectedAdmin();
    const remove = (body: object) => browser.delete('/api/account/second-factor', body);
    expect((await remove({ password: PASSWORD }).expect(400)).body.errors).toEqual({
      code: 'Please enter the code your app shows.',
    });
    await remove({ password: PASSWORD, code: '000000' }).expect(400);
    expect((await remove({ password: 'not this one', code: codeOf(secret) }).expect(400)).body.errors).toEqual({
      password: 'This password is not right.',
    });
    await remove({ password: PASSWORD, code: codeOf(secret) }).expect(200);
    expect((await browser.get('/api/account/second-factor').expect(200)).body.enabled).toBe(false);
    await remove({ password: PASSWORD }).expect(409);
  });

  it('makes new recovery codes, after which the earlier ones are worth nothing', async () => {
    const { user, browser, secret, recoveryCodes } = await protectedAdmin();
    const proof = { password: PASSWORD, code: codeOf(secret) };
    const { body } = await browser.post('/api/account/second-factor/recovery-codes', proof).expect(200);
    await login(user.email, recoveryCodes[0]).expect(401);
    await login(user.email, body.recoveryCodes[0]).expect(200);
  });

  it('moves to another app, and the first one works until then', async () => {
    const { user, browser, secret } = await protectedAdmin();
    const proof = { password: PASSWORD, code: codeOf(secret) };
    const { body: begun } = await browser.post('/api/account/second-factor/begin', proof).expect(200);
    await login(user.email, codeOf(secret, 1)).expect(200);
    await browser.post('/api/account/second-factor/enable', { code: codeOf(begun.secret) }).expect(200);
    await login(user.email, codeOf(secret, 1)).expect(401);
    await login(user.email, codeOf(begun.secret, 1)).expect(200);
  });
});

describe('where the operator asks for it', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await TestApp.start({ env: { ADMIN_REQUIRE_TOTP: 'true' } });
  });
  afterAll(() => strict.stop());

  it('an administrator does nothing before it is set up, and goes on in the same session after', async () => {
    const user = await strict.user({ role: 'admin' });
    const browser = await strict.signedIn(user);
    const { body } = await browser.get('/api/admin/users').expect(401);
    expect(body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await browser.get('/api/account/second-factor').expect(200)).body.required).toBe(true);
    const { body: begun } = await browser.post('/api/account/second-factor/begin', { password: PASSWORD }).expect(200);
    await browser.post('/api/account/second-factor/enable', { code: codeOf(begun.secret, -1) }).expect(200);
    await browser.get('/api/admin/users').expect(200);
    // It can't be turned off, only moved.
    const proof = { password: PASSWORD, code: codeOf(begun.secret) };
    expect((await browser.delete('/api/account/second-factor', proof).expect(403)).body.code).toBe('FORBIDDEN');
  });

  it('everyone else signs in as ever', async () => {
    const browser = await strict.signedIn();
    await browser.get('/api/account').expect(200);
  });
});

describe('a server whose key was changed', () => {
  const OLD = 'the-key-before-this-one-which-only-tests-know';
  const NEW = 'the-key-after-that-one-which-only-tests-know!';
  const sealWith = (env: Record<string, string>) => TestApp.start({ env });

  it('still reads what the earlier key sealed, and seals it anew', async () => {
    const before = await sealWith({ JWT_SECRET: OLD });
    const after = await sealWith({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
    try {
      const { user, secret } = await protectedAdmin(before);
      const [row] = await before.sql.query('SELECT * FROM second_factor WHERE user_id = $1', [user.id]);
      const copy: User = await after.user({ role: 'admin' });
      await after.sql.query(
        'INSERT INTO second_factor (user_id, secret, last_step, enabled_at) VALUES ($1, $2, $3, now())',
        [copy.id, row.secret, row.last_step],
      );
      const body = { username: copy.email, password: PASSWORD, code: codeOf(secret) };
      await after.browser().post('/api/auth/login', body).expect(200);
      const [resealed] = await after.sql.query('SELECT secret FROM second_factor WHERE user_id = $1', [copy.id]);
      expect(resealed.secret.equals(row.secret)).toBe(false);
      await after
        .browser()
        .post('/api/auth/login', { ...body, code: codeOf(secret, 1) })
        .expect(200);
    } finally {
      await before.stop();
      await after.stop();
    }
  });
});

describe("an administrator's session after half an hour", () => {
  it('still reads, and changes something only after the password was given again', async () => {
    const user = await app.user({ role: 'admin' });
    const other = await app.user();
    const browser = await app.signedIn(user);
    await app.sql.query(`UPDATE session SET authenticated_at = now() - interval '31 minutes' WHERE user_id = $1`, [
      user.id,
    ]);
    await browser.get('/api/admin/users').expect(200);
    for (const call of [
      browser.delete(`/api/admin/users/${other.id}`),
      browser.post('/api/admin/reset-all-counters'),
      browser
        .raw('patch', `/api/admin/users/${other.id}/prompts`)
        .set('Origin', 'http://threefold.test')
        .send({ promptsUsed: 1 }),
    ]) {
      expect((await call.expect(403)).body).toMatchObject({
        code: 'REAUTHENTICATION_REQUIRED',
        message: 'Please enter your password again to go on.',
      });
    }
    await browser.post('/api/auth/confirm-password', { password: 'not this one' }).expect(400);
    await browser.post('/api/auth/confirm-password', { password: PASSWORD }).expect(200);
    await browser.delete(`/api/admin/users/${other.id}`).expect(200);
  });
});
