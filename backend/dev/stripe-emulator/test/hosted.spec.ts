import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { Account, failureOf, intentIdOf, periodOf, secretOf } from './account.js';

let account: Account;
let stripe: Stripe;

beforeEach(async () => {
  account = await Account.open();
  ({ stripe } = account);
});
afterEach(() => account.close());

const submit = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });

async function waiting(returnUrl = 'http://x.test/back?plan_tier=pro'): Promise<{ subscription: string; url: string }> {
  const { id } = await account.customer();
  const subscription = await account.begin(id);
  const intent = await stripe.paymentIntents.confirm(intentIdOf(subscription), {
    payment_method: 'pm_card_authenticationRequired',
    return_url: returnUrl,
  });
  return { subscription: subscription.id, url: intent.next_action?.redirect_to_url?.url ?? '' };
}

it.each([
  ['approve', 'succeeded', 'active'],
  ['refuse', 'failed', 'incomplete'],
])("takes the owner's word at the bank's page: %s", async (answer, redirectStatus, status) => {
  const { subscription, url } = await waiting();

  const response = await submit(url, { answer });

  const target = new URL(response.headers.get('location') ?? '');
  expect(response.status).toBe(303);
  expect(target.searchParams.get('plan_tier')).toBe('pro');
  expect(target.searchParams.get('redirect_status')).toBe(redirectStatus);
  expect(target.searchParams.get('payment_intent_client_secret')).toContain(target.searchParams.get('payment_intent'));
  expect((await account.retrieve(subscription)).status).toBe(status);
});

it("shows the bank's page to nobody without the secret, and answers it once", async () => {
  const { subscription, url } = await waiting();
  expect((await fetch(url.replace(/secret=.*/, 'secret=guessed'))).status).toBe(404);

  await submit(url, { answer: 'approve' });
  await submit(url, { answer: 'refuse' });

  expect((await account.retrieve(subscription)).status).toBe('active');
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

it('lets a browser confirm with the client secret, and see nothing else', async () => {
  const { id } = await account.customer();
  const subscription = await account.begin(id);
  const [address, secret] = [
    `${account.emulator.url}/v1/payment_intents/${intentIdOf(subscription)}`,
    secretOf(subscription),
  ];
  const headers = { authorization: `Bearer ${account.emulator.publishableKey}` };

  expect((await fetch(address, { headers })).status).toBe(401);
  expect((await fetch(`${address}?client_secret=${secret}x`, { headers })).status).toBe(400);
  const card = {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
    client_secret: secret,
    use_stripe_sdk: 'true',
  };
  const confirmed = await submit(`${address}/confirm`, card, headers);

  expect(await confirmed.json()).toMatchObject({ status: 'succeeded' });
  expect(confirmed.headers.get('access-control-allow-origin')).toBe('*');
  expect((await account.retrieve(subscription.id)).status).toBe('active');
});

it('refuses a card number that is none of the test cards', async () => {
  const error = await failureOf(
    stripe.paymentMethods.create({ type: 'card', card: { number: '4111111111111112', exp_month: 1, exp_year: 2034 } }),
  );
  expect(error).toMatchObject({ type: 'StripeCardError', code: 'incorrect_number' });
});

it.each(['/v3/', '/v3/stripe.js', '/endive/stripe.js'])('serves its stand-in for Stripe.js at %s', async (path) => {
  const response = await fetch(`${account.emulator.url}${path}`);

  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain('window.Stripe = Stripe');
});

async function portal(subscription: Stripe.Subscription): Promise<string> {
  const price = await account.price('plus', 1500);
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [{ product: price.product as string, prices: [price.id] }],
      },
    },
  });
  const customer = subscription.customer as string;
  return (
    await stripe.billingPortal.sessions.create({
      customer,
      configuration: configuration.id,
      return_url: 'http://x.test',
    })
  ).url;
}

it('cancels in the portal by date, as flexible billing does, and takes it back', async () => {
  const subscription = await account.subscribed();
  const url = await portal(subscription);
  expect(await (await fetch(url)).text()).toContain('Cancel plan');

  await submit(url, { action: 'cancel', subscription: subscription.id });
  expect(await account.retrieve(subscription.id)).toMatchObject({
    cancel_at: periodOf(subscription).end,
    cancel_at_period_end: false,
    status: 'active',
  });

  await submit(url, { action: 'resume', subscription: subscription.id });
  expect(await account.retrieve(subscription.id)).toMatchObject({ cancel_at: null, canceled_at: null });
});

it('changes card and plan in the portal', async () => {
  const subscription = await account.subscribed();
  const url = await portal(subscription);
  const [plus] = (await stripe.prices.list({ lookup_keys: ['plus'] })).data;

  await submit(url, { action: 'card', number: '5555555555554444' });
  await submit(url, { action: 'switch', subscription: subscription.id, price: plus?.id ?? '' });

  const changed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] });
  expect(changed.default_payment_method).toMatchObject({ card: { brand: 'mastercard' } });
  expect(changed.items.data[0]?.price.id).toBe(plus?.id);
});

it('changes nothing in the portal that its settings or its customer do not allow', async () => {
  const [own, other] = [await account.subscribed(), await account.subscribed()];
  const url = await portal(own);

  await submit(url, { action: 'cancel', subscription: other.id });
  await submit(url, { action: 'switch', subscription: own.id, price: account.basic.id });
  const declined = await submit(url, { action: 'card', number: '4000000000000002' });

  expect(await declined.text()).toContain('Your card was declined.');
  expect((await account.retrieve(other.id)).cancel_at).toBeNull();
  expect((await account.retrieve(own.id)).items.data[0]?.price.id).toBe(account.pro.id);
  expect((await fetch(`${account.emulator.url}/p/session/test_guessed`)).status).toBe(404);
});

it('takes the payment of a late invoice on its page', async () => {
  const subscription = await account.subscribed('pm_card_chargeCustomerFail');
  await account.emulator.advanceTo(periodOf(subscription).end + 2 * 3600);
  const invoice = (await account.retrieve(subscription.id)).latest_invoice as Stripe.Invoice;

  await submit(invoice.hosted_invoice_url ?? '', { action: 'pay', number: '4242424242424242' });

  expect(await account.retrieve(subscription.id)).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid' },
  });
});

it('shows developers what there is, and lets them move time', async () => {
  const subscription = await account.subscribed();
  const url = `${account.emulator.url}/_emulator`;
  const before = account.emulator.emulator.now();

  await submit(url, { action: 'advance', value: String(40 * 86_400) });

  expect(account.emulator.emulator.now()).toBeGreaterThanOrEqual(before + 40 * 86_400);
  const text = await (await fetch(url)).text();
  for (const part of [subscription.id, 'invoice.paid', 'person1@example.com']) expect(text).toContain(part);
  expect((await submit(url, { action: 'advance', value: '60' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('puts nothing into a page as it came', async () => {
  await stripe.customers.create({ email: '<script>alert(1)</script>@example.com' });

  expect(await (await fetch(`${account.emulator.url}/_emulator`)).text()).not.toContain('<script>alert');
});
