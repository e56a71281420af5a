import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { type StripeEmulator, startStripeEmulator } from '../stripe-emulator.js';

let emulator: StripeEmulator;
let stripe: Stripe;
let price: Stripe.Price;
let customer: Stripe.Customer;

beforeEach(async () => {
  emulator = await startStripeEmulator();
  stripe = new Stripe(emulator.secretKey, {
    host: 'localhost',
    port: emulator.port,
    protocol: 'http',
    telemetry: false,
  });
  const product = await stripe.products.create({ name: 'Pro Plan' });
  price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 2000,
    recurring: { interval: 'month' },
    lookup_key: 'pro',
  });
  customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { user_id: '1' } });
});

afterEach(() => emulator.close());

it('makes a subscription active once its first payment is confirmed', async () => {
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    billing_mode: { type: 'flexible' },
    expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
  });
  expect(subscription.status).toBe('incomplete');
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
  const intentId = secret.split('_secret_')[0] ?? '';

  const intent = await stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/x',
  });
  expect(intent.status).toBe('succeeded');

  const active = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(active.status).toBe('active');
  expect(active.default_payment_method).toMatch(/^pm_/);
  expect(active.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 2000 });
  const events = await stripe.events.list({ limit: 100 });
  expect(events.data.map(({ type }) => type).reverse()).toEqual([
    'product.created',
    'price.created',
    'customer.created',
    'invoice.created',
    'customer.subscription.created',
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_method.attached',
    'payment_intent.succeeded',
    'invoice.updated',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
});

it('renews a subscription when its period ends, and charges it an hour later', async () => {
  const pm = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: pm.id } });
  const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  expect(subscription.status).toBe('active');
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  await emulator.advanceTo(end + 7200);
  const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(renewed.items.data[0]?.current_period_start).toBe(end);
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
});
