import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { APP_URL, type Browser, TestApp } from './support/app.js';

let a: TestApp;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  admin = await a.signedIn(await a.user({ role: 'admin' }));
  for (const name of ['Ada', 'Bob', 'Per_cent']) {
    const email = `${name.toLowerCase()}@example.org`;
    await a
      .browser()
      .post('/api/contact', { name, email, message: `I am ${name} and have a question.` })
      .expect(200);
  }
});
afterAll(() => a.stop());

const list = (filter: object) =>
  admin.get(`/api/admin/rest/contact-messages?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const names = async (filter: object) => (await list(filter).expect(200)).body.map(({ name }: { name: string }) => name);
const setStatus = (id: string, status: string) =>
  admin.raw('patch', `/api/admin/contact-messages/${id}`).set('Origin', APP_URL).send({ status });

it('lists messages newest first, searched with wildcards as letters', async () => {
  const { body, headers } = await list({}).expect(200);
  expect(headers['content-range']).toBe('contact-messages 0-2/3');
  expect(body[2]).toEqual({
    id: expect.any(String),
    name: 'Ada',
    email: 'ada@example.org',
    message: 'I am Ada and have a question.',
    status: 'new',
    createdAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(await names({ q: 'bob@' })).toEqual(['Bob']);
  expect(await names({ q: 'r_c' })).toEqual(['Per_cent']);
  expect(await names({ q: 'I am a' })).toEqual(['Ada']);
  expect(await names({ createdAt_lte: '2020-01-01' })).toEqual([]);
});

it('moves a message on, once, with a trace of who did', async () => {
  const [{ id }] = (await list({ q: 'ada@' }).expect(200)).body;
  const { body } = await setStatus(id, 'answered').expect(200);
  expect(body).toMatchObject({
    success: true,
    message: 'The message of Ada is answered.',
    contactMessage: { id, status: 'answered' },
  });
  await setStatus(id, 'answered').expect(200);
  const trace = await a.sql.query(
    `SELECT action, before, after, actor_email IS NOT NULL AS named FROM audit_entry WHERE target_id = $1`,
    [id],
  );
  expect(trace).toEqual([
    { action: 'contact-message.status-changed', before: { status: 'new' }, after: { status: 'answered' }, named: true },
  ]);
  expect(await names({ status: 'answered' })).toEqual(['Ada']);
  expect(await names({ status: 'new' })).toEqual(['Per_cent', 'Bob']);
  expect((await admin.get(`/api/admin/rest/contact-messages/${id}`).expect(200)).body.status).toBe('answered');
});

it('refuses a status that there is not, and a message that is gone', async () => {
  const [{ id }] = (await list({}).expect(200)).body;
  expect((await setStatus(id, 'burnt').expect(400)).body.errors.status).toBe(
    'A message is new, read, answered, archived.',
  );
  await setStatus('00000000-0000-4000-8000-000000000000', 'read').expect(404);
  await list({ status: 'burnt' }).expect(400);
});
