import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErasureService } from '../src/account/erasure.service.js';
import { AuditEntry } from '../src/audit/audit-entry.entity.js';
import { PlanChangesService } from '../src/usage/plan-changes.service.js';
import type { User } from '../src/users/user.entity.js';
import { type Browser, PASSWORD, TestApp } from './support/app.js';
import type { CaughtMail } from './support/mailbox.js';
import { until } from './support/until.js';

const BOSS = 'boss@example.com';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start({ env: { ADMIN_EMAILS: BOSS } });
});
afterAll(() => a.stop());

const deleteAccount = (browser: Browser, password = PASSWORD) => browser.delete('/api/account', { password });

async function rename(user: User, email: string): Promise<User> {
  await a.sql.query('UPDATE user_account SET email = $1 WHERE id = $2', [email, user.id]);
  return { ...user, email };
}

/** Waits until the last mail has left and is on record. */
async function farewellTo(email: string, { count = 1 } = {}): Promise<CaughtMail> {
  const mail = await a.mailbox.mailTo(email, { count });
  await until(async () => {
    const rows: unknown[] = await a.sql.query(
      `SELECT 1 FROM mail_log_entry WHERE recipient = $1 AND template = 'account-deleted'`,
      [email],
    );
    return rows.length > 0;
  });
  return mail;
}

const WAITING_WRITES = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO email_change%'`;

