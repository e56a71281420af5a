import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailService } from '../src/mail/mail.service.js';
import type { Browser } from './support/app.js';
import { PaidApp } from './support/billing.js';
import { until } from './support/until.js';

let paid: PaidApp;
let admin: Browser;
let mailsFail = true;
beforeAll(async () => {
  paid = await PaidApp.start();
  admin = await paid.a.signedIn(await paid.a.user({ role: 'admin' }));
  paid.a.get(MailService).define<{ email: string; secret: string }>('letter', async ({ email }) => {
    if (mailsFail) throw new Error('connect smtp://mailer:hunter2@mail.example.com refused');
    delivered.push(email);
    return null;
  });
});
afterAll(() => paid.stop());

const delivered: string[] = [];
const sql = <T>(text: string, values: unknown[] = []): Promise<T> => paid.a.sql.query(text, values);
const listed = async (resource: 'dead-jobs' | 'dead-events', filter: object = {}) =>
  (await admin.get(`/api/admin/rest/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200))
    .body;

/** A mail whose last try fails. */
async function deadMail(email: string): Promise<void> {
  const before = (await listed('dead-jobs')).length;
  await paid.a.sql.transaction(async (tx) => {
    await paid.a.get(MailService).enqueue('letter', { email, secret: 'hunter3' }, tx);
    await tx.query(`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'mail' AND state = 'created'`);
  });
  await until(async () => (await listed('dead-jobs')).length > before);
}

describe('a mail that failed for the last time', () => {
  it('is kept with the reason and what it was about, without a secret', async () => {
    await deadMail('ada@example.org');
    const [dead] = await listed('dead-jobs', { job: 'mail' });
    expect(dead).toEqual({
      id: expect.any(String),
      job: 'mail',
      about: { template: 'letter', email: 'ada@example.org' },
      createdAt: expect.stringMatching(/^\d{4}-/),
      diedAt: expect.stringMatching(/^\d{4}-/),
      attempts: 1,
      reason: 'connect smtp://…@mail.example.com refused',
    });
    expect(await listed('dead-jobs', { job: 'stripe-farewell' })).toEqual([]);
  });

  it('leaves when it is tried again and the cause is mended, once, with a trace', async () => {
    const [{ id }] = await listed('dead-jobs');
    mailsFail = false;
    const { body } = await admin.post(`/api/admin/dead-jobs/${id}/retry`).expect(200);
    expect(body).toEqual({ success: true, message: '1 job will be tried again now.', retried: 1 });
    await until(async () => delivered.length > 0);
    expect(await listed('dead-jobs')).toEqual([]);
    expect((await admin.post(`/api/admin/dead-jobs/${id}/retry`).expect(404)).body.message).toMatch(
      /no longer given up/,
    );
    expect(delivered).toEqual(['ada@example.org']);
    expect(await sql(`SELECT target_id AS id FROM audit_entry WHERE action = 'dead-job.retried'`)).toEqual([{ id }]);
  });

  it('leaves with all others', async () => {
    mailsFail = true;
    await deadMail('bob@example.org');
    await deadMail('cem@example.org');
    mailsFail = false;
    const { body } = await admin.post('/api/admin/dead-jobs/retry-all').expect(200);
    expect(body).toMatchObject({ retried: 2, message: '2 jobs will be tried again now.' });
    await until(async () => delivered.length === 3);
    const [trace] = await sql<[object]>(
      `SELECT target_id AS id, after FROM audit_entry WHERE action = 'dead-jobs.retried'`,
    );
    expect(trace).toEqual({ id: 'all', after: { retried: 2 } });
  });

  it('goes with the person it names', async () => {
    mailsFail = true;
    const leaving = await paid.a.user();
    await deadMail(leaving.email);
    await admin.delete(`/api/admin/users/${leaving.id}`).expect(200);
    expect(JSON.stringify(await listed('dead-jobs'))).not.toContain(leaving.email);
  });
});

describe('an event of Stripe that was given up', () => {
  const give = (id: string, customerId: string | null) =>
    sql(
      `INSERT INTO stripe_event (id, type, object_id, customer_id, created_at, attempts, dead_at, last_error)
       VALUES ($1, 'invoice.paid', 'in_1', $2, now() - interval '1 day', 30, now(), 'Invalid API Key provided: sk_test_4eC39HqLyjWD')`,
      [id, customerId],
    );

  it('is shown with the reason, and worked off when it is tried again', async () => {
    await paid.subscriber('basic');
    const [{ customerId }] = await sql<[{ customerId: string }]>(
      'SELECT stripe_id AS "customerId" FROM billing_customer',
    );
    await give('evt_one', customerId);
    expect(await listed('dead-events')).toEqual([
      {
        id: 'evt_one',
        type: 'invoice.paid',
        objectId: 'in_1',
        customerId,
        createdAt: expect.any(String),
        receivedAt: expect.any(String),
        diedAt: expect.any(String),
        attempts: 30,
        reason: 'Invalid API Key provided: sk_…',
      },
    ]);
    await admin.post('/api/admin/dead-events/evt_one/retry').expect(200);
    const isDone = `SELECT 1 FROM stripe_event WHERE id = 'evt_one' AND processed_at IS NOT NULL AND dead_at IS NULL`;
    await until(async () => (await sql<unknown[]>(isDone)).length === 1);
    expect(await listed('dead-events')).toEqual([]);
    await admin.post('/api/admin/dead-events/evt_one/retry').expect(404);
  });

  it('is tried again with all others', async () => {
    await give('evt_two', null);
    await give('evt_three', null);
    const { body } = await admin.post('/api/admin/dead-events/retry-all').expect(200);
    expect(body).toMatchObject({ retried: 2, message: '2 events will be tried again now.' });
    expect(await listed('dead-events')).toEqual([]);
    const trace = await sql<object[]>(
      `SELECT action, target_id AS id FROM audit_entry WHERE target_type LIKE 'stripe-event%' ORDER BY created_at`,
    );
    expect(trace).toEqual([
      { action: 'stripe-event.retried', id: 'evt_one' },
      { action: 'stripe-events.retried', id: 'all' },
    ]);
  });
});

it('lists mails that a server will never take with its answer, and no others, the latest first', async () => {
  await sql(
    `INSERT INTO mail_log_entry (id, template, recipient, outcome, reason, created_at) VALUES
       (gen_random_uuid(), 'verify-email', 'typo@exmaple.org', 'refused', '550 no such mailbox', now() - interval '1 hour'),
       (gen_random_uuid(), 'reset-password', 'full@example.org', 'refused', '552 mailbox full', now()),
       (gen_random_uuid(), 'verify-email', 'fine@example.org', 'sent', NULL, now())`,
  );
  const { body, headers } = await admin.get('/api/admin/rest/refused-mails').expect(200);
  expect(body).toEqual([
    expect.objectContaining({ template: 'reset-password', recipient: 'full@example.org', reason: '552 mailbox full' }),
    {
      id: expect.any(String),
      template: 'verify-email',
      recipient: 'typo@exmaple.org',
      reason: '550 no such mailbox',
      createdAt: expect.stringMatching(/^\d{4}-/),
      canBeRetried: false,
    },
  ]);
  expect(headers['content-range']).toBe('refused-mails 0-1/2');
});
