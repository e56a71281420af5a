import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import Stripe from 'stripe';
import { ReconcileJob } from '../src/webhook/reconcile.job.js';
import { StripeEventsWorker } from '../src/webhook/stripe-events.worker.js';
import type { Browser } from './support/app.js';
import { PaidApp, WEBHOOK_SECRET } from './support/billing.js';
import { until } from './support/until.js';

let paid: PaidApp;

beforeAll(async () => {
  paid = await PaidApp.start();
});
afterAll(() => paid.stop());

/** What Stripe sends, and nothing that a browser would add. */
function deliver(event: object, secret = WEBHOOK_SECRET): request.Test {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return request(paid.a.app.getHttpServer())
    .post('/api/webhooks/stripe')
    .set('Content-Type', 'application/json; charset=utf-8')
    .set('Stripe-Signature', signature)
    .send(payload);
}

const event = (id: string, fields: object = {}) => ({
  id,
  object: 'event',
  type: 'invoice.paid',
  created: Math.floor(Date.now() / 1_000),
  livemode: false,
  data: { object: { id: `in_${id}`, object: 'invoice', customer: 'cus_of_nobody' } },
  ...fields,
});

const rowOf = async (id: string) => {
  const [row] = await paid.a.sql.query<Record<string, unknown>[]>('SELECT * FROM stripe_event WHERE id = $1', [id]);
  return row;
};

async function customerOf(browser: Browser): Promise<string> {
  const { body } = await browser.get('/api/auth/session');
  const [row] = await paid.a.sql.query<{ stripeId: string }[]>(
    `SELECT c.stripe_id AS "stripeId" FROM billing_customer c JOIN user_account u ON u.id = c.user_id WHERE u.email = $1`,
    [(body as { user: { email: string } }).user.email],
  );
  return row!.stripeId;
}

async function subscriptionOf(browser: Browser): Promise<Stripe.Subscription> {
  const { data } = await paid.stripe.subscriptions.list({ customer: await customerOf(browser), status: 'all' });
  return data[0]!;
}

