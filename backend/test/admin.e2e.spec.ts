import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, TestApp } from './support/app.js';

let a: TestApp;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  await a.user({ plan: 'pro' });
  await a.user();
  admin = await a.signedIn(await a.user({ role: 'admin' }));
});
afterAll(() => a.stop());

const rest = (query: Record<string, unknown>) => {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return admin.get(`/api/admin/rest/users?${params}`);
};

describe('the list of users', () => {
  it('answers as specified, newest first', async () => {
    const { body, headers } = await admin.get('/api/admin/users').expect(200);
    expect(body).toMatchObject({ success: true, total: 3, totalIsEstimate: false, message: '3 users' });
    expect(body.users.map(({ email }: { email: string }) => email)).toEqual([
      'person-3@example.com',
      'person-2@example.com',
      'person-1@example.com',
    ]);
    expect(body.users[2]).toEqual({
      id: expect.any(String),
      username: 'person-1@example.com',
      email: 'person-1@example.com',
      subscriptionTier: 'pro',
      remaining: 1000,
      promptQuota: 1000,
      promptsUsed: 0,
      resetDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      isVerified: true,
      role: 'user',
      suspendedAt: null,
      suspensionReason: null,
      isProtected: false,
      adminModified: false,
      version: expect.stringMatching(/^pro-\d{13}-0$/),
    });
    expect(headers['content-range']).toBe('users 0-2/3');
  });

  it('speaks react-admin: a bare array, one page, sorted', async () => {
    const { body, headers } = await rest({ sort: ['email', 'ASC'], range: [1, 1], filter: {} }).expect(200);
    expect(body.map(({ email }: { email: string }) => email)).toEqual(['person-2@example.com']);
    expect(headers['content-range']).toBe('users 1-1/3');
  });

  it.each([
    'id',
    'username',
    'email',
    'subscriptionTier',
    'remaining',
    'promptQuota',
    'promptsUsed',
    'resetDate',
    'createdAt',
    'isVerified',
    'role',
  ])('sorts by %s both ways', async (column) => {
    const up = await rest({ sort: [column, 'ASC'] }).expect(200);
    const down = await rest({ sort: [column, 'DESC'] }).expect(200);
    expect(up.body).toHaveLength(3);
    expect(down.body).toHaveLength(3);
  });

  it('searches by e-mail, taking wildcards as letters', async () => {
    expect((await rest({ filter: { q: 'PERSON-2' } }).expect(200)).body).toHaveLength(1);
    const none = await rest({ filter: { q: '%' } }).expect(200);
    expect(none.body).toEqual([]);
    expect(none.headers['content-range']).toBe('users */0');
  });

  it('finds several by id, and one by its address', async () => {
    const { body } = await admin.get('/api/admin/users').expect(200);
    const ids = body.users.slice(0, 2).map(({ id }: { id: string }) => id);
    expect((await rest({ filter: { id: ids } }).expect(200)).body).toHaveLength(2);
    expect((await admin.get(`/api/admin/rest/users/${ids[0]}`).expect(200)).body.id).toBe(ids[0]);
  });

  it.each([
    { sort: ['password_hash', 'ASC'] },
    { range: [5, 1] },
    { range: ['a', 'b'] },
    { filter: [] },
    { sort: 5 },
    { filter: { q: '\0' } },
  ])('refuses %j', async (query) => {
    expect((await rest(query).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('is refused to users, also to an administrator from the moment of being demoted', async () => {
    await (await a.signedIn()).get('/api/admin/users').expect(403);
    const demoted = await a.user({ role: 'admin' });
    const browser = await a.signedIn(demoted);
    await browser.get('/api/admin/users').expect(200);
    await a.sql.query(`UPDATE user_account SET role = 'user' WHERE id = $1`, [demoted.id]);
    await browser.get('/api/admin/users').expect(403);
  });
});
