import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../src/users/user.entity.js';
import { APP_URL, type Browser, PASSWORD, TestApp } from './support/app.js';

let a: TestApp;
let boss: User;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start({
    env: { ADMIN_EMAILS: 'chief@example.com,second@example.com', SUPPORT_EMAIL: 'help@example.com' },
  });
  boss = await a.user({ role: 'admin' });
  admin = await a.signedIn(boss);
});
afterAll(() => a.stop());

const suspend = (id: string, reason?: string, browser = admin) =>
  browser.post(`/api/admin/users/${id}/suspend`, { reason });
const restore = (id: string) => admin.post(`/api/admin/users/${id}/restore`);
const changeRole = (id: string, role: string, browser = admin) =>
  browser.raw('patch', `/api/admin/users/${id}/role`).set('Origin', APP_URL).send({ role });
const bulk = (action: string, ids: string[], browser = admin) => browser.post('/api/admin/users/bulk', { action, ids });
const login = ({ email }: User, password = PASSWORD) =>
  a.browser().post('/api/auth/login', { username: email, password });
const rename = (id: string, email: string) =>
  a.sql.query('UPDATE user_account SET email = $2 WHERE id = $1', [id, email]);
const unverify = (id: string) => a.sql.query('UPDATE user_account SET email_verified_at = NULL WHERE id = $1', [id]);
const rowOf = async (id: string) => (await admin.get(`/api/admin/rest/users/${id}`).expect(200)).body;
const actionsOn = async (id: string) => {
  const rows: { action: string }[] = await a.sql.query(
    'SELECT action, actor_id, before, after FROM audit_entry WHERE target_id = $1 ORDER BY created_at',
    [id],
  );
  return rows;
};

describe('a suspended account', () => {
  it('is signed out everywhere at once, is told why at the log-in and by mail, and leaves a trace', async () => {
    const user = await a.user();
    const [phone, laptop] = [await a.signedIn(user), await a.signedIn(user)];
    const { body } = await suspend(user.id, 'Spam from this account.').expect(200);
    expect(body).toMatchObject({
      success: true,
      message: `${user.email} was suspended and signed out everywhere.`,
      user: { suspendedAt: expect.any(String), suspensionReason: 'Spam from this account.' },
    });
    for (const browser of [phone, laptop]) await browser.get('/api/track-usage').expect(401);
    const refusal = await login(user).expect(403);
    expect(refusal.body).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message: 'Your account is suspended: Spam from this account. Please write to help@example.com.',
    });
    const mail = await a.mailbox.mailAbout(user.email, 'Your Threefold account is suspended');
    expect(mail.text).toContain('Spam from this account.');
    expect(await actionsOn(user.id)).toMatchObject([
      { action: 'user.suspended', actor_id: boss.id, after: { suspended: true, sessionsEnded: 2 } },
    ]);
  });

  it('is told a reason that was cut in the middle of an emoji', async () => {
    const user = await a.user();
    const { body } = await suspend(user.id, 'Spam, and not the first time \ud83d').expect(200);
    expect(body).toMatchObject({ user: { suspensionReason: 'Spam, and not the first time \ufffd' } });
    const mail = await a.mailbox.mailAbout(user.email, 'Your Threefold account is suspended');
    expect(mail.text).toContain('not the first time \ufffd');
  });

  it('is told so only after the right password', async () => {
    const user = await a.user();
    await suspend(user.id).expect(200);
    expect((await login(user, 'wrong password').expect(401)).body.code).toBe('INVALID_CREDENTIALS');
    expect((await login(user).expect(403)).body.message).toBe(
      'Your account is suspended. Please write to help@example.com.',
    );
  });

  it('is not revived by a new password from a mailed link', async () => {
    const user = await a.user();
    await suspend(user.id).expect(200);
    await a.browser().post('/api/auth/forgot-password', { email: user.email }).expect(200);
    const { text } = await a.mailbox.mailAbout(user.email, 'Reset your Threefold password');
    const token = /token=([\w-]+)/.exec(text)?.[1];
    await a.browser().post('/api/auth/reset-password', { token, password: 'a new one that is long' }).expect(200);
    expect((await login(user, 'a new one that is long').expect(403)).body.code).toBe('ACCOUNT_SUSPENDED');
    expect(await rowOf(user.id)).toMatchObject({ suspendedAt: expect.any(String) });
  });

  it('is not signed in by the link that proves its address', async () => {
    const browser = a.browser();
    const [email, password] = ['proves-late@example.com', PASSWORD];
    await browser.post('/api/auth/register', { email, password, confirmPassword: password }).expect(201);
    const { text } = await a.mailbox.mailTo(email);
    const [{ id }] = await a.sql.query('SELECT id FROM user_account WHERE email = $1', [email]);
    await suspend(id).expect(200);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    expect((await browser.post('/api/auth/verify-email', { token }).expect(200)).body).toMatchObject({
      signedIn: false,
    });
    await browser.get('/api/track-usage').expect(401);
  });

  it('lets nobody slip in who logs in at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await a.user();
      const browsers = Array.from({ length: 4 }, () => a.browser());
      await Promise.all([
        ...browsers.map((browser) => browser.post('/api/auth/login', { username: user.email, password: PASSWORD })),
        suspend(user.id),
      ]);
      for (const browser of browsers) await browser.get('/api/track-usage').expect(401);
      const [{ open }] = await a.sql.query(
        'SELECT count(*)::int AS open FROM session WHERE user_id = $1 AND revoked_at IS NULL',
        [user.id],
      );
      expect(open).toBe(0);
    }
  });

  it('gets in again when it is restored, by a new log-in', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await suspend(user.id, 'By mistake').expect(200);
    expect((await suspend(user.id).expect(409)).body.code).toBe('CONFLICT');
    const { body } = await restore(user.id).expect(200);
    expect(body.user).toMatchObject({ suspendedAt: null, suspensionReason: null });
    await browser.get('/api/track-usage').expect(401);
    await login(user).expect(200);
    await a.mailbox.mailAbout(user.email, 'Your Threefold account is open again');
    expect((await restore(user.id).expect(409)).body.code).toBe('CONFLICT');
    expect((await actionsOn(user.id)).map(({ action }) => action)).toEqual(['user.suspended', 'user.restored']);
  });

  it('can be an administrator, but neither oneself nor the protected one', async () => {
    const other = await a.user({ role: 'admin' });
    const browser = await a.signedIn(other);
    await suspend(other.id).expect(200);
    await browser.get('/api/admin/users').expect(401);
    expect((await suspend(boss.id).expect(403)).body.message).toBe('You cannot suspend your own account.');
    const chief = await a.user({ role: 'admin' });
    await rename(chief.id, 'chief@example.com');
    expect((await suspend(chief.id).expect(403)).body.code).toBe('FORBIDDEN');
  });

  it('needs a reason of a sensible length, if any', async () => {
    const { id } = await a.user();
    expect((await suspend(id, 'x'.repeat(201)).expect(400)).body.errors).toHaveProperty('reason');
    await suspend(id, '   ').expect(200);
    expect(await rowOf(id)).toMatchObject({ suspensionReason: null });
  });
});

