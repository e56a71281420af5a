import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { User } from '../src/users/user.entity.js';
import { type Browser, PASSWORD, TestApp } from './support/app.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start({ env: { ADMIN_EMAILS: 'boss@example.com' } });
});
afterAll(() => a.stop());

const NEW_PASSWORD = 'a new password';
const register = (email: string, password = PASSWORD, browser = a.browser()) =>
  browser.post('/api/auth/register', { username: email, email, password, confirmPassword: password });
const login = (email: string, password: string) => a.browser().post('/api/auth/login', { username: email, password });
const forgot = (email: string) => a.browser().post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD, browser = a.browser()) =>
  browser.post('/api/auth/reset-password', { token, password });
const change = (browser: Browser, body: object) => browser.post('/api/auth/change-password', body);
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/session')).body.isAuthenticated;

const RESET_SUBJECT = 'Reset your Threefold password';

/** The tokens of the reset mails to an address, oldest first, once there are so many. */
async function resetTokens(email: string, count = 1): Promise<string[]> {
  await a.mailbox.mailAbout(email, RESET_SUBJECT, { count });
  const mails = a.mailbox.mails.filter(({ to, subject }) => to === email && subject === RESET_SUBJECT);
  return mails.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '');
}

async function resetToken({ email }: Pick<User, 'email'>): Promise<string> {
  await forgot(email).expect(200);
  const [token = ''] = await resetTokens(email);
  return token;
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends every session', async () => {
    const user = await a.user();
    const [phone, laptop] = [await a.signedIn(user), await a.signedIn(user)];
    const asked = await forgot(user.email).expect(200);
    expect(asked.body).toEqual({
      success: true,
      message: 'If an account with this email exists, a reset link is on its way. It works once, for 1 hour.',
    });
    const [token = ''] = await resetTokens(user.email);

    const checked = await a.browser().get(`/api/auth/verify-reset-token?token=${token}`).expect(200);
    expect(checked.body).toMatchObject({ success: true, email: user.email });
    const { body } = await reset(token).expect(200);
    expect(body).toEqual({
      success: true,
      message: 'Your password has been reset. Please log in with your new password.',
      loginRequired: true,
    });

    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false]);
    await login(user.email, PASSWORD).expect(401);
    await login(user.email, NEW_PASSWORD).expect(200);
    const notice = await a.mailbox.mailAbout(user.email, 'Your Threefold password was changed');
    expect(notice.text).toMatch(/was changed on \d+ \w+ \d{4} at \d\d:\d\d UTC/);
  });

  it('takes a link once, also when it is used many times at the same moment', async () => {
    const token = await resetToken(await a.user());
    const calls = Array.from({ length: 4 }, (_, n) => reset(token, `${NEW_PASSWORD} ${n}`));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({
      code: 'TOKEN_INVALID',
      message: 'Invalid reset token. Please request a new password reset.',
    });
    const { body } = await a.browser().get(`/api/auth/verify-reset-token?token=${token}`).expect(400);
    expect(body).toMatchObject({ success: false, code: 'TOKEN_INVALID', message: 'Invalid or expired token' });
  });

  it('of several links the first one used makes the others worthless', async () => {
    const { email } = await a.user();
    await forgot(email).expect(200);
    await forgot(email).expect(200);
    const [first = '', second = ''] = await resetTokens(email, 2);
    await reset(second).expect(200);
    expect((await reset(first).expect(400)).body.code).toBe('TOKEN_INVALID');
  });

  it('has a link that works for an hour', async () => {
    const token = await resetToken(await a.user());
    const [row] = await a.sql.query<{ minutes: number }[]>(
      `SELECT round(extract(epoch FROM expires_at - created_at) / 60)::int AS minutes FROM email_token ORDER BY created_at DESC LIMIT 1`,
    );
    expect(row?.minutes).toBe(60);
    await a.sql.query(`UPDATE email_token SET expires_at = now() WHERE purpose = 'reset-password'`);
    const checked = await a.browser().get(`/api/auth/verify-reset-token?token=${token}`).expect(400);
    expect(checked.body).toMatchObject({ code: 'TOKEN_EXPIRED', expired: true, message: 'Invalid or expired token' });
    expect((await reset(token).expect(400)).body.code).toBe('TOKEN_EXPIRED');
  });

  it('stores no usable link, neither in a table of ours nor in the job queue', async () => {
    const token = await resetToken(await a.user());
    const stored = await a.sql.query<object[]>('SELECT data, output FROM pgboss.job');
    expect(JSON.stringify([stored, await a.sql.query('SELECT * FROM email_token')])).not.toContain(token);
  });

  it('of an account that was never verified also proves its mailbox', async () => {
    const email = 'unverified-reset@example.com';
    await register(email).expect(201);
    await reset(await resetToken({ email })).expect(200);
    const browser = a.browser();
    const { body } = await browser.post('/api/auth/login', { username: email, password: NEW_PASSWORD }).expect(200);
    expect(body.user).toMatchObject({ isVerified: true, promptQuota: 10 });
  });

  it('of an address that somebody else registers again and again is still replaced by the owner of the mailbox', async () => {
    const email = 'contested@example.com';
    await register(email, 'the squatter').expect(201);
    const token = await resetToken({ email });
    await register(email, 'the squatter again').expect(201);
    await reset(token).expect(200);
    await login(email, 'the squatter again').expect(401);
    await login(email, NEW_PASSWORD).expect(200);
  });

  it('is asked about alike for known and unknown addresses, and mails only the known ones', async () => {
    const { email } = await a.user();
    const answers = await Promise.all([email, 'nobody-at-all@example.com'].map((each) => forgot(each).expect(200)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await resetTokens(email);
    expect(a.mailbox.mails.some(({ to }) => to === 'nobody-at-all@example.com')).toBe(false);
  });

  it.each([
    ['a short one', 'seven 7', 'Password must be at least 8 characters'],
    [
      'a well-known one',
      'Password123',
      'This password is easy to guess because many people use it. Please choose another one.',
    ],
    ['129 characters', 'x'.repeat(129), 'Please use at most 128 characters'],
  ])('refuses %s without using the link up', async (_, password, message) => {
    const user = await a.user();
    const token = await resetToken(user);
    const { body } = await reset(token, password).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message, errors: { password: message } });
    await reset(token).expect(200);
  });

  it('refuses a token that was never sent, and none at all', async () => {
    expect((await reset('made-up').expect(400)).body.code).toBe('TOKEN_INVALID');
    const { body } = await a.browser().get('/api/auth/verify-reset-token').expect(400);
    expect(body.message).toBe('No reset token found. Please request a new password reset.');
  });

  it('is not replaced by a link that verifies an address', async () => {
    const email = 'purpose@example.com';
    await register(email).expect(201);
    expect((await reset(await a.mailbox.tokenFor(email)).expect(400)).body.code).toBe('TOKEN_INVALID');
  });
});