/** Every place in our tables that holds one of these texts, as table.column; the job queue forgets within a day by itself. */
async function placesHolding(...needles: string[]): Promise<string[]> {
  const columns: { table: string; column: string }[] = await a.sql.query(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('uuid', 'text', 'jsonb', 'character varying')`,
  );
  const held = await Promise.all(
    columns.map(async ({ table, column }) => {
      const rows: unknown[] = await a.sql.query(
        `SELECT 1 FROM "${table}" t WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) n WHERE strpos(t."${column}"::text, n) > 0)`,
        [needles],
      );
      return rows.length ? [`${table}.${column}`] : [];
    }),
  );
  return held.flat().sort();
}

/** A person of whom we hold something of every kind. */
async function wellKnownPerson(): Promise<{ user: User; browser: Browser }> {
  const user = await a.user();
  const browser = await a.signedIn(user);
  await browser.post('/api/optimize-prompt', { prompt: 'write a poem about our sea' }).expect(200);
  const newEmail = `later-${user.email}`;
  await browser.post('/api/account/email', { email: newEmail, password: PASSWORD }).expect(200);
  await browser.post('/api/contact', { name: 'Ada', email: user.email, message: 'A question of mine.' }).expect(200);
  await a.mailbox.mailTo(newEmail);
  await a.mailbox.mailTo(user.email);
  return { user, browser };
}

describe('a person who deletes their account', () => {
  it('is forgotten at once, everywhere, and told so by mail', async () => {
    const { user, browser } = await wellKnownPerson();
    expect((await placesHolding(user.id, user.email)).length).toBeGreaterThan(8);
    const { body, headers } = await deleteAccount(browser).expect(200);
    expect(body).toEqual({ success: true, message: 'Your account and your data have been deleted.' });
    expect(String(headers['set-cookie'])).toMatch(/session=;.*has_session=;/s);
    expect((await farewellTo(user.email, { count: 2 })).subject).toBe('Your Threefold account was deleted');
    // What remains: that an account with this id was deleted, and that this last mail was sent.
    expect(await placesHolding(user.id, user.email)).toEqual(['audit_entry.target_id', 'mail_log_entry.recipient']);
    expect(await a.sql.manager.findOneByOrFail(AuditEntry, { targetId: user.id })).toMatchObject({
      action: 'account.deleted',
      actorEmail: null,
      before: null,
    });
  });

  it('is signed out on every device and cannot log in', async () => {
    const user = await a.user();
    const there = await a.signedIn(user);
    await deleteAccount(await a.signedIn(user)).expect(200);
    await there.get('/api/track-usage').expect(401);
    await a.browser().post('/api/auth/login', { username: user.email, password: PASSWORD }).expect(401);
  });

  it('proves it by the password', async () => {
    const browser = await a.signedIn();
    const { body } = await deleteAccount(browser, 'wrong').expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { password: 'This password is not right.' } });
    await browser.get('/api/track-usage').expect(200);
  });

  it('is deleted once by many requests at once', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    const answers = await Promise.all(Array.from({ length: 4 }, () => deleteAccount(browser)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 401, 404].includes(status))).toBe(true);
    await a.mailbox.mailTo(user.email);
  });

  it('while another tab still works is told there that nobody is signed in', async () => {
    const user = await a.user();
    const other = await a.signedIn(user);
    const browser = await a.signedIn(user);
    // The other tab's request has passed the door when the account goes: its write waits for the deletion to end.
    const lock = a.sql.createQueryRunner();
    await lock.startTransaction();
    await lock.query('SELECT 1 FROM user_account WHERE id = $1 FOR UPDATE', [user.id]);
    const late = other
      .post('/api/account/email', { email: 'late@example.com', password: PASSWORD })
      .then((answer) => answer);
    await until(async () => (await a.sql.query<unknown[]>(WAITING_WRITES)).length === 1);
    await lock.query('DELETE FROM user_account WHERE id = $1', [user.id]);
    await lock.commitTransaction();
    await lock.release();
    expect((await late).body).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
    await browser.get('/api/track-usage').expect(401);
  });

  it('keeps everything when something fails on the way', async () => {
    const { user, browser } = await wellKnownPerson();
    const before = await placesHolding(user.id, user.email);
    await a.sql.query('ALTER TABLE audit_entry RENAME TO audit_entry_away');
    try {
      await deleteAccount(browser).expect(500);
    } finally {
      await a.sql.query('ALTER TABLE audit_entry_away RENAME TO audit_entry');
    }
    expect(await placesHolding(user.id, user.email)).toEqual(before);
    await deleteAccount(browser).expect(200);
  });

  it('may be the protected administrator in vain', async () => {
    const boss = await rename(await a.user({ role: 'admin' }), BOSS);
    const browser = await a.signedIn(boss);
    const { body } = await deleteAccount(browser).expect(403);
    expect(body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This administrator is protected and cannot be deleted.',
    });
    const actor = { id: boss.id, email: BOSS };
    await expect(a.get(ErasureService).eraseAsAdmin(boss.id, { actor })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await browser.get('/api/track-usage').expect(200);
    await rename(boss, 'not-boss@example.com');
  });

  it('gives way to whoever changes their counter and then looks for their account, and is deleted after that', async () => {
    const user = await a.user();
    const other = a.sql.createQueryRunner();
    await other.startTransaction();
    // As every reservation does: the period first, and the account when the row that refers to it is written.
    await other.query('UPDATE usage_period SET reserved = reserved WHERE user_id = $1', [user.id]);
    const erased = a.get(ErasureService).eraseOwn(user);
    await until(async () => {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM "user_account"%'
                          AND datname = current_database()`;
      return (await a.sql.query<unknown[]>(waiting)).length > 0;
    });
    await other.query('SELECT 1 FROM user_account WHERE id = $1 FOR KEY SHARE', [user.id]);
    await other.commitTransaction();
    await other.release();
    await erased;
    expect(await a.sql.query('SELECT 1 FROM user_account WHERE id = $1', [user.id])).toEqual([]);
  });
});

