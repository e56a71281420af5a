import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Account, clientOf, DAY, Endpoint, periodOf } from './account.js';
import { startStripeEmulator } from '../stripe-emulator.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threefold-stripe-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('knows after a restart everything that was acknowledged, its time and its keys included', async () => {
  const first = await Account.open({ dataDir: folder });
  const subscription = await first.subscribed();
  await first.emulator.advanceTo(periodOf(subscription).end + 2 * 3600);
  const before = await first.retrieve(subscription.id);
  const made = await first.stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'ada' });
  const now = first.emulator.emulator.now();
  // As a kill leaves it: nothing is closed, and the last line may be cut short.
  appendFileSync(join(folder, 'journal.jsonl'), '[["customers","cus_half",{"id":"cus_h');

  const second = await startStripeEmulator({ dataDir: folder });
  const stripe = clientOf(second);
  expect(await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })).toEqual(before);
  expect((await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'ada' })).id).toBe(made.id);
  expect(second.emulator.now()).toBeGreaterThanOrEqual(now);
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).not.toContain('cus_half');

  await second.advanceTo(periodOf(before).end + 2 * 3600);
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(3);
  await second.close();
  await first.close();
});

it('delivers after a restart what it could not deliver before', async () => {
  const endpoint = await Endpoint.open();
  const first = await startStripeEmulator({ dataDir: folder });
  first.registerWebhook(endpoint.url, { events: ['customer.created'], secret: 'whsec_x' });
  endpoint.status = 500;
  await clientOf(first).customers.create();
  await first.settled();
  await first.close();
  endpoint.status = 200;

  const second = await startStripeEmulator({ dataDir: folder });
  second.emulator.retryPending();
  await second.settled();

  expect(endpoint.received.map(({ event }) => event.type)).toEqual(['customer.created', 'customer.created']);
  await second.close();
  await endpoint.close();
});

it('forgets events after thirty days, and nothing else', async () => {
  const first = await Account.open({ dataDir: folder });
  const subscription = await first.subscribed();
  await first.emulator.advanceTo(subscription.created + 31 * DAY + 7200);
  await first.close();

  const second = await startStripeEmulator({ dataDir: folder });
  const stripe = clientOf(second);
  const oldest = (await stripe.events.list({ limit: 100 })).data.at(-1);
  expect(oldest?.created).toBeGreaterThan(subscription.created + DAY);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await second.close();
});

it('starts over when it is reset, and goes on telling its endpoints', async () => {
  const endpoint = await Endpoint.open();
  const account = await Account.open({ dataDir: folder });
  account.emulator.registerWebhook(endpoint.url, { events: ['customer.created'], secret: 'whsec_x' });
  await account.subscribed();
  await account.emulator.advanceTo(account.emulator.emulator.now() + DAY);

  await fetch(`${account.emulator.url}/_emulator/reset`, { method: 'POST' });
  const { stripe } = account;
  expect((await stripe.customers.list()).data).toEqual([]);
  expect((await stripe.prices.list({ lookup_keys: ['pro'] })).data.map(({ id }) => id)).toEqual([account.pro.id]);
  expect(Math.abs(account.emulator.emulator.now() - Date.now() / 1000)).toBeLessThan(5);
  const seen = endpoint.received.length;
  await stripe.customers.create();
  await account.emulator.settled();
  expect(endpoint.received).toHaveLength(seen + 1);
  await account.close();
  await endpoint.close();
});

it('takes a refused request back whole', async () => {
  const account = await Account.open({ dataDir: folder });
  const before = readFileSync(join(folder, 'journal.jsonl'), 'utf8');

  const attempt = account.stripe.prices.create({ product_data: { name: 'Left over?' }, currency: 'usd' });
  await expect(attempt).rejects.toThrow('unit_amount');

  expect((await account.stripe.products.list()).data.map(({ name }) => name)).not.toContain('Left over?');
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).toBe(before);
  await account.close();
});