describe('changing the password', () => {
  it('keeps this browser signed in under a new cookie and ends the others', async () => {
    const user = await a.user();
    const [here, elsewhere] = [await a.signedIn(user), await a.signedIn(user)];
    const changed = await change(here, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(200);
    expect(changed.body).toEqual({ success: true, message: 'Your password has been changed.' });
    expect(changed.headers['set-cookie']).toContainEqual(expect.stringMatching(/^session=[^;]{100,};.*HttpOnly/));
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    await login(user.email, PASSWORD).expect(401);
    await login(user.email, NEW_PASSWORD).expect(200);
    await a.mailbox.mailAbout(user.email, 'Your Threefold password was changed');
  });

  it('makes a reset link worthless that was asked for before', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    const token = await resetToken(user);
    await change(browser, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(200);
    expect((await reset(token).expect(400)).body.code).toBe('TOKEN_INVALID');
  });

  const TOO_SHORT = { newPassword: 'New password must be at least 6 characters long.' };
  const SAME = { newPassword: 'New password must be different from your current password.' };
  it.each([
    ['a missing field', { newPassword: NEW_PASSWORD }, { currentPassword: 'Please fill in all password fields.' }],
    ['a short password before anything else', { currentPassword: 'short', newPassword: 'short' }, TOO_SHORT],
    [
      'the same password before it looks whether it is the current one',
      { currentPassword: 'not mine', newPassword: 'not mine' },
      SAME,
    ],
    [
      'a wrong current password',
      { currentPassword: 'not mine', newPassword: NEW_PASSWORD },
      { currentPassword: 'Your current password is not correct.' },
    ],
  ])('refuses %s at its field', async (_, body, errors) => {
    const answer = await change(await a.signedIn(), body).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
  });

  it('needs somebody who is signed in', async () => {
    await change(a.browser(), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(401);
  });
});

describe('a chosen password', () => {
  it.each([
    [
      'one of the best-known',
      'iloveyou',
      'This password is easy to guess because many people use it. Please choose another one.',
    ],
    [
      'one of the best-known in capitals',
      'SUNSHINE',
      'This password is easy to guess because many people use it. Please choose another one.',
    ],
    [
      'the name of the product',
      'threefold',
      'This password is easy to guess because many people use it. Please choose another one.',
    ],
    ['the own address', 'Chosen-Password@Example.com', 'Please choose a password that is not your email address.'],
    ['the own name', 'chosen-password', 'Please choose a password that is not your email address.'],
    ['half a character', 'abcdef\ud800', 'Please use characters that can be typed.'],
    ['five characters of two units each', '🦊🦊🦊🦊🦊', 'Password must be at least 6 characters'],
  ])('is refused when it is %s', async (_, password, message) => {
    const { body } = await register('chosen-password@example.com', password).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message, errors: { password: message } });
  });

  it.each([
    ['spaces at both ends', '  two words  '],
    ['every script', 'пароль密码كلمة🦊é'],
    ['control and invisible characters', 'tab\tline\nzero\u200bwidth\u0001'],
    ['the longest possible length', '🦊'.repeat(128)],
  ])('may have %s, and every character counts', async (name, password) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const browser = a.browser();
    await register(email, password, browser).expect(201);
    await browser.post('/api/auth/verify-email', { token: await a.mailbox.tokenFor(email) }).expect(200);
    await login(email, password).expect(200);
    await login(email, [...password].slice(0, -1).join('')).expect(401);
    await login(email, password.trim() === password ? `${password} ` : password.trim()).expect(
      password.length > 128 ? 400 : 401,
    );
  });

  it('is the same password whether an accent is typed as one code point or as two', async () => {
    const email = 'accent@example.com';
    const browser = a.browser();
    await register(email, 'd\u00e9j\u00e0 vu d\u00e9j\u00e0', browser).expect(201);
    await browser.post('/api/auth/verify-email', { token: await a.mailbox.tokenFor(email) }).expect(200);
    await login(email, 'de\u0301ja\u0300 vu de\u0301ja\u0300').expect(200);
  });

  it('has a longer minimum everywhere when PASSWORD_MIN_LENGTH says so, and the sentences follow', async () => {
    const strict = await TestApp.start({ env: { PASSWORD_MIN_LENGTH: '12', RESET_TOKEN_MINUTES: '90' } });
    try {
      const user = await strict.user();
      const short = 'eleven char';
      const registered = await strict
        .browser()
        .post('/api/auth/register', { email: 'x@example.com', password: short, confirmPassword: short })
        .expect(400);
      expect(registered.body.errors).toEqual({ password: 'Password must be at least 12 characters' });
      const changed = await change(await strict.signedIn(user), {
        currentPassword: PASSWORD,
        newPassword: short,
      }).expect(400);
      expect(changed.body.errors).toEqual({ newPassword: 'New password must be at least 12 characters long.' });
      const asked = await strict.browser().post('/api/auth/forgot-password', { email: user.email }).expect(200);
      expect(asked.body.message).toContain('for 90 minutes.');
      const mail = await strict.mailbox.mailAbout(user.email, 'Reset your Threefold password');
      expect(mail.text).toContain('for 90 minutes');
      const token = /token=([\w-]{43})/.exec(mail.text)?.[1];
      const resetAnswer = await strict
        .browser()
        .post('/api/auth/reset-password', { token, password: short })
        .expect(400);
      expect(resetAnswer.body.errors).toEqual({ password: 'Password must be at least 12 characters' });
    } finally {
      await strict.stop();
    }
  });
});

