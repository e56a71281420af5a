import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../src/users/user.entity.js';
import { PlanChangesService } from '../src/usage/plan-changes.service.js';
import { UsageService } from '../src/usage/usage.service.js';
import { APP_URL, type Browser, TestApp } from './support/app.js';

let a: TestApp;
let boss: User;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start({ env: { ADMIN_EMAILS: 'boss@example.com' } });
  boss = await a.user({ role: 'admin' });
  admin = await a.signedIn(boss);
});
afterAll(() => a.stop());

const edit = (id: string, body: object, browser = admin) =>
  browser.raw('patch', `/api/admin/users/${id}/prompts`).set('Origin', APP_URL).send(body);
const rowOf = async (id: string) => (await admin.get(`/api/admin/rest/users/${id}`).expect(200)).body;
const optimize = (browser: Browser) =>
  browser.post('/api/optimize-prompt', { prompt: 'write a short poem about the sea' });
const usageOf = async (browser: Browser) => (await browser.get('/api/track-usage').expect(200)).body;
const auditOf = (targetId: string) =>
  a.sql.query(
    `SELECT action, actor_id AS "actorId", actor_email AS "actorEmail", before, after, ip, request_id AS "requestId"
       FROM audit_entry WHERE target_id = $1 ORDER BY created_at`,
    [targetId],
  );