describe('an account that an administrator deletes', () => {
  it('is forgotten the same way, told by mail, and leaves a trace with who did it', async () => {
    const { user } = await wellKnownPerson();
    const admin = await a.user({ role: 'admin' });
    await a.get(ErasureService).eraseAsAdmin(user.id, {
      actor: { id: admin.id, email: admin.email },
      ip: '192.0.2.1',
      requestId: 'request-1',
    });
    const { text } = await farewellTo(user.email, { count: 2 });
    expect(text).toContain('An administrator of Threefold deleted it.');
    expect(await placesHolding(user.id, user.email)).toEqual([
      'audit_entry.before',
      'audit_entry.target_id',
      'mail_log_entry.recipient',
    ]);
    expect(await a.sql.manager.findOneByOrFail(AuditEntry, { targetId: user.id })).toMatchObject({
      action: 'user.deleted',
      actorId: admin.id,
      actorEmail: admin.email,
      ip: '192.0.2.1',
      requestId: 'request-1',
      before: { email: user.email, role: 'user' },
    });
    await expect(
      a.get(ErasureService).eraseAsAdmin(user.id, { actor: { id: admin.id, email: admin.email } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('hears nothing of it if its address was never proved', async () => {
    const email = 'never-proved@example.com';
    await a.browser().post('/api/auth/register', { email, password: PASSWORD, confirmPassword: PASSWORD }).expect(201);
    await a.mailbox.mailTo(email);
    const [row] = await a.sql.query('SELECT id FROM user_account WHERE email = $1', [email]);
    const admin = await a.user({ role: 'admin' });
    await a.get(ErasureService).eraseAsAdmin(row.id, { actor: { id: admin.id, email: admin.email } });
    expect(
      await a.sql.query(
        `SELECT 1 FROM pgboss.job WHERE data->>'template' = 'account-deleted' AND data::text LIKE '%never-proved%'`,
      ),
    ).toEqual([]);
  });
});

describe('free prompts used before an account was deleted', () => {
  const optimize = (browser: Browser) => browser.post('/api/optimize-prompt', { prompt: 'write a poem about our sea' });

  /** Registers, verifies and signs in, as a person does. */
  async function register(app: TestApp, email: string): Promise<Browser> {
    const browser = app.browser();
    const count = app.mailbox.mails.filter(({ to }) => to === email).length + 1;
    await browser.post('/api/auth/register', { email, password: PASSWORD, confirmPassword: PASSWORD }).expect(201);
    const token = await app.mailbox.tokenFor(email, { count });
    await browser.post('/api/auth/verify-email', { token }).expect(200);
    return browser;
  }

  const usageOf = async (browser: Browser) => (await browser.get('/api/track-usage').expect(200)).body;

  async function deleted(app: TestApp, email: string, browser: Browser): Promise<void> {
    const count = app.mailbox.mails.filter(({ to }) => to === email).length + 1;
    await deleteAccount(browser).expect(200);
    await app.mailbox.mailTo(email, { count });
  }

  it('stay used when the same mailbox registers again, also under a tag', async () => {
    const email = 'again@example.com';
    const first = await register(a, email);
    for (let n = 0; n < 4; n += 1) await optimize(first).expect(200);
    const [before] = await a.sql.query(
      'SELECT ends_at FROM usage_period p JOIN user_account u ON u.id = p.user_id WHERE u.email = $1',
      [email],
    );
    await deleted(a, email, first);
    const second = await register(a, 'again+more@example.com');
    expect(await usageOf(second)).toEqual({ remaining: 6, total: 10 });
    const [after] = await a.sql.query(
      'SELECT ends_at FROM usage_period p JOIN user_account u ON u.id = p.user_id WHERE u.email = $1',
      ['again+more@example.com'],
    );
    expect(after).toEqual(before);
    await optimize(second).expect(200);
    await deleted(a, 'again+more@example.com', second);
    expect(await usageOf(await register(a, email))).toEqual({ remaining: 5, total: 10 });
  });

  it('are forgotten when their month has ended', async () => {
    const email = 'next-month@example.com';
    const first = await register(a, email);
    await optimize(first).expect(200);
    await deleted(a, email, first);
    a.clock.advance({ days: 32 });
    expect(await usageOf(await register(a, email))).toEqual({ remaining: 10, total: 10 });
  });

  it('are remembered of a person on a paid plan, whose free month still runs', async () => {
    const email = 'paid@example.com';
    const first = await register(a, email);
    for (let n = 0; n < 3; n += 1) await optimize(first).expect(200);
    const [user] = await a.sql.query('SELECT id FROM user_account WHERE email = $1', [email]);
    await a.get(PlanChangesService).changePlan(user.id, { plan: 'pro' });
    await deleted(a, email, first);
    expect(await usageOf(await register(a, email))).toEqual({ remaining: 7, total: 10 });
  });

  it('are kept without the address', async () => {
    const email = 'secret.person@example.com';
    const first = await register(a, email);
    await optimize(first).expect(200);
    await deleteAccount(first).expect(200);
    await farewellTo(email, { count: 2 });
    expect(await placesHolding(email)).toEqual(['mail_log_entry.recipient']);
  });

  it('stay used for ever where they never renew', async () => {
    const once = await TestApp.start({ env: { FREE_QUOTA_RENEWAL: 'never' } });
    try {
      const first = await register(once, 'once@example.com');
      await optimize(first).expect(200);
      await deleted(once, 'once@example.com', first);
      once.clock.advance({ days: 800 });
      expect(await usageOf(await register(once, 'once@example.com'))).toEqual({ remaining: 9, total: 10 });
    } finally {
      await once.stop();
    }
  });
});