it('registers nobody under a user name that is not the address', async () => {
  const { body } = await a
    .browser()
    .post('/api/auth/register', {
      username: 'ada',
      email: 'ada-two@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    })
    .expect(400);
  expect(body.errors).toEqual({ username: 'The user name has to be the same as the email address.' });
});

it('asks a signed-in person for the password again', async () => {
  const browser = await a.signedIn();
  const wrong = await browser.post('/api/auth/confirm-password', { password: 'not mine' }).expect(400);
  expect(wrong.body.errors).toEqual({ password: 'This password is not right.' });
  await a.sql.query(`UPDATE session SET authenticated_at = now() - interval '1 day'`);
  await browser.post('/api/auth/confirm-password', { password: PASSWORD }).expect(200);
  const [row] = await a.sql.query(
    "SELECT count(*)::int AS recent FROM session WHERE authenticated_at > now() - interval '1 minute'",
  );
  expect(row).toEqual({ recent: 1 });
});

it('hashes a password anew at log-in when it was hashed with other parameters', async () => {
  const { email, id } = await a.user();
  const weaker = '$argon2id$v=19$m=19456,t=2,p=1$';
  const passwordHash = await hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(passwordHash.startsWith(weaker)).toBe(true);
  await a.sql.query('UPDATE user_account SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
  await login(email, PASSWORD).expect(200);
  const [row] = await a.sql.query<{ form: string }[]>(
    'SELECT left(password_hash, 31) AS form FROM user_account WHERE id = $1',
    [id],
  );
  expect(row?.form).toBe('$argon2id$v=19$m=65536,t=3,p=1$');
  await login(email, PASSWORD).expect(200);
});