describe('a role', () => {
  it('is given and taken by another administrator, which ends the sessions', async () => {
    const user = await a.user();
    const before = await a.signedIn(user);
    await changeRole(user.id, 'admin').expect(200);
    await before.get('/api/track-usage').expect(401);
    const browser = await a.signedIn(user);
    await browser.get('/api/admin/users').expect(200);
    await changeRole(user.id, 'user').expect(200);
    await browser.get('/api/admin/users').expect(401);
    expect((await changeRole(user.id, 'user').expect(409)).body.code).toBe('CONFLICT');
    expect((await actionsOn(user.id)).map(({ action }) => action)).toEqual([
      'user.role-granted',
      'user.role-withdrawn',
    ]);
  });

  it('is not changed for oneself, the protected administrator, those of ADMIN_EMAILS, and who is not verified', async () => {
    expect((await changeRole(boss.id, 'user').expect(403)).body.code).toBe('FORBIDDEN');
    await a.sql.query(`DELETE FROM user_account WHERE email = 'chief@example.com'`);
    const [chief, second, newcomer] = [
      await a.user({ role: 'admin' }),
      await a.user({ role: 'admin' }),
      await a.user(),
    ];
    await rename(chief.id, 'chief@example.com');
    await rename(second.id, 'second@example.com');
    await unverify(newcomer.id);
    await changeRole(chief.id, 'user').expect(403);
    expect((await changeRole(second.id, 'user').expect(409)).body.message).toContain('ADMIN_EMAILS');
    await changeRole(newcomer.id, 'admin').expect(409);
    await changeRole(newcomer.id, 'owner').expect(400);
  });

  it('of two who demote, suspend or delete each other at the same moment is lost by one', async () => {
    const ways: ((id: string, browser: Browser) => PromiseLike<{ status: number }>)[] = [
      (id, browser) => changeRole(id, 'user', browser),
      (id, browser) => suspend(id, undefined, browser),
      (id, browser) => browser.delete(`/api/admin/users/${id}`),
    ];
    for (const way of ways) {
      const [one, other] = [await a.user({ role: 'admin' }), await a.user({ role: 'admin' })];
      const [asOne, asOther] = [await a.signedIn(one), await a.signedIn(other)];
      const answers = await Promise.all([way(other.id, asOne), way(one.id, asOther)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [{ left }] = await a.sql.query(
        `SELECT count(*)::int AS left FROM user_account WHERE id = ANY($1) AND role = 'admin' AND suspended_at IS NULL`,
        [[one.id, other.id]],
      );
      expect(left).toBe(1);
    }
  });
});

describe('users picked from the list', () => {
  it('are verified, and those that cannot be are named with the reason', async () => {
    const [waiting, verified] = [await a.user(), await a.user()];
    await a.sql.query('DELETE FROM usage_period WHERE user_id = $1', [waiting.id]);
    await unverify(waiting.id);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { body } = await bulk('verify', [waiting.id, verified.id, nobody, waiting.id]).expect(200);
    expect(body).toEqual({
      success: true,
      message: '1 user was verified. 2 left as they were.',
      done: 1,
      skipped: [
        { id: verified.id, email: verified.email, reason: `${verified.email} is verified already.` },
        { id: nobody, email: null, reason: 'We could not find that user.' },
      ],
    });
    expect(await rowOf(waiting.id)).toMatchObject({ isVerified: true, remaining: 10, resetDate: expect.any(String) });
    expect(await actionsOn(waiting.id)).toMatchObject([{ action: 'user.verified' }]);
  });

  it('are not made administrators by being verified', async () => {
    await a.sql.query(`DELETE FROM user_account WHERE email = 'second@example.com'`);
    const { id } = await a.user();
    await unverify(id);
    await rename(id, 'second@example.com');
    expect((await bulk('verify', [id]).expect(200)).body).toMatchObject({ done: 0, skipped: [{ id }] });
    expect(await rowOf(id)).toMatchObject({ isVerified: false, role: 'user' });
  });

  it('have their counters reset, with a trace of each', async () => {
    const [spender, saver] = [await a.user(), await a.user()];
    const browser = await a.signedIn(spender);
    await browser.post('/api/optimize-prompt', { prompt: 'write a poem about the sea' }).expect(200);
    const { body } = await bulk('reset', [spender.id, saver.id]).expect(200);
    expect(body).toMatchObject({ done: 1, skipped: [{ id: saver.id, reason: 'Nothing was used.' }] });
    expect((await browser.get('/api/track-usage').expect(200)).body).toEqual({ remaining: 10, total: 10 });
    expect(await actionsOn(spender.id)).toMatchObject([{ action: 'user.counter-reset', before: { promptsUsed: 1 } }]);
  });

  it('are deleted but for oneself and the protected administrator', async () => {
    await a.sql.query(`DELETE FROM user_account WHERE email = 'chief@example.com'`);
    const [one, two, chief] = [await a.user(), await a.user(), await a.user()];
    await rename(chief.id, 'chief@example.com');
    const { body } = await bulk('delete', [one.id, boss.id, chief.id, two.id]).expect(200);
    expect(body.message).toBe('2 users were deleted. 2 left as they were.');
    expect(body.skipped.map(({ id }: { id: string }) => id)).toEqual([boss.id, chief.id]);
    await admin.get(`/api/admin/rest/users/${one.id}`).expect(404);
    await admin.get(`/api/admin/rest/users/${chief.id}`).expect(200);
    await admin.get('/api/admin/users').expect(200);
  });

  it('are suspended and restored', async () => {
    const [one, two] = [await a.user(), await a.user()];
    expect((await bulk('suspend', [one.id, two.id]).expect(200)).body).toMatchObject({ done: 2, skipped: [] });
    await login(one).expect(403);
    expect((await bulk('restore', [one.id, two.id]).expect(200)).body.message).toBe('2 users were restored.');
    await login(one).expect(200);
  });

  it('are at least one and at most a page, and the action is one of those offered', async () => {
    const { id } = await a.user();
    await bulk('verify', []).expect(400);
    await bulk('verify', ['1']).expect(400);
    await bulk(
      'verify',
      Array.from({ length: 101 }, () => id),
    ).expect(400);
    await bulk('promote', [id]).expect(400);
  });
});

describe('what belongs to a person', () => {
  it('is where they are signed in, which staff can end, one by one or all', async () => {
    const user = await a.user();
    const browsers = [await a.signedIn(user), await a.signedIn(user), await a.signedIn(user)];
    const { body } = await admin.get(`/api/admin/users/${user.id}/sessions`).expect(200);
    expect(body).toMatchObject({ total: 3 });
    await admin.delete(`/api/admin/users/${user.id}/sessions/${body.items[0].id}`).expect(200);
    await admin.delete(`/api/admin/users/${user.id}/sessions/${body.items[0].id}`).expect(404);
    await admin.delete(`/api/admin/users/${boss.id}/sessions/${body.items[1].id}`).expect(404);
    const ended = await admin.delete(`/api/admin/users/${user.id}/sessions`).expect(200);
    expect(ended.body).toEqual({ success: true, message: '2 sessions ended.', ended: 2 });
    for (const browser of browsers) await browser.get('/api/track-usage').expect(401);
    expect((await actionsOn(user.id)).map(({ action }) => action)).toEqual([
      'user.sessions-ended',
      'user.sessions-ended',
    ]);
  });

  it('is which mails they were sent, never what those said', async () => {
    const user = await a.user();
    await suspend(user.id, 'secret words').expect(200);
    await a.mailbox.mailTo(user.email);
    const mails = async () => (await admin.get(`/api/admin/users/${user.id}/mails`).expect(200)).body;
    for (let body = await mails(); body.total === 0; body = await mails());
    expect((await mails()).items).toEqual([
      {
        id: expect.any(String),
        template: 'account-suspended',
        outcome: 'sent',
        reason: null,
        retriedAt: null,
        createdAt: expect.any(String),
      },
    ]);
  });
});
