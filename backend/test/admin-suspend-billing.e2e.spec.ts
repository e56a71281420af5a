import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Browser, PASSWORD } from './support/app.js';
import { PaidApp } from './support/billing.js';
import { until } from './support/until.js';

let paid: PaidApp;
let admin: Browser;
beforeAll(async () => {
  paid = await PaidApp.start();
  admin = await paid.a.signedIn(await paid.a.user({ role: 'admin' }));
});
afterAll(() => paid.stop());

const subscriptionOf = async (customerId: string) =>
  (await paid.stripe.subscriptions.list({ customer: customerId })).data[0]!;
const paidInvoices = async (customerId: string) =>
  (await paid.stripe.invoices.list({ customer: customerId })).data.filter(({ amount_paid }) => amount_paid > 0).length;

it('bills nothing for a suspended account, and goes on with the plan when it is restored', async () => {
  const browser = await paid.subscriber('pro');
  const { username } = (await browser.get('/api/auth/session').expect(200)).body.user as { username: string };
  const [{ id, customerId }] = await paid.a.sql.query(
    `SELECT u.id, c.stripe_id AS "customerId" FROM user_account u JOIN billing_customer c ON c.user_id = u.id WHERE email = $1`,
    [username],
  );
  expect(await paidInvoices(customerId)).toBe(1);

  await admin.post(`/api/admin/users/${id}/suspend`, { reason: 'Chargebacks' }).expect(200);
  await until(async () => (await subscriptionOf(customerId)).pause_collection !== null);
  expect((await subscriptionOf(customerId)).pause_collection).toMatchObject({ behavior: 'void' });
  await paid.advance({ days: 32 });
  expect(await paidInvoices(customerId)).toBe(1);

  await admin.post(`/api/admin/users/${id}/restore`).expect(200);
  await until(async () => (await subscriptionOf(customerId)).pause_collection === null);
  await paid.advance({ days: 32 });
  expect(await paidInvoices(customerId)).toBe(2);
  const again = paid.a.browser();
  await again.post('/api/auth/login', { username, password: PASSWORD }).expect(200);
  expect(await paid.status(again)).toMatchObject({ tier: 'pro', isActive: true });
});

it('leaves a pause alone that somebody made at Stripe', async () => {
  const browser = await paid.subscriber('basic');
  const { username } = (await browser.get('/api/auth/session').expect(200)).body.user as { username: string };
  const [{ id, customerId }] = await paid.a.sql.query(
    `SELECT u.id, c.stripe_id AS "customerId" FROM user_account u JOIN billing_customer c ON c.user_id = u.id WHERE email = $1`,
    [username],
  );
  await paid.stripe.subscriptions.update((await subscriptionOf(customerId)).id, {
    pause_collection: { behavior: 'keep_as_draft' },
  });
  const isDone = async () => {
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'stripe-collection' AND state <> 'completed'`;
    return (await paid.a.sql.query<unknown[]>(open)).length === 0;
  };
  for (const verb of ['suspend', 'restore']) {
    await admin.post(`/api/admin/users/${id}/${verb}`, verb === 'suspend' ? {} : undefined).expect(200);
    await until(isDone);
  }
  expect((await subscriptionOf(customerId)).pause_collection).toMatchObject({ behavior: 'keep_as_draft' });
});
