import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { Account, DAY, failureOf, intentIdOf, periodOf } from './account.js';

let account: Account;
let stripe: Stripe;

beforeEach(async () => {
  account = await Account.open();
  ({ stripe } = account);
});
afterEach(() => account.close());

it('keeps the period on the items, and nowhere else', async () => {
  const subscription = await account.subscribed();

  expect(subscription).not.toHaveProperty('current_period_end');
  expect(periodOf(subscription).start).toBe(subscription.start_date);
  expect(periodOf(subscription).end).toBeGreaterThan(subscription.start_date + 27 * DAY);
  expect(subscription.billing_mode.type).toBe('flexible');
});

it('shows the confirmation secret only when it is asked for', async () => {
  const { id } = await account.customer();
  const subscription = await account.begin(id);
  const plain = await account.retrieve(subscription.id);

  expect(intentIdOf(subscription)).toMatch(/^pi_/);
  expect(plain.latest_invoice).not.toHaveProperty('confirmation_secret');
});

it('stays incomplete after a declined first payment, and becomes active with another card', async () => {
  const { id } = await account.customer();
  const subscription = await account.begin(id);
  const intent = intentIdOf(subscription);

  const error = await failureOf(stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_chargeDeclined' }));
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
  expect((await account.retrieve(subscription.id)).status).toBe('incomplete');

  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  expect((await account.retrieve(subscription.id)).status).toBe('active');
});

it('expires a subscription whose first payment never came, after 23 hours, and voids its invoice', async () => {
  const { id } = await account.customer();
  const subscription = await account.begin(id);

  await account.emulator.advanceTo(subscription.created + 23 * 3600 + 1);

  const expired = await account.retrieve(subscription.id);
  expect(expired.status).toBe('incomplete_expired');
  expect(expired.latest_invoice).toMatchObject({ status: 'void' });
});

it('asks for a card when nothing is due in a trial, and renews with it', async () => {
  const { id } = await account.customer();
  const trial = await stripe.subscriptions.create({
    customer: id,
    items: [{ price: account.pro.id }],
    trial_period_days: 14,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'],
  });
  const setup = trial.pending_setup_intent as Stripe.SetupIntent;
  expect(trial.status).toBe('trialing');
  expect((trial.latest_invoice as Stripe.Invoice).confirmation_secret).toBeNull();

  await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
  await account.emulator.advanceTo((trial.trial_end ?? 0) + 2 * 3600);

  const renewed = await account.retrieve(trial.id);
  expect(renewed).toMatchObject({ status: 'active', pending_setup_intent: null });
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 2000 });
  expect(await account.eventTypes(['customer.subscription.trial_will_end'])).toHaveLength(1);
});

it('renews month after month on the anchor day, whatever a month lacks', async () => {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2027, 0, 31, 10) / 1000 });
  const { id } = await account.payingCustomer('pm_card_visa', { test_clock: clock.id });
  const subscription = await stripe.subscriptions.create({ customer: id, items: [{ price: account.pro.id }] });
  const days: string[] = [];
  for (const month of [1, 2, 3]) {
    const { end } = periodOf(await account.retrieve(subscription.id));
    days.push(new Date(end * 1000).toISOString().slice(0, 10));
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: end + 2 * 3600 });
    await ready(clock.id);
    expect(month).toBeGreaterThan(0);
  }

  expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  const invoices = await stripe.invoices.list({ subscription: subscription.id });
  expect(invoices.data.map(({ status, billing_reason }) => `${billing_reason} ${status}`)).toEqual([
    'subscription_cycle paid',
    'subscription_cycle paid',
    'subscription_cycle paid',
    'subscription_create paid',
  ]);
});

async function ready(clock: string): Promise<void> {
  while ((await stripe.testHelpers.testClocks.retrieve(clock)).status !== 'ready');
}

it('falls past due when a renewal fails, tries again three times, and ends', async () => {
  const subscription = await account.subscribed('pm_card_chargeCustomerFail');
  const { end } = periodOf(subscription);

  await account.emulator.advanceTo(end + 2 * 3600);
  const late = await account.retrieve(subscription.id);
  expect(late.status).toBe('past_due');
  expect(late.latest_invoice).toMatchObject({
    status: 'open',
    attempt_count: 1,
    next_payment_attempt: end + 3600 + 3 * DAY,
  });

  await account.emulator.advanceTo(end + 16 * DAY);
  const ended = await account.retrieve(subscription.id);
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  expect(await account.eventTypes(['invoice.payment_failed'])).toHaveLength(4);
});

