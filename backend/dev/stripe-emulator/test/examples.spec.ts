import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { Account, intentIdOf } from './account.js';

/** A folder with Stripe's own example objects, as `{name: object}` in JSON files. They are Stripe's, so they aren't here. */
const folder = process.env['STRIPE_EXAMPLES'] ?? '';

type Json = Record<string, unknown>;

/** What differs, and why; the README says more. */
const NEWER = 'the SDK in use has it, the examples are older';
const FILLED = 'optional: the example leaves it out, a real object of this kind has it';
const KNOWN: Record<string, string> = {
  'billing_portal.configuration.features.subscription_cancel.cancellation_reason.feedback_options': NEWER,
  'billing_portal.configuration.features.subscription_pause': NEWER,
  'billing_portal.configuration.features.subscription_update.products': FILLED,
  'charge.refunds': 'sent when it is expanded',
  'charge.outcome.risk_level': FILLED,
  'charge.outcome.risk_score': FILLED,
  'charge.payment_method_details.card.electronic_commerce_indicator': NEWER,
  'customer.customer_account': FILLED,
  'dispute.evidence_details.submission_method': NEWER,
  'dispute.intended_submission_method': NEWER,
  'dispute.network_reason_code': FILLED,
  'invoice.lines.data[].pricing.price_details': FILLED,
  'invoice.subscription':
    'gone since 2025-03-31.basil, left behind in the example; the link is parent.subscription_details',
  'invoice_payment.payment.payment_intent': FILLED,
  'line_item.pricing.price_details': FILLED,
  'payment_intent.allowed_payment_method_types': NEWER,
  'payment_intent.payment_method_options.card': FILLED,
  'payment_intent.payment_record': NEWER,
  'product.tax_details': NEWER,
  'refund.destination_details.card.reference_status': FILLED,
  'refund.destination_details.card.reference_type': FILLED,
  'setup_intent.allowed_payment_method_types': NEWER,
  'setup_intent.automatic_payment_methods.allow_redirects': FILLED,
  'setup_intent.customer_account': FILLED,
  'setup_intent.managed_payments': FILLED,
  'setup_intent.payment_method_options.card': FILLED,
  'subscription.billing_mode.flexible.proration_discounts': FILLED,
  'subscription.cancellation_details.feedback_option': NEWER,
  'subscription.items.data[].current_trial': NEWER,
  'subscription.trial_settings.end_behavior.billing_cycle_anchor': NEWER,
  'subscription_item.current_trial': NEWER,
  'webhook_endpoint.secret': 'sent once, when an endpoint is made',
};

let account: Account;
const made: Record<string, Json> = {};

const read = (name: string) =>
  Object.assign(
    {},
    ...readdirSync(name)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(name, file), 'utf8'))),
  ) as Record<string, Json>;

describe("agreement with Stripe's examples", () => {
  const examples = read(folder);

  beforeAll(async () => {
    account = await Account.open();
    await makeOneOfEach(account.stripe);
  });
  afterAll(() => account.close());

  it('has an object for every example it emulates', () => {
    expect(Object.keys(examples).filter((name) => !made[name])).toEqual(['checkout.session', 'customer_session']);
  });

  it.each(Object.keys(examples).filter((name) => name !== 'checkout.session' && name !== 'customer_session'))(
    '%s',
    (name) => {
      // As it was sent: the client turns decimals into objects of its own.
      expect(differences(name, examples[name], JSON.parse(JSON.stringify(made[name])))).toEqual([]);
    },
  );
});

async function makeOneOfEach(stripe: Stripe): Promise<void> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000, name: 'x' });
  const subscription = await account.subscribed();
  const customer = subscription.customer as string;
  const setup = await stripe.setupIntents.create({ customer });
  const pending = await account.begin(customer, account.basic.id);
  const intent = await stripe.paymentIntents.retrieve(intentIdOf(pending));
  const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string);
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoice.id })).data;
  const paid = await stripe.paymentIntents.retrieve(payment?.payment.payment_intent as string, {
    expand: ['latest_charge'],
  });
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
  const dispute = account.emulator.emulator.dispute({ paymentIntent: paid.id });
  const gone = await stripe.customers.create();
  Object.assign(made, {
    customer: await stripe.customers.retrieve(customer),
    product: await stripe.products.retrieve(account.pro.product as string),
    price: account.pro,
    subscription,
    subscription_item: subscription.items.data[0],
    invoice,
    invoice_payment: payment,
    line_item: invoice.lines.data[0],
    invoiceitem: await stripe.invoiceItems.create({ customer, amount: 100, currency: 'usd' }),
    payment_intent: intent,
    setup_intent: setup,
    payment_method: await stripe.paymentMethods.retrieve(subscription.default_payment_method as string),
    charge: paid.latest_charge,
    refund,
    dispute,
    'billing_portal.session': await stripe.billingPortal.sessions.create({ customer, return_url: 'http://x.test' }),
    'billing_portal.configuration': (await stripe.billingPortal.configurations.list()).data[0],
    event: (await stripe.events.list({ limit: 1 })).data[0],
    'test_helpers.test_clock': clock,
    webhook_endpoint: await stripe.webhookEndpoints.create({ url: 'http://x.test', enabled_events: ['*'] }),
    deleted_customer: await stripe.customers.del(gone.id),
  });
}

/** Names that only one of the two has, and values of another type; null agrees with everything. */
function differences(path: string, example: unknown, own: unknown): string[] {
  if (KNOWN[path] || path.endsWith('.metadata') || path === 'event.data.object') return [];
  if (own === undefined) return [`${path} is missing`];
  if (example === undefined) return [`${path} is not in the example`];
  if (example === null || own === null) return [];
  if (Array.isArray(example) && Array.isArray(own)) {
    return example.length && own.length ? differences(`${path}[]`, example[0], own[0]) : [];
  }
  if (kindOf(example) !== kindOf(own)) return [`${path} is ${kindOf(own)} instead of ${kindOf(example)}`];
  if (kindOf(example) !== 'object') return [];
  const [there, here] = [example as Json, own as Json];
  return [...new Set([...Object.keys(there), ...Object.keys(here)])].flatMap((key) =>
    differences(`${path}.${key}`, there[key], here[key]),
  );
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
