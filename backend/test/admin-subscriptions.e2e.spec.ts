import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReconcileJob } from '../src/webhook/reconcile.job.js';
import type { Browser } from './support/app.js';
import { PaidApp } from './support/billing.js';

let paid: PaidApp;
let admin: Browser;
beforeAll(async () => {
  paid = await PaidApp.start();
  admin = await paid.a.signedIn(await paid.a.user({ role: 'admin' }));
  await paid.subscriber('basic');
  await paid.subscriber('pro');
});
afterAll(() => paid.stop());

const list = async (filter: object) =>
  (await admin.get(`/api/admin/rest/subscriptions?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200))
    .body;
const problemsOf = async (id: string): Promise<string[]> =>
  (await admin.get(`/api/admin/rest/subscriptions/${id}`).expect(200)).body.problems;

describe('the subscriptions', () => {
  it('are listed with what they give, and nothing is wrong with them', async () => {
    const rows = await list({});
    expect(rows.map(({ plan }: { plan: string }) => plan).sort()).toEqual(['basic', 'pro']);
    expect(rows[0]).toMatchObject({
      id: expect.stringMatching(/^sub_/),
      status: 'active',
      isEntitling: true,
      nextPlan: null,
      cancelsAt: null,
      syncedAt: expect.stringMatching(/^\d{4}-/),
      problems: [],
      stripeUrl: `${paid.emulator.url}/_emulator`,
    });
    expect(rows[0].planInUse).toBe(rows[0].plan);
    expect(await list({ hasProblem: true })).toEqual([]);
  });

  it('are found by address, by customer, by their own id, by plan and by status', async () => {
    const [one] = await list({ plan: 'pro' });
    for (const q of [one.userEmail, one.customerId, one.id]) {
      expect((await list({ q })).map(({ id }: { id: string }) => id)).toEqual([one.id]);
    }
    expect(await list({ q: 'nobody@example.com' })).toEqual([]);
    expect(await list({ q: 'cus_nobody' })).toEqual([]);
    expect(await list({ status: 'active' })).toHaveLength(2);
    expect(await list({ status: 'canceled' })).toEqual([]);
  });

  it('show that our copy differs from what the person has, and are mended from Stripe with a trace', async () => {
    const [{ id, userId }] = await list({ plan: 'basic' });
    await paid.a.sql.query(`UPDATE usage_period SET plan = 'free' WHERE user_id = $1 AND closed_at IS NULL`, [userId]);
    expect(await problemsOf(id)).toEqual(['plan-differs']);
    expect((await list({ hasProblem: true })).map((row: { id: string }) => row.id)).toEqual([id]);
    const { body } = await admin.post(`/api/admin/subscriptions/${id}/sync`).expect(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.stringMatching(/^The subscription of .* is as Stripe has it\.$/),
      subscription: { id, planInUse: 'basic', problems: [] },
    });
    const [trace] = await paid.a.sql.query(
      `SELECT before, after FROM audit_entry WHERE action = 'subscription.synced'`,
    );
    expect(trace).toMatchObject({
      before: { subscription: id, planInUse: 'free' },
      after: { subscription: id, planInUse: 'basic' },
    });
  });

  it('show what Stripe reported and nobody could work off, and a copy that missed its renewal', async () => {
    const [{ id, customerId }] = await list({ plan: 'pro' });
    await paid.a.sql.query(
      `INSERT INTO stripe_event (id, type, object_id, customer_id, created_at, received_at, dead_at) VALUES
         ('evt_dead', 'invoice.paid', 'in_1', $1, now(), now(), now()),
         ('evt_late', 'invoice.paid', 'in_2', $1, now(), now() - interval '10 minutes', NULL)`,
      [customerId],
    );
    await paid.a.sql.query(`UPDATE stripe_event SET next_attempt_at = now() + interval '1 hour' WHERE id = 'evt_late'`);
    await paid.a.sql.query(`UPDATE billing_subscription SET period_ends_at = now() - interval '1 day' WHERE id = $1`, [
      id,
    ]);
    expect(await problemsOf(id)).toEqual(['renewal-missing', 'events-dead', 'events-waiting']);
    await paid.a.sql.query(`DELETE FROM stripe_event WHERE id IN ('evt_dead', 'evt_late')`);
    // The nightly comparison mends it, and says for a week that it had to.
    await paid.a.get(ReconcileJob).compareAll();
    expect(await problemsOf(id)).toEqual(['differed']);
  });

  it.each([
    ['plan-differs', `UPDATE billing_subscription SET plan = 'pro' WHERE id = $1`],
    ['plan-differs', `UPDATE billing_subscription SET is_entitling = false, status = 'canceled' WHERE id = $1`],
    ['renewal-missing', `UPDATE billing_subscription SET period_ends_at = now() - interval '2 hours' WHERE id = $1`],
    ['unknown-price', `UPDATE billing_subscription SET plan = NULL WHERE id = $1`],
    [
      'several-running',
      `INSERT INTO billing_subscription (id, user_id, customer_id, status, plan, price_id, period_starts_at, period_ends_at, is_entitling, created_at)
       SELECT 'sub_second', user_id, customer_id, 'past_due', 'basic', price_id, period_starts_at, period_ends_at, false, created_at
         FROM billing_subscription WHERE id = $1`,
    ],
    [
      'never-synced',
      `UPDATE billing_customer SET synced_at = NULL WHERE user_id = (SELECT user_id FROM billing_subscription WHERE id = $1)`,
    ],
    [
      'events-dead',
      `INSERT INTO stripe_event (id, type, object_id, customer_id, created_at, dead_at)
       SELECT 'evt_x', 'invoice.paid', 'in_x', customer_id, now(), now() FROM billing_subscription WHERE id = $1`,
    ],
    [
      'events-waiting',
      `INSERT INTO stripe_event (id, type, object_id, customer_id, created_at, received_at, next_attempt_at)
       SELECT 'evt_x', 'invoice.paid', 'in_x', customer_id, now(), now() - interval '1 hour', now() + interval '1 hour'
         FROM billing_subscription WHERE id = $1`,
    ],
    [
      'differed',
      `UPDATE billing_customer SET differed_at = now() - interval '1 day' WHERE user_id = (SELECT user_id FROM billing_subscription WHERE id = $1)`,
    ],
  ])('are found by what is wrong with them: %s', async (problem, breakIt) => {
    const own = await PaidApp.start();
    try {
      const boss = await own.a.signedIn(await own.a.user({ role: 'admin' }));
      await own.subscriber('basic');
      const [{ id }] = await own.a.sql.query('SELECT id FROM billing_subscription');
      await own.subscriber('pro');
      await own.a.sql.query(breakIt, [id]);
      const found = async (hasProblem: boolean) => {
        const filter = encodeURIComponent(JSON.stringify({ hasProblem }));
        return (await boss.get(`/api/admin/rest/subscriptions?filter=${filter}`).expect(200)).body;
      };
      const broken = await found(true);
      expect(broken.find((row: { id: string }) => row.id === id).problems).toContain(problem);
      const sound = await found(false);
      expect(sound.map(({ plan, problems }: Record<string, unknown>) => ({ plan, problems }))).toEqual([
        { plan: 'pro', problems: [] },
      ]);
    } finally {
      await own.stop();
    }
  });

  it('stay as they are while Stripe is away, and leave no trace of what did not happen', async () => {
    const [{ id }] = await list({ plan: 'pro' });
    const traces = () => paid.a.sql.query<unknown[]>(`SELECT 1 FROM audit_entry WHERE action = 'subscription.synced'`);
    const before = await traces();
    paid.emulator.emulator.faults.add({ path: '/v1/subscriptions', mode: 'reset', times: 20 });
    const { body } = await admin.post(`/api/admin/subscriptions/${id}/sync`).expect(503);
    expect(body.code).toBe('UNAVAILABLE');
    paid.emulator.emulator.faults.clear();
    expect(await traces()).toEqual(before);
    await admin.post('/api/admin/subscriptions/sub_unknown/sync').expect(404);
  });
});
