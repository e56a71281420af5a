import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../src/audit/audit-entry.entity.js';
import { type Browser, PASSWORD, TestApp } from './support/app.js';

const OPERATOR = 'operator@example.com';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start({ env: { ADMIN_EMAILS: `boss@example.com,${OPERATOR}` } });
});
afterAll(() => a.stop());

let count = 0;
const newAddress = (): string => `new-${(count += 1)}@example.com`;

const ask = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/api/account/email', { email, password });
const confirm = (browser: Browser, token: string) => browser.post('/api/account/email/confirm', { token });
const logIn = (username: string) => a.browser().post('/api/auth/login', { username, password: PASSWORD });

describe('another address', () => {
  it('counts once its mailbox confirmed it, and the old one is told before and after', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    const email = newAddress();
    const { body } = await ask(browser, email.toUpperCase()).expect(200);
    expect(body).toEqual({
      success: true,
      message: `Please open the link we sent to ${email} to confirm your new address.`,
    });
    const token = await a.mailbox.tokenFor(email);
    const notice = await a.mailbox.mailTo(user.email);
    expect(notice.subject).toBe('Your Threefold address is about to change');
    expect(notice.text).toContain(email);
    expect(notice.text).not.toContain(token);
    await logIn(user.email).expect(200);

    const { body: confirmed } = await confirm(browser, token).expect(200);
    expect(confirmed).toEqual({ success: true, message: 'Your email address has been changed.', email });
    await a.mailbox.mailAbout(user.email, 'Your Threefold address was changed');
    await logIn(user.email).expect(401);
    await logIn(email).expect(200);
    expect((await browser.get('/api/auth/session').expect(200)).body.user).toMatchObject({ email, username: email });
  });

  it('is confirmed in any browser, and every other session ends', async () => {
    const user = await a.user();
    const here = await a.signedIn(user);
    const there = await a.signedIn(user);
    const email = newAddress();
    await ask(here, email).expect(200);
    const token = await a.mailbox.tokenFor(email);
    await confirm(here, token).expect(200);
    await here.get('/api/track-usage').expect(200);
    await there.get('/api/track-usage').expect(401);

    const next = newAddress();
    await ask(here, next).expect(200);
    await confirm(a.browser(), await a.mailbox.tokenFor(next)).expect(200);
    await here.get('/api/track-usage').expect(401);
  });

  it('leaves the session of somebody else alone who opens the link', async () => {
    const user = await a.user();
    const email = newAddress();
    await ask(await a.signedIn(user), email).expect(200);
    const stranger = await a.signedIn();
    await confirm(stranger, await a.mailbox.tokenFor(email)).expect(200);
    expect((await stranger.get('/api/auth/session').expect(200)).body.user.email).not.toBe(email);
  });

  it('is refused a link the second time, however many try at once', async () => {
    const email = newAddress();
    await ask(await a.signedIn(), email).expect(200);
    const token = await a.mailbox.tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(a.browser(), token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    expect((await confirm(a.browser(), token).expect(400)).body).toMatchObject({
      code: 'TOKEN_INVALID',
      message: 'This confirmation link is invalid or has already been used.',
    });
  });

  it('is refused a link after a day', async () => {
    const user = await a.user();
    const email = newAddress();
    await ask(await a.signedIn(user), email).expect(200);
    const token = await a.mailbox.tokenFor(email);
    await a.sql.query(`UPDATE email_change SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [user.id]);
    expect((await confirm(a.browser(), token).expect(400)).body).toMatchObject({
      code: 'TOKEN_EXPIRED',
      expired: true,
    });
    await logIn(user.email).expect(200);
  });

  it('is the one that was asked for last: earlier links lose their hold', async () => {
    const browser = await a.signedIn();
    const [first, second] = [newAddress(), newAddress()];
    await ask(browser, first).expect(200);
    const token = await a.mailbox.tokenFor(first);
    await ask(browser, second).expect(200);
    await confirm(browser, token).expect(400);
    await confirm(browser, await a.mailbox.tokenFor(second)).expect(200);
  });

  it('takes a link stored only as its hash', async () => {
    const email = newAddress();
    await ask(await a.signedIn(), email).expect(200);
    const token = await a.mailbox.tokenFor(email);
    const stored = await a.sql.query(
      `SELECT c::text AS row FROM email_change c UNION ALL SELECT data::text FROM pgboss.job`,
    );
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('needs the password', async () => {
    const browser = await a.signedIn();
    const { body } = await ask(browser, newAddress(), 'wrong').expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { password: 'This password is not right.' } });
  });

  it('is not the present one', async () => {
    const user = await a.user();
    const { body } = await ask(await a.signedIn(user), user.email).expect(400);
    expect(body.errors).toEqual({ email: 'This is already your address.' });
  });

  it('is not told to be taken: the answer is the same, the owner is not bothered', async () => {
    const taken = await a.user();
    const user = await a.user();
    const browser = await a.signedIn(user);
    const { body } = await ask(browser, taken.email).expect(200);
    expect(body.message).toBe(`Please open the link we sent to ${taken.email} to confirm your new address.`);
    await a.mailbox.mailTo(user.email);
    expect(a.mailbox.mails.filter(({ to }) => to === taken.email)).toEqual([]);
  });

  it('is refused when another account proved it meanwhile', async () => {
    const user = await a.user();
    const email = newAddress();
    await ask(await a.signedIn(user), email).expect(200);
    const token = await a.mailbox.tokenFor(email);
    const other = await a.user();
    await a.sql.query('UPDATE user_account SET email = $1 WHERE id = $2', [email, other.id]);
    expect((await confirm(a.browser(), token).expect(409)).body.code).toBe('EMAIL_TAKEN');
    await logIn(user.email).expect(200);
  });

  it('wins over a registration that nobody proved', async () => {
    const email = newAddress();
    const form = { username: email, email, password: 'planted by someone', confirmPassword: 'planted by someone' };
    await a.browser().post('/api/auth/register', form).expect(201);
    const registered = await a.mailbox.tokenFor(email);
    await ask(await a.signedIn(), email).expect(200);
    await confirm(a.browser(), await a.mailbox.tokenFor(email, { count: 2 })).expect(200);
    await a.browser().post('/api/auth/verify-email', { token: registered }).expect(400);
    await logIn(email).expect(200);
  });

  it('makes an administrator of whoever proves an address of ADMIN_EMAILS, with a trace', async () => {
    const user = await a.user();
    await ask(await a.signedIn(user), OPERATOR).expect(200);
    await confirm(a.browser(), await a.mailbox.tokenFor(OPERATOR)).expect(200);
    expect((await logIn(OPERATOR).expect(200)).body.user.role).toBe('admin');
    expect(await a.sql.manager.findOneBy(AuditEntry, { targetId: user.id })).toMatchObject({
      action: 'user.role-granted',
    });
  });

  it('is refused to the protected administrator', async () => {
    const boss = await a.user({ role: 'admin' });
    await a.sql.query('UPDATE user_account SET email = $1 WHERE id = $2', ['boss@example.com', boss.id]);
    const browser = await a.signedIn({ ...boss, email: 'boss@example.com' });
    expect((await ask(browser, newAddress()).expect(403)).body.code).toBe('FORBIDDEN');
  });

  it('asked for many times at once leaves one wish', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(browser, newAddress())));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    expect(await a.sql.query('SELECT 1 FROM email_change WHERE user_id = $1', [user.id])).toHaveLength(1);
  });
});

it.each([randomUUID(), 'x', 'é'.repeat(200)])('refuses the token %s', async (token) => {
  expect((await confirm(a.browser(), token).expect(400)).body.code).toBe('TOKEN_INVALID');
});