it('is active again when a past due invoice is paid with a new card', async () => {
  const subscription = await account.subscribed('pm_card_chargeCustomerFail');
  await account.emulator.advanceTo(periodOf(subscription).end + 2 * 3600);
  const customer = subscription.customer as string;
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });

  await stripe.invoices.pay(((await account.retrieve(subscription.id)).latest_invoice as Stripe.Invoice).id);

  expect((await account.retrieve(subscription.id)).status).toBe('active');
});

it('can leave a subscription unpaid instead of ending it', async () => {
  await fetch(`${account.emulator.url}/_emulator/settings`, { method: 'POST', body: '{"dunningEnd":"unpaid"}' });
  const subscription = await account.subscribed('pm_card_chargeCustomerFail');

  await account.emulator.advanceTo(periodOf(subscription).end + 16 * DAY);

  expect((await account.retrieve(subscription.id)).status).toBe('unpaid');
});

it('upgrades at once for the rest of the period, and invoices the difference', async () => {
  const subscription = await account.subscribed('pm_card_visa', account.basic.id);
  const { start, end } = periodOf(subscription);
  const middle = Math.round((start + end) / 2);
  await account.emulator.advanceTo(middle);
  const item = subscription.items.data[0]?.id;
  const change = {
    items: [{ id: item, price: account.pro.id }],
    proration_behavior: 'always_invoice',
    proration_date: middle,
  } satisfies Stripe.SubscriptionUpdateParams;

  const preview = await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: change });
  const upgraded = await stripe.subscriptions.update(subscription.id, {
    ...change,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });

  expect(upgraded.items.data[0]?.price.id).toBe(account.pro.id);
  expect(periodOf(upgraded)).toEqual({ start, end });
  const invoice = upgraded.latest_invoice as Stripe.Invoice;
  expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_update', amount_paid: 600 });
  expect(
    invoice.lines.data.map(({ amount, parent }) => [amount, parent?.subscription_item_details?.proration]),
  ).toEqual([
    [-400, true],
    [1000, true],
  ]);
  expect(preview.amount_due).toBe(600);
});

it('applies an upgrade only when its payment is made, and tells so', async () => {
  const subscription = await account.subscribed('pm_card_visa', account.basic.id);
  const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: subscription.customer as string,
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });

  const pending = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id, price: account.pro.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(pending).toMatchObject({ status: 'active', items: { data: [{ price: { id: account.basic.id } }] } });
  expect(pending.pending_update?.subscription_items?.[0]?.price.id).toBe(account.pro.id);

  await stripe.paymentIntents.confirm(intentIdOf(pending), { payment_method: 'pm_card_visa' });
  const applied = await account.retrieve(subscription.id);
  expect(applied).toMatchObject({ pending_update: null, items: { data: [{ price: { id: account.pro.id } }] } });
  expect(await account.eventTypes(['customer.subscription.pending_update_applied'])).toHaveLength(1);
});

it('forgets an upgrade that nobody paid within 23 hours', async () => {
  const subscription = await account.subscribed('pm_card_visa', account.basic.id);
  const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: subscription.customer as string,
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
  const change = {
    items: [{ id: subscription.items.data[0]?.id, price: account.pro.id }],
    proration_behavior: 'always_invoice',
  } satisfies Stripe.SubscriptionUpdateParams;
  await stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'pending_if_incomplete' });

  await account.emulator.advanceTo(subscription.created + DAY);

  const kept = await account.retrieve(subscription.id);
  expect(kept).toMatchObject({
    status: 'active',
    pending_update: null,
    items: { data: [{ price: { id: account.basic.id } }] },
  });
  expect(kept.latest_invoice).toMatchObject({ status: 'void' });
});

it('refuses to mix a change that waits for its payment with anything else', async () => {
  const subscription = await account.subscribed('pm_card_visa', account.basic.id);

  const error = await failureOf(
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id, price: account.pro.id }],
      payment_behavior: 'pending_if_incomplete',
      metadata: { plan: 'pro' },
    }),
  );

  expect(error).toMatchObject({ statusCode: 400, param: 'metadata' });
});

it('takes everything back when a first payment must not fail', async () => {
  const { id } = await account.payingCustomer('pm_card_chargeCustomerFail');

  const error = await failureOf(
    stripe.subscriptions.create({
      customer: id,
      items: [{ price: account.pro.id }],
      payment_behavior: 'error_if_incomplete',
    }),
  );

  expect(error).toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
  expect((await stripe.subscriptions.list({ customer: id, status: 'all' })).data).toEqual([]);
});

