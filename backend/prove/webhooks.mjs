import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import Stripe from 'stripe';
import { Person } from './support/person.mjs';

const ORDERS = 1_000;
const LOST_SHARE = 0.2;
const COPIED_SHARE = 0.3;
const BURST = { events: 5_000, seconds: 10, p99Ms: 50, drainSeconds: 60 };
const DRAIN_PATIENCE_MS = 90_000;

/**
 * A plan's whole life as events in a thousand random orders, with copies and losses, always ends in the state that Stripe
 * has; and a burst of 5,000 events is acknowledged at once and worked off within a minute.
 */
export async function prove({ startStack }) {
  const stack = await startStack();
  const runtime = JSON.parse(readFileSync(join(stack.dataDir, 'runtime.json'), 'utf8'));
  const secret = `whsec_${readFileSync(join(stack.dataDir, 'stripe-webhook-secret'), 'utf8').trim()}`;
  const database = new pg.Client(runtime.database);
  await database.connect();
  try {
    const proof = new Proof({ runtime, secret, database, person: await Person.signedUp(stack.address) });
    await proof.liveThroughAPlan();
    const orders = await proof.deliverInEveryOrder();
    const burst = await proof.burst();
    return `${orders}; ${burst}`;
  } finally {
    await database.end();
  }
}

class Proof {
  constructor({ runtime, secret, database, person }) {
    Object.assign(this, { runtime, secret, database, person });
    const { hostname: host, port, protocol } = new URL(runtime.stripeEmulator);
    this.stripe = new Stripe('sk_test_emulator', { host, port, protocol: protocol.slice(0, -1), telemetry: false });
    this.webhook = `${runtime.app}/api/webhooks/stripe`;
    this.count = 0;
  }

  /** Basic, paid; Pro; back to Basic at the end; resumed; cancelled; resumed. Ends as Pro. */
  async liveThroughAPlan() {
    const choose = async (planTier) => {
      const { status, body, text } = await this.person.post('/api/get-or-create-subscription', { planTier });
      assert.equal(status, 200, text);
      return body;
    };
    const { clientSecret } = await choose('basic');
    const [intent] = clientSecret.split('_secret_');
    await this.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa', return_url: this.runtime.app });
    await this.reaches({ tier: 'basic', status: 'active' });
    await choose('pro');
    await choose('basic');
    await this.person.post('/api/billing/resume', {});
    const { rows } = await this.database.query(
      `SELECT s.id, s.customer_id AS customer FROM billing_subscription s JOIN user_account u ON u.id = s.user_id WHERE u.email = $1`,
      [this.person.email],
    );
    [this.subscription] = rows;
    await this.stripe.subscriptions.update(this.subscription.id, { cancel_at: 'min_period_end' });
    await this.stripe.subscriptions.update(this.subscription.id, { cancel_at: '' });
    await this.reaches({ tier: 'pro', status: 'active' });
    const { HANDLED_TYPES } = await import('../dist/src/webhook/event-reading.js');
    const all = [];
    for await (const event of this.stripe.events.list({ limit: 100 })) all.push(event);
    this.events = all.filter(
      ({ type, data }) => HANDLED_TYPES.includes(type) && data.object.customer === this.subscription.customer,
    );
    assert.ok(this.events.length >= 12, `a life of ${this.events.length} events`);
    this.end = await this.status();
  }

  async deliverInEveryOrder() {
    let delivered = 0;
    for (let order = 1; order <= ORDERS; order += 1) {
      await this.forget();
      const kept = this.events.filter(() => Math.random() >= LOST_SHARE);
      const wanted = shuffled([...kept, ...kept.filter(() => Math.random() < COPIED_SHARE)]);
      // At least one has to arrive; what happens when none does is the hourly look's matter.
      const sent = wanted.length ? wanted : [this.events[0]];
      delivered += sent.length;
      const ids = new Map(this.events.map(({ id }) => [id, `${id}_${order}`]));
      await Promise.all(sent.map((event) => this.deliver({ ...event, id: ids.get(event.id) })));
      await this.drained();
      assert.deepEqual(await this.stored(), { plan: 'pro', status: 'active', quota: 1000, open: 1 }, `order ${order}`);
    }
    assert.deepEqual(await this.status(), this.end);
    return `${this.events.length} events in ${ORDERS} orders (${delivered} deliveries): the same end every time`;
  }

  async burst() {
    const { events, seconds, p99Ms, drainSeconds } = BURST;
    const [sample] = this.events;
    const durations = [];
    const startedAt = performance.now();
    const calls = Array.from({ length: events }, async (_, index) => {
      await sleep((index / events) * seconds * 1_000);
      const sentAt = performance.now();
      await this.deliver({ ...sample, id: `evt_burst_${index}` });
      durations.push(performance.now() - sentAt);
    });
    await Promise.all(calls);
    const acknowledged = (performance.now() - startedAt) / 1_000;
    await this.drained();
    const drained = (performance.now() - startedAt) / 1_000;
    durations.sort((a, b) => a - b);
    const p99 = durations[Math.floor(events * 0.99)];
    const figures = `${events} events in ${acknowledged.toFixed(1)} s: all acknowledged, p99 ${p99.toFixed(0)} ms, worked off after ${drained.toFixed(1)} s`;
    assert.ok(p99 <= p99Ms, `${figures}, but the limit of the p99 is ${p99Ms} ms`);
    assert.ok(drained <= drainSeconds, `${figures}, but the limit is ${drainSeconds} s`);
    return figures;
  }

  async deliver(event) {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.secret });
    const response = await fetch(this.webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    });
    assert.equal(response.status, 200, await response.text());
  }

  /** As if this server had never heard of the plan. */
  async forget() {
    await this.database.query('DELETE FROM billing_subscription WHERE id = $1', [this.subscription.id]);
    await this.database.query('DELETE FROM stripe_event');
    await this.database.query(
      `UPDATE usage_period SET closed_at = now() WHERE closed_at IS NULL AND user_id = (SELECT user_id FROM billing_customer WHERE stripe_id = $1)`,
      [this.subscription.customer],
    );
  }

  async drained() {
    const deadline = Date.now() + DRAIN_PATIENCE_MS;
    for (;;) {
      const { rows } = await this.database.query('SELECT 1 FROM stripe_event WHERE processed_at IS NULL LIMIT 1');
      if (rows.length === 0) return;
      assert.ok(Date.now() < deadline, 'events are left over');
      await sleep(5);
    }
  }

  async stored() {
    const { rows } = await this.database.query(
      `SELECT s.plan, s.status, p.quota, (SELECT count(*)::int FROM usage_period o WHERE o.user_id = s.user_id AND o.closed_at IS NULL) AS open
         FROM billing_subscription s JOIN usage_period p ON p.user_id = s.user_id AND p.closed_at IS NULL
        WHERE s.id = $1`,
      [this.subscription.id],
    );
    return rows[0];
  }

  async status() {
    const { tier, status, nextTier, cancelAtPeriodEnd, promptQuota } = (
      await this.person.get('/api/subscription-status')
    ).body;
    return { tier, status, nextTier, cancelAtPeriodEnd, promptQuota };
  }

  async reaches(wanted) {
    const deadline = Date.now() + DRAIN_PATIENCE_MS;
    for (;;) {
      const now = await this.status();
      if (Object.entries(wanted).every(([name, value]) => now[name] === value)) return;
      assert.ok(Date.now() < deadline, `the plan is ${JSON.stringify(now)}`);
      await sleep(200);
    }
  }
}

function shuffled(list) {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [result[index], result[other]] = [result[other], result[index]];
  }
  return result;
}