async function subjectsTo(browser: Browser): Promise<string[]> {
  const { body } = await browser.get('/api/auth/session');
  const { email } = (body as { user: { email: string } }).user;
  return paid.a.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** The same numbers every time, so that an order that fails can be looked at again. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

describe('an event', () => {
  it('is kept once, however often it comes, and answered each time', async () => {
    await deliver(event('evt_twice')).expect(200, { received: true });
    await deliver(event('evt_twice')).expect(200, { received: true });
    expect(await rowOf('evt_twice')).toMatchObject({ type: 'invoice.paid', customer_id: 'cus_of_nobody' });
  });

  it.each([
    ['no signature', undefined],
    ['the signature of somebody else', 'whsec_of_somebody_else'],
  ])('with %s is refused and leaves nothing', async (_, secret) => {
    const sent = secret ? deliver(event('evt_forged'), secret) : deliver(event('evt_forged')).unset('Stripe-Signature');
    const { body } = await sent.expect(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await rowOf('evt_forged')).toBeUndefined();
  });

  it('that concerns nobody here is answered and forgotten', async () => {
    await deliver(event('evt_other', { type: 'payout.paid' })).expect(200);
    expect(await rowOf('evt_other')).toBeUndefined();
  });

  it('of an unknown customer waits with a reason instead of being dropped, and at last for an operator', async () => {
    const stranger = await paid.stripe.customers.create({ email: 'stranger@example.com' });
    const object = { id: 'in_stranger', object: 'invoice', customer: stranger.id };
    await deliver(event('evt_parked', { data: { object } })).expect(200);
    await until(async () => (await rowOf('evt_parked'))?.['last_error'] !== null);
    expect(await rowOf('evt_parked')).toMatchObject({ processed_at: null, dead_at: null, attempts: 1 });

    await paid.a.sql.query(`UPDATE stripe_event SET attempts = 29, next_attempt_at = now() WHERE id = 'evt_parked'`);
    await paid.a.get(StripeEventsWorker).drain();
    expect(await rowOf('evt_parked')).toMatchObject({ attempts: 30, processed_at: null });
    expect((await rowOf('evt_parked'))?.['dead_at']).not.toBeNull();
  });

  it('has one effect when it is delivered 200 times at once', async () => {
    const browser = await paid.a.signedIn();
    paid.emulator.emulator.faults.add({ event: '*', mode: 'drop', times: 50 });
    await paid.pay(await paid.choose(browser, 'pro'));
    await paid.emulator.settled();
    paid.emulator.emulator.faults.clear();
    const customer = await customerOf(browser);
    const paidEvent = event('evt_many', { data: { object: { id: 'in_many', object: 'invoice', customer } } });
    await Promise.all(Array.from({ length: 200 }, () => deliver(paidEvent).expect(200)));
    await paid.settle();
    expect(await paid.usage(browser)).toEqual({ remaining: 1000, total: 1000 });
    await until(async () => (await subjectsTo(browser)).length > 0);
    expect(await subjectsTo(browser)).toEqual(['Your plan has started']);
  });
});

describe("a plan's life", () => {
  it('is cancelled in the portal, used to the end, and then free', async () => {
    const browser = await paid.subscriber('basic');
    const { id } = await subscriptionOf(browser);
    await paid.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    await paid.settle();
    const status = await paid.status(browser);
    expect(status).toMatchObject({
      tier: 'basic',
      status: 'active-until-period-end',
      isActive: true,
      cancelAtPeriodEnd: true,
      nextBillingDate: null,
    });
    expect(Date.parse(String(status['cancelAtDate']))).toBe(Date.parse(String(status['nextResetDate'])));

    await paid.advance({ days: 32 });
    expect(await paid.status(browser)).toMatchObject({
      tier: 'free',
      status: 'canceled',
      isActive: false,
      promptQuota: 10,
    });
    await until(async () => (await subjectsTo(browser)).length === 3);
    expect(await subjectsTo(browser)).toEqual(['Your plan has started', 'Your plan will end', 'Your plan has ended']);
  });

  it('renews every month with a whole quota', async () => {
    const browser = await paid.subscriber('basic');
    await browser.post('/api/optimize-prompt', { prompt: 'write a short poem about the sea' }).expect(200);
    expect(await paid.usage(browser)).toEqual({ remaining: 199, total: 200 });
    const before = await paid.status(browser);
    await paid.advance({ days: 32 });
    expect(await paid.usage(browser)).toEqual({ remaining: 200, total: 200 });
    const after = await paid.status(browser);
    expect(after).toMatchObject({ tier: 'basic', status: 'active', promptsUsed: 0 });
    expect(Date.parse(String(after['nextBillingDate']))).toBeGreaterThan(Date.parse(String(before['nextBillingDate'])));
  });

  it('goes on for seven days after a renewal that failed, and is told of once', async () => {
    const browser = await paid.subscriber('pro', 'pm_card_chargeCustomerFail');
    await paid.advance({ days: 32 });
    expect(await paid.status(browser)).toMatchObject({ tier: 'pro', status: 'past_due', isActive: true });
    await paid.advance({ days: 8 });
    await paid.a.get(ReconcileJob).reconcile();
    expect(await paid.status(browser)).toMatchObject({ tier: 'free', isActive: false, promptQuota: 10 });
    await until(async () => (await subjectsTo(browser)).length === 3);
    expect(await subjectsTo(browser)).toEqual([
      'Your plan has started',
      'Your payment did not go through',
      'Your plan has ended',
    ]);
  });

  it('has no prompts left after a refund of the running month', async () => {
    const browser = await paid.subscriber('basic');
    await browser.post('/api/optimize-prompt', { prompt: 'write a short poem about the sea' }).expect(200);
    const charges = await paid.stripe.charges.list({ customer: await customerOf(browser) });
    await paid.stripe.refunds.create({ charge: charges.data[0]!.id });
    await paid.settle();
    expect(await paid.usage(browser)).toEqual({ remaining: 0, total: 1 });
    await paid.a.get(ReconcileJob).compareAll();
    expect(await paid.usage(browser)).toEqual({ remaining: 0, total: 1 });
  });

  it('sends its receipts to the new address after a change of address', async () => {
    const browser = await paid.subscriber('basic');
    const customer = await customerOf(browser);
    const email = 'moved@example.com';
    await browser.post('/api/account/email', { email, password: 'correct horse battery' }).expect(200);
    const { text } = await paid.a.mailbox.mailTo(email);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    await browser.post('/api/account/email/confirm', { token }).expect(200);
    const address = async () => {
      const found = await paid.stripe.customers.retrieve(customer);
      return found.deleted ? null : found.email;
    };
    await until(async () => (await address()) === email);
  });

  it('ends at Stripe with the account', async () => {
    const browser = await paid.subscriber('pro');
    const customer = await customerOf(browser);
    await browser
      .raw('delete', '/api/account')
      .set('Origin', 'http://threefold.test')
      .send({ password: 'correct horse battery' })
      .expect(200);
    await until(async () => Boolean((await paid.stripe.customers.retrieve(customer)).deleted));
    await paid.settle();
  });
});

describe('what no delivery told us', () => {
  it('is found within the hour', async () => {
    const browser = await paid.a.signedIn();
    const chosen = await paid.choose(browser, 'basic');
    paid.emulator.emulator.faults.add({ event: '*', mode: 'drop', times: 50 });
    await paid.pay(chosen);
    await paid.emulator.settled();
    paid.emulator.emulator.faults.clear();
    expect(await paid.usage(browser)).toEqual({ remaining: 10, total: 10 });
    await paid.a.get(ReconcileJob).reconcile();
    expect(await paid.usage(browser)).toEqual({ remaining: 200, total: 200 });
  });

  it('shows as drift in the nightly comparison, once', async () => {
    const browser = await paid.subscriber('basic');
    await paid.a.sql.query(`UPDATE billing_subscription SET status = 'canceled' WHERE customer_id = $1`, [
      await customerOf(browser),
    ]);
    expect(await paid.a.get(ReconcileJob).compareAll()).toBe(1);
    expect(await paid.a.get(ReconcileJob).compareAll()).toBe(0);
  });
});

describe('in every order', () => {
  const STEPS = 6;
  const ORDERS = 10;

  it.each(Array.from({ length: ORDERS }, (_, index) => index + 1))(
    'with copies and losses the end is the same (%i)',
    async (order) => {
      const random = randomNumbers(order);
      const faults = paid.emulator.emulator.faults;
      const modes = ['duplicate', 'reorder', 'drop', 'duplicate'] as const;
      const disturb = () => {
        for (let step = 0; step < STEPS; step += 1) {
          const mode = modes[random(modes.length)]!;
          faults.add({ event: '*', mode, times: 1, after: random(4) });
        }
      };
      disturb();
      const browser = await paid.a.signedIn();
      await paid.pay(await paid.choose(browser, 'basic'));
      disturb();
      await paid.choose(browser, 'pro');
      disturb();
      await paid.choose(browser, 'basic');
      await browser.post('/api/billing/resume').expect(200);
      const { id } = await subscriptionOf(browser);
      await paid.stripe.subscriptions.update(id, { cancel_at_period_end: true });
      await paid.stripe.subscriptions.update(id, { cancel_at_period_end: false });
      await paid.settle();
      faults.clear();
      await paid.a.get(ReconcileJob).reconcile();
      expect(await paid.status(browser)).toMatchObject({
        tier: 'pro',
        status: 'active',
        nextTier: null,
        cancelAtPeriodEnd: false,
        promptQuota: 1000,
        promptsUsed: 0,
      });
    },
  );
});

describe('the page for trying it out', () => {
  it('tells whether secrets are there, and no part of them', async () => {
    const { body } = await paid.a.browser().get('/api/test-webhook/info').expect(200);
    expect(body).toMatchObject({
      environment: 'development',
      webhookSecretConfigured: { production: true, test: false },
      instructions: { webhookUrl: 'http://threefold.test/api/webhooks/stripe' },
    });
    expect(JSON.stringify(body)).not.toContain(WEBHOOK_SECRET);
  });

  it('has its unsigned event refused, like any other', async () => {
    const simulated = {
      id: 'evt_simulated',
      data: { object: { id: 'pi_1', amount: 1000, currency: 'usd', status: 'succeeded' } },
    };
    const { body } = await paid.a.browser().post('/api/test-webhook', simulated).expect(400);
    expect(body).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });
});