it.each(['cancel_at', 'cancel_at_period_end'] as const)('ends at the end of its period by %s', async (way) => {
  const subscription = await account.subscribed();
  const { end } = periodOf(subscription);
  const scheduled = await stripe.subscriptions.update(
    subscription.id,
    way === 'cancel_at' ? { cancel_at: 'min_period_end' } : { cancel_at_period_end: true },
  );
  expect(scheduled).toMatchObject({
    status: 'active',
    cancel_at: end,
    cancel_at_period_end: way === 'cancel_at_period_end',
  });

  await account.emulator.advanceTo(end + 60);

  expect(await account.retrieve(subscription.id)).toMatchObject({ status: 'canceled', ended_at: end });
  expect(await account.eventTypes(['customer.subscription.deleted'])).toHaveLength(1);
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});

it.each([{ cancel_at: '' }, { cancel_at_period_end: false }] as const)('goes on after %j', async (undo) => {
  const subscription = await account.subscribed();
  await stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' });

  const resumed = await stripe.subscriptions.update(subscription.id, undo);
  await account.emulator.advanceTo(periodOf(subscription).end + 2 * 3600);

  expect(resumed).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  expect((await account.retrieve(subscription.id)).status).toBe('active');
});

it('refuses both ways to end at once', async () => {
  const subscription = await account.subscribed();

  const both = { cancel_at: 'min_period_end', cancel_at_period_end: true } as const;
  expect(await failureOf(stripe.subscriptions.update(subscription.id, both))).toMatchObject({ statusCode: 400 });
});

it('downgrades at the end of the period by a schedule, and renews at the lower price', async () => {
  const subscription = await account.subscribed();
  const { start, end } = periodOf(subscription);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: account.pro.id }], start_date: start, end_date: end },
      { items: [{ price: account.basic.id }], metadata: { plan: 'basic' } },
    ],
  });
  expect((await account.retrieve(subscription.id)).items.data[0]?.price.id).toBe(account.pro.id);

  await account.emulator.advanceTo(end + 2 * 3600);
  const lower = await account.retrieve(subscription.id);
  expect(lower).toMatchObject({ status: 'active', schedule: schedule.id, metadata: { plan: 'basic' } });
  expect(lower.items.data[0]?.price.id).toBe(account.basic.id);
  expect(lower.latest_invoice).toMatchObject({
    status: 'paid',
    amount_paid: 800,
    billing_reason: 'subscription_cycle',
  });

  await account.emulator.advanceTo(periodOf(lower).end + 2 * 3600);
  expect(await account.retrieve(subscription.id)).toMatchObject({ status: 'active', schedule: null });
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'released' });
});

it('keeps the plan when a schedule is released before its next phase', async () => {
  const subscription = await account.subscribed();
  const { start, end } = periodOf(subscription);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      { items: [{ price: account.pro.id }], start_date: start, end_date: end },
      { items: [{ price: account.basic.id }] },
    ],
  });

  await stripe.subscriptionSchedules.release(schedule.id);
  await account.emulator.advanceTo(end + 2 * 3600);

  const kept = await account.retrieve(subscription.id);
  expect(kept).toMatchObject({ schedule: null, items: { data: [{ price: { id: account.pro.id } }] } });
});

it('leaves ending to the schedule while there is one', async () => {
  const subscription = await account.subscribed();
  await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });

  const error = await failureOf(stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' }));

  expect(error.message).toContain('is managed by the subscription schedule');
});

it('pauses after a trial without a card, and resumes', async () => {
  const { id } = await account.customer();
  const trial = await stripe.subscriptions.create({
    customer: id,
    items: [{ price: account.pro.id }],
    trial_period_days: 3,
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  });
  await account.emulator.advanceTo((trial.trial_end ?? 0) + 60);
  expect((await account.retrieve(trial.id)).status).toBe('paused');
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: card.id } });

  await stripe.subscriptions.resume(trial.id);

  expect(await account.retrieve(trial.id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
});

it('lists what is running unless it is asked for more', async () => {
  const subscription = await account.subscribed();
  const customer = subscription.customer as string;
  await stripe.subscriptions.cancel(subscription.id);
  await account.begin(customer);

  const statuses = async (status?: 'all' | 'canceled') =>
    (await stripe.subscriptions.list({ customer, ...(status && { status }) })).data.map((row) => row.status);
  expect(await statuses()).toEqual(['incomplete']);
  expect(await statuses('all')).toEqual(['incomplete', 'canceled']);
  expect(await statuses('canceled')).toEqual(['canceled']);
});
