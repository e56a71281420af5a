import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { Account, clientOf, DAY, Endpoint, failureOf, periodOf } from './account.js';

const SECRET = 'whsec_of_these_tests';
let account: Account;
let stripe: Stripe;
let endpoint: Endpoint;

beforeEach(async () => {
  account = await Account.open();
  ({ stripe } = account);
  endpoint = await Endpoint.open();
});
afterEach(async () => {
  await account.close();
  await endpoint.close();
});

function listen(events: string[] = ['*']): void {
  account.emulator.registerWebhook(endpoint.url, { events, secret: SECRET });
}

function fault(body: object): Promise<Response> {
  return fetch(`${account.emulator.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify(body) });
}

const verify = ({ body, signature }: { body: string; signature: string }) =>
  stripe.webhooks.constructEvent(body, signature, SECRET);

it('delivers what an endpoint asked for, signed so that the client accepts it', async () => {
  listen(['customer.created', 'customer.updated']);

  const customer = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'ada' });
  await stripe.customers.update(customer.id, { name: 'Ada L.' });
  await stripe.products.create({ name: 'Nobody asked for this' });
  await account.emulator.settled();

  const [created, updated, ...more] = endpoint.received.map(verify);
  expect(more).toEqual([]);
  expect(created).toMatchObject({ type: 'customer.created', api_version: '2026-10-28.endive', livemode: false });
  expect(created?.request).toMatchObject({ idempotency_key: 'ada', id: expect.stringMatching(/^req_/) });
  expect(updated?.data).toMatchObject({ object: { name: 'Ada L.' }, previous_attributes: { name: 'Ada' } });
  expect(await stripe.events.retrieve(created?.id ?? '')).toMatchObject({ pending_webhooks: 0 });
});

it('makes endpoints over the API and shows their secret once', async () => {
  const made = await stripe.webhookEndpoints.create({ url: endpoint.url, enabled_events: ['customer.created'] });
  await stripe.customers.create();
  await account.emulator.settled();

  expect(
    stripe.webhooks.constructEvent(
      endpoint.received[0]?.body ?? '',
      endpoint.received[0]?.signature ?? '',
      made.secret ?? '',
    ).type,
  ).toBe('customer.created');
  expect(await stripe.webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret');
  await stripe.webhookEndpoints.del(made.id);
  await stripe.customers.create();
  await account.emulator.settled();
  expect(endpoint.received).toHaveLength(1);
});

it('tries again with growing waits until an endpoint takes an event', async () => {
  listen(['customer.created']);
  endpoint.status = 500;
  await stripe.customers.create();
  await account.emulator.settled();
  const start = account.emulator.emulator.now();
  const tries: number[] = [];
  for (const wait of [60, 360, 2160, 9360]) {
    await account.emulator.advanceTo(start + wait + 30);
    tries.push(endpoint.received.length);
  }
  endpoint.status = 200;
  await account.emulator.advanceTo(start + DAY);

  expect(tries).toEqual([2, 3, 4, 5]);
  expect(endpoint.received).toHaveLength(6);
  expect(
    (await stripe.events.list({ delivery_success: false })).data.filter(({ type }) => type === 'customer.created'),
  ).toEqual([]);
});

it('gives an event up after three days', async () => {
  listen(['customer.created']);
  endpoint.status = 503;
  await stripe.customers.create();
  await account.emulator.settled();

  await account.emulator.advanceTo(account.emulator.emulator.now() + 5 * DAY);
  const tried = endpoint.received.length;
  await account.emulator.advanceTo(account.emulator.emulator.now() + 5 * DAY);

  expect(endpoint.received).toHaveLength(tried);
  expect(tried).toBeGreaterThan(8);
});

it('holds a renewal back while its draft is not acknowledged', async () => {
  const subscription = await account.subscribed();
  const { end } = periodOf(subscription);
  listen(['invoice.created']);
  endpoint.status = 500;

  await account.emulator.advanceTo(end + 10 * 3600);
  expect((await account.retrieve(subscription.id)).latest_invoice).toMatchObject({ status: 'draft' });
  endpoint.status = 200;
  await account.emulator.advanceTo(end + 30 * 3600);

  expect((await account.retrieve(subscription.id)).latest_invoice).toMatchObject({ status: 'paid' });
});

it('loses, repeats, delays and swaps events when it is told to', async () => {
  listen(['customer.created']);
  await fault({ event: 'customer.created', mode: 'drop', times: 1 });
  await fault({ event: 'customer.*', mode: 'duplicate', times: 1, copies: 3 });
  await fault({ event: '*', mode: 'reorder', times: 1, after: 0 });
  const names = ['lost', 'three times', 'swapped', 'last'];
  for (const name of names) {
    await stripe.customers.create({ name });
    // Deliveries go out at once; what is held back must not hold the next one.
    if (name !== 'swapped') await account.emulator.settled();
  }

  const received = endpoint.received.map(({ event }) => (event.data.object as Stripe.Customer).name);
  expect(received).toEqual(['three times', 'three times', 'three times', 'last', 'swapped']);
});

it.each(['wrong_signature', 'old_timestamp', 'future_timestamp'])(
  'sends a bad signature on purpose: %s',
  async (mode) => {
    listen(['customer.created']);
    await fault({ event: 'customer.created', mode });

    await stripe.customers.create();
    await account.emulator.settled();

    const [received] = endpoint.received;
    const age = Math.abs(Date.now() / 1000 - Number(/t=(\d+)/.exec(received?.signature ?? '')?.[1]));
    if (mode === 'future_timestamp') expect(age).toBeGreaterThan(300);
    else expect(() => received && verify(received)).toThrow(/signature|tolerance/);
  },
);

it('refuses a fault it does not know', async () => {
  expect((await fault({ event: 'customer.created', mode: 'explode' })).status).toBe(400);
  expect((await fault({ mode: 'drop' })).status).toBe(400);
});

it('fails after the work was done, and replays that failure for its key', async () => {
  await fault({ path: '/v1/customers', mode: '500_after_commit' });
  const create = () => stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'ada' });

  expect(await failureOf(create())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  expect(await failureOf(create())).toMatchObject({ statusCode: 500 });
  expect((await stripe.customers.list()).data.map(({ name }) => name)).toEqual(['Ada']);
});

it('loses an answer, and gives it to whoever asks again with the same key', async () => {
  await fault({ path: 'POST /v1/customers', mode: 'reset', times: 2 });
  const patient = clientOf(account.emulator, { maxNetworkRetries: 2 });

  const customer = await patient.customers.create({ name: 'Ada' });

  expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id]);
});

it('keeps a caller waiting, and refuses one that calls too often', async () => {
  await fault({ path: '/v1/customers', mode: 'timeout' });
  const hasty = clientOf(account.emulator, { timeout: 200 });
  expect(await failureOf(hasty.customers.create({ name: 'Ada' }))).toMatchObject({ type: 'StripeConnectionError' });

  await fault({ path: '/v1/customers*', mode: '429' });
  expect(await failureOf(stripe.customers.list())).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
});

it('hits the n-th call only', async () => {
  await fault({ path: '/v1/*', mode: '500', after: 2 });

  await stripe.customers.list();
  await stripe.products.list();
  expect(await failureOf(stripe.prices.list())).toMatchObject({ statusCode: 500 });
  await stripe.prices.list();
});

it('sends an event again when it is asked to', async () => {
  listen(['customer.created']);
  await stripe.customers.create();
  await account.emulator.settled();

  const { event } = endpoint.received[0] ?? {};
  await fetch(`${account.emulator.url}/_emulator/deliver`, {
    method: 'POST',
    body: JSON.stringify({ event: event?.id }),
  });
  await account.emulator.settled();

  expect(endpoint.received.map(({ event: { id } }) => id)).toEqual([event?.id, event?.id]);
});

it('tells everything of a life in the order in which it happened', async () => {
  listen(['customer.subscription.*', 'invoice.paid', 'invoice.payment_failed'].flatMap(expandNames));
  const subscription = await account.subscribed('pm_card_chargeCustomerFail');
  await account.emulator.settled();
  await account.emulator.advanceTo(periodOf(subscription).end + 16 * DAY);

  const created = endpoint.received.map(({ event }) => event.created);
  expect(created).toEqual([...created].sort((one, other) => one - other));
  expect(endpoint.types()).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'customer.subscription.updated',
    'customer.subscription.updated',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'invoice.payment_failed',
    'invoice.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.deleted',
  ]);
});

function expandNames(name: string): string[] {
  return name.endsWith('.*') ? ['created', 'updated', 'deleted'].map((end) => name.replace('*', end)) : [name];
}

it('comes to the same state by every way through the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 20 * DAY }), { maxLength: 6 }), async (stops) => {
      const own = await Account.open({ clock: { now: () => new Date('2026-11-22T10:00:00Z') } });
      try {
        const subscription = await own.subscribed();
        await own.stripe.subscriptions.update(subscription.id, { cancel_at: subscription.start_date + 100 * DAY });
        const goal = subscription.start_date + 120 * DAY;
        for (const stop of stops.sort((one, other) => one - other)) {
          await own.emulator.advanceTo(subscription.start_date + stop * 5);
        }
        await own.emulator.advanceTo(goal);
        const ended = await own.retrieve(subscription.id);
        const invoices = await own.stripe.invoices.list({ subscription: subscription.id });
        expect(ended).toMatchObject({ status: 'canceled', ended_at: subscription.start_date + 100 * DAY });
        expect(invoices.data.map(({ created, status }) => [created - subscription.start_date, status])).toEqual([
          [92 * DAY, 'paid'],
          [61 * DAY, 'paid'],
          [30 * DAY, 'paid'],
          [0, 'paid'],
        ]);
      } finally {
        await own.close();
      }
    }),
    { numRuns: 25 },
  );
});

it('delivers two thousand events, each once', async () => {
  listen(['customer.created']);
  const { world } = account.emulator.emulator;
  world.store.transaction(() => {
    for (let number = 0; number < 2000; number += 1) {
      world.emit('customer.created', { id: `cus_${number}`, object: 'customer' });
    }
  });
  await account.emulator.settled();

  expect(endpoint.received).toHaveLength(2000);
  expect(new Set(endpoint.received.map(({ event }) => event.id)).size).toBe(2000);
});