describe("an administrator's edit of prompt counts", () => {
  it('changes what was sent and nothing else, is seen by the person at once, and leaves a trace', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await optimize(browser).expect(200);
    const { body } = await edit(user.id, { promptQuota: 50 }).expect(200);
    expect(body).toMatchObject({
      success: true,
      message: `The prompt counts of ${user.email} were updated.`,
      user: { promptsUsed: 1, promptQuota: 50, remaining: 49, adminModified: true },
    });
    expect(await usageOf(browser)).toEqual({ remaining: 49, total: 50 });
    await edit(user.id, { promptsUsed: 60 }).expect(200);
    expect(await usageOf(browser)).toEqual({ remaining: 0, total: 50 });
    expect((await optimize(browser).expect(403)).body.code).toBe('QUOTA_EXCEEDED');
    const [first, second] = await auditOf(user.id);
    expect(first).toMatchObject({
      action: 'user.prompts-edited',
      actorId: boss.id,
      actorEmail: boss.email,
      before: { promptsUsed: 1, promptQuota: 10 },
      after: { promptsUsed: 1, promptQuota: 50 },
      ip: expect.any(String),
      requestId: expect.any(String),
    });
    expect(second).toMatchObject({ before: { promptsUsed: 1 }, after: { promptsUsed: 60, promptQuota: 50 } });
  });

  it.each([
    [{ promptsUsed: -1 }, { promptsUsed: 'Values cannot be negative' }],
    [{ promptQuota: -5, promptsUsed: 2 }, { promptQuota: 'Values cannot be negative' }],
    [{ promptsUsed: 'many' }, { promptsUsed: 'Please enter valid numbers' }],
    [{ promptsUsed: 1.5 }, { promptsUsed: 'Please enter valid numbers' }],
    [{ promptsUsed: null }, { promptsUsed: 'Please enter valid numbers' }],
    [{ promptQuota: 1e12 }, { promptQuota: 'Please enter valid numbers' }],
    [{}, { promptsUsed: 'Please enter valid numbers', promptQuota: 'Please enter valid numbers' }],
  ])('refuses %j at its field', async (body, errors) => {
    const { id } = await a.user();
    const answer = await edit(id, body).expect(400);
    expect(answer.body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', errors });
    expect(await rowOf(id)).toMatchObject({ promptsUsed: 0, promptQuota: 10, adminModified: false });
  });

  it('is refused with 409 when another administrator was faster, and works without a version', async () => {
    const { id } = await a.user();
    const { version } = await rowOf(id);
    await edit(id, { promptQuota: 20 }).set('If-Match', `"${version}"`).expect(200);
    const { body } = await edit(id, { promptQuota: 5 }).set('If-Match', `"${version}"`).expect(409);
    expect(body.code).toBe('CONFLICT');
    expect(await rowOf(id)).toMatchObject({ promptQuota: 20 });
    await edit(id, { promptQuota: 30 }).expect(200);
  });

  it('of two at the same moment with the same version reaches one', async () => {
    const { id } = await a.user();
    const { version } = await rowOf(id);
    const answers = await Promise.all(
      [11, 12, 13].map((promptQuota) => edit(id, { promptQuota }).set('If-Match', version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is not disturbed by prompts that the person spends meanwhile', async () => {
    const user = await a.user();
    const { version } = await rowOf(user.id);
    await optimize(await a.signedIn(user)).expect(200);
    await edit(user.id, { promptQuota: 20 }).set('If-Match', version).expect(200);
    expect(await rowOf(user.id)).toMatchObject({ promptsUsed: 1, promptQuota: 20 });
  });

  it('of an account whose period was over when it was looked at falls on the new one', async () => {
    const { id } = await a.user();
    a.clock.advance({ days: 40 });
    const { version } = await rowOf(id);
    await edit(id, { promptsUsed: 2 }).set('If-Match', version).expect(200);
    expect(await rowOf(id)).toMatchObject({ promptsUsed: 2, remaining: 8 });
  });

  it('of an account that never had a period gives it one', async () => {
    const { id } = await a.user();
    await a.sql.query('DELETE FROM usage_period WHERE user_id = $1', [id]);
    const { version } = await rowOf(id);
    await edit(id, { promptQuota: 3 }).set('If-Match', version).expect(200);
    await edit(id, { promptQuota: 4 }).set('If-Match', version).expect(409);
    expect(await rowOf(id)).toMatchObject({ promptQuota: 3 });
  });

  it('holds until the period ends', async () => {
    const { id } = await a.user({ plan: 'basic' });
    await edit(id, { promptQuota: 7 }).expect(200);
    await a.get(PlanChangesService).changePlan(id, { plan: 'basic' });
    expect(await rowOf(id)).toMatchObject({ promptQuota: 7, adminModified: true });
    a.clock.advance({ days: 32 });
    expect(await rowOf(id)).toMatchObject({ promptQuota: 200, promptsUsed: 0, adminModified: false });
  });

  it('racing with running prompts loses and invents none', async () => {
    const user = await a.user({ plan: 'basic' });
    const browser = await a.signedIn(user);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => optimize(browser)),
      ...Array.from({ length: 5 }, () => edit(user.id, { promptsUsed: 0, promptQuota: 100 })),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [row] = await a.sql.query(
      `SELECT used, reserved, adjustment, (SELECT count(*)::int FROM usage_reservation r WHERE r.period_id = p.id AND state = 'committed') AS committed
         FROM usage_period p WHERE user_id = $1 AND closed_at IS NULL`,
      [user.id],
    );
    expect(row).toMatchObject({ reserved: 0, committed: 20, used: 20 + row.adjustment });
    expect(row.used).toBeGreaterThanOrEqual(0);
  });

  it('is refused to others, and for somebody who does not exist', async () => {
    const user = await a.user();
    await edit(user.id, { promptQuota: 5_000 }, await a.signedIn(user)).expect(403);
    await edit(user.id, { promptQuota: 5_000 }, a.browser()).expect(401);
    await edit('00000000-0000-4000-8000-000000000000', { promptQuota: 1 }).expect(404);
  });
});

describe('the list of users', () => {
  it('counts a period that is over as renewed, in every column and order', async () => {
    const user = await a.user();
    await a.sql.query('UPDATE usage_period SET used = 9, adjustment = 9 WHERE user_id = $1', [user.id]);
    const before = await rowOf(user.id);
    expect(before).toMatchObject({ promptsUsed: 9 });
    a.clock.advance({ days: 70 });
    const after = await rowOf(user.id);
    expect(after).toMatchObject({ promptsUsed: 0, remaining: 10 });
    expect(new Date(after.resetDate).getTime()).toBeGreaterThan(a.clock.now().getTime());
    const sort = encodeURIComponent('["promptsUsed","DESC"]');
    const { body } = await admin.get(`/api/admin/rest/users?sort=${sort}`).expect(200);
    expect(body.every(({ promptsUsed }: { promptsUsed: number }) => promptsUsed === 0)).toBe(true);
    await a.get(UsageService).rollIfDue(user.id);
    expect(await rowOf(user.id)).toEqual(after);
  });

  it("leads to a person's history", async () => {
    const { id } = await a.user();
    const { body } = await admin.get(`/api/admin/users/${id}/usage-history`).expect(200);
    expect(body).toMatchObject({ total: 1, items: [{ plan: 'free', quota: 10, used: 0 }] });
    await admin.get('/api/admin/users/00000000-0000-4000-8000-000000000000/usage-history').expect(404);
  });
});

describe('deleting a user', () => {
  const remove = (id: string, browser = admin) =>
    browser.raw('delete', `/api/admin/users/${id}`).set('Origin', APP_URL).set('Content-Type', 'text/plain');

  it('forgets the account and leaves a trace', async () => {
    const { id } = await a.user();
    expect((await remove(id).expect(200)).body).toEqual({ success: true, message: 'The user was deleted.' });
    await admin.get(`/api/admin/rest/users/${id}`).expect(404);
    expect(await auditOf(id)).toMatchObject([{ action: 'user.deleted', actorId: boss.id }]);
    await remove(id).expect(404);
  });

  it('is refused for the protected administrator and to others', async () => {
    const user = await a.user();
    await a.sql.query(`UPDATE user_account SET email = 'boss@example.com' WHERE id = $1`, [user.id]);
    expect((await remove(user.id).expect(403)).body.code).toBe('FORBIDDEN');
    const other = await a.user();
    await remove(other.id, await a.signedIn(other)).expect(403);
  });
});

describe('resetting all counters', () => {
  const reset = (browser = admin) => browser.post('/api/admin/reset-all-counters');

  it('sets every counter to nothing used, says how many had any, and leaves a trace of each', async () => {
    await reset().expect(200);
    const spender = await a.user();
    const browser = await a.signedIn(spender);
    await optimize(browser).expect(200);
    await optimize(browser).expect(200);
    await optimize(await a.signedIn()).expect(200);
    await a.user();
    const { body } = await reset().expect(200);
    expect(body).toEqual({ success: true, message: 'The counters of 2 users were reset.', usersReset: 2 });
    expect(await usageOf(browser)).toEqual({ remaining: 10, total: 10 });
    expect(await rowOf(spender.id)).toMatchObject({ promptsUsed: 0, adminModified: true });
    expect(await auditOf(spender.id)).toMatchObject([
      { action: 'user.counter-reset', actorId: boss.id, before: { promptsUsed: 2 }, after: { promptsUsed: 0 } },
    ]);
    expect((await reset().expect(200)).body).toMatchObject({ usersReset: 0 });
  });

  it('reaches more accounts than a batch, each once, while prompts go on', async () => {
    await a.sql.query(
      `WITH people AS (
         INSERT INTO user_account (email, password_hash, registration_id, email_verified_at)
         SELECT 'many-' || n || '@example.com', 'x', gen_random_uuid(), now() FROM generate_series(1, 1100) AS n RETURNING id
       )
       INSERT INTO usage_period (user_id, plan, quota, used, adjustment, anchor_at, starts_at, ends_at)
       SELECT id, 'free', 10, 4, 4, $1::timestamptz, $1::timestamptz, $1::timestamptz + interval '28 days' FROM people`,
      [a.clock.now()],
    );
    const browser = await a.signedIn();
    const [{ body }, ...answers] = await Promise.all([reset(), ...Array.from({ length: 10 }, () => optimize(browser))]);
    expect(body?.usersReset).toBeGreaterThanOrEqual(1_100);
    expect(answers.every((answer) => answer?.status === 200)).toBe(true);
    const [{ used }] = await a.sql.query(
      `SELECT sum(used)::int AS used FROM usage_period JOIN user_account u ON u.id = user_id WHERE email LIKE 'many-%'`,
    );
    expect(used).toBe(0);
  });

  it('is refused to others', async () => {
    await reset(await a.signedIn()).expect(403);
    await reset(a.browser()).expect(401);
  });
});

describe('verifying all users', () => {
  const verify = (browser = admin) => browser.post('/api/admin/verify-all-users');
  const register = (email: string) =>
    a.browser().post('/api/auth/register', {
      email,
      password: 'correct horse battery',
      confirmPassword: 'correct horse battery',
    });
  const find = async (email: string) => (await a.sql.query('SELECT * FROM user_account WHERE email = $1', [email]))[0];

  it('lets everybody in who waits for their mail, with their first prompts, and says how many', async () => {
    for (const name of ['one', 'two']) await register(`${name}@example.com`).expect(201);
    const { body } = await verify().expect(200);
    expect(body).toEqual({ success: true, message: '2 users were verified.', usersVerified: 2 });
    const browser = a.browser();
    await browser
      .post('/api/auth/login', { username: 'one@example.com', password: 'correct horse battery' })
      .expect(200);
    expect(await usageOf(browser)).toEqual({ remaining: 10, total: 10 });
    const { id } = await find('one@example.com');
    expect(await auditOf(id)).toMatchObject([{ action: 'user.verified', actorId: boss.id }]);
    expect((await verify().expect(200)).body).toMatchObject({ usersVerified: 0, message: '0 users were verified.' });
  });

  it('makes nobody an administrator: an address of ADMIN_EMAILS has to be proved by its mailbox', async () => {
    await a.sql.query(`DELETE FROM user_account WHERE email = 'boss@example.com'`);
    await register('boss@example.com').expect(201);
    await verify().expect(200);
    expect(await find('boss@example.com')).toMatchObject({ role: 'user', email_verified_at: null });
  });

  it('is refused to others', async () => {
    await verify(await a.signedIn()).expect(403);
    await verify(a.browser()).expect(401);
  });
});

it('is refused to an administrator from the moment of being demoted', async () => {
  const user = await a.user({ role: 'admin' });
  const browser = await a.signedIn(user);
  await a.sql.query(`UPDATE user_account SET role = 'user' WHERE id = $1`, [user.id]);
  await edit(user.id, { promptQuota: 999 }, browser).expect(403);
  await browser.post('/api/admin/reset-all-counters').expect(403);
  expect(await rowOf(user.id)).toMatchObject({ promptQuota: 10 });
});
