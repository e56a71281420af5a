import type { Seconds } from '../clock.js';
import { DAY } from '../clock.js';
import { invalid, noSuch, StripeFailure } from '../failure.js';
import { innerList } from '../http/list.js';
import type { Params } from '../http/params.js';
import { newId } from '../identifiers.js';
import type { Customer, Invoice, Subscription } from '../objects.js';
import { customerNamed } from '../resources/customers.js';
import { recurringPrice } from '../resources/prices.js';
import type { World } from '../world.js';
import { cancelAtOf } from './cancel-at.js';
import { finalizeInvoice } from './collect.js';
import { draftInvoice, intentOf } from './invoice.js';
import { pendingItemLine, recurringLines } from './lines.js';
import { declineFailure } from '../resources/payment-methods.js';
import { periodFrom } from './period.js';
import { takePendingItems } from './pending-items.js';
import { createSetup } from './setup.js';
import { newItem, refuseTwice } from './subscription-items.js';

type Behaviour = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
export const BEHAVIOURS: readonly Behaviour[] = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
];

/** Makes a subscription with its first invoice, which decides the status it begins in. */
export function createSubscription(world: World, params: Params): Subscription {
  const customer = customerNamed(world, params.required('customer'));
  const behaviour = params.oneOf('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  const blank = blankSubscription(world, customer, params);
  const card = blank.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const isTrial = blank.status === 'trialing';
  const lines = [
    ...recurringLines(world, blank, isTrial),
    ...takePendingItems(world, customer.id).map(pendingItemLine),
  ];
  const due = lines.reduce((sum, { amount }) => sum + amount, 0) + customer.balance;
  if (due > 0 && !card && behaviour !== 'default_incomplete') {
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    );
  }
  const begun = world.tables.subscriptions.put({ ...blank, status: due > 0 ? 'incomplete' : blank.status });
  const draft = draftInvoice(world, {
    customer,
    subscription: begun,
    lines,
    reason: 'subscription_create',
    period: { start: begun.start_date, end: begun.start_date },
    autoAdvance: false,
  });
  const setup =
    due <= 0 && !card ? createSetup(world, { customer: customer.id, metadata: {}, isAutomatic: true }).id : null;
  const created = world.tables.subscriptions.put({ ...begun, latest_invoice: draft.id, pending_setup_intent: setup });
  world.emit('customer.subscription.created', created);
  const invoice = finalizeInvoice(world, draft, behaviour !== 'default_incomplete');
  if (behaviour === 'error_if_incomplete') refuseUnpaid(world, invoice);
  return world.tables.subscriptions.get(created.id) ?? created;
}

/** Takes everything back when the first payment failed. */
export function refuseUnpaid(world: World, invoice: Invoice): void {
  if (invoice.status === 'paid') return;
  const error = intentOf(world, invoice)?.last_payment_error;
  const decline = {
    code: error?.code ?? ('invoice_payment_intent_requires_action' as const),
    message:
      error?.message ??
      'Payment for this subscription requires additional user action before it can be completed successfully.',
    ...(error?.decline_code && { decline_code: error.decline_code }),
  };
  throw new StripeFailure(402, declineFailure(decline).raw);
}

function blankSubscription(world: World, customer: Customer, params: Params): Subscription {
  const id = newId('sub_');
  const start = world.now({ customer: customer.id });
  const trialEnd = trialEndOf(params, start);
  const anchor = trialEnd ?? start;
  const items = params.inners('items').map((item) => {
    item.allow(['price', 'quantity', 'metadata']);
    const price = recurringPrice(world, item.required('price'), item.name('price'));
    const interval = price.recurring ?? { interval: 'month', interval_count: 1 };
    const period = trialEnd ? { start, end: trialEnd } : periodFrom(start, anchor, interval);
    return newItem(id, price, {
      quantity: item.integer('quantity') ?? 1,
      period,
      created: start,
      metadata: item.metadata(),
    });
  });
  refuseTwice(items);
  const paymentMethod = params.text('default_payment_method') ?? null;
  if (paymentMethod && world.tables.paymentMethods.get(paymentMethod)?.customer !== customer.id) {
    throw noSuch('PaymentMethod', paymentMethod, 'default_payment_method');
  }
  const settings = params
    .inner('payment_settings')
    .allow(['save_default_payment_method', 'payment_method_types', 'payment_method_options']);
  const billing =
    params.inner('billing_mode').allow(['type', 'flexible']).oneOf('type', ['classic', 'flexible']) ?? 'flexible';
  const trialSettings = params.inner('trial_settings').inner('end_behavior');
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: params.inner('automatic_tax').flag('enabled') ?? false,
      liability: null,
    },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: billing === 'flexible' ? { proration_discounts: 'included' } : null,
      type: billing,
    },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: params.flag('cancel_at_period_end') ?? false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: items[0]?.price.currency ?? 'usd',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: params.text('description') ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: innerList(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: params.metadata(),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: settings.oneOf('save_default_payment_method', ['off', 'on_subscription']) ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: trialEnd ? 'trialing' : 'active',
    test_clock: customer.test_clock ?? null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method:
          trialSettings.oneOf('missing_payment_method', ['cancel', 'create_invoice', 'pause']) ?? 'create_invoice',
      },
    },
    trial_start: trialEnd ? start : null,
  };
  return { ...subscription, ...cancelAtOf(subscription, params, start) };
}

function trialEndOf(params: Params, start: Seconds): Seconds | null {
  const days = params.integer('trial_period_days');
  if (days) return start + days * DAY;
  if (params.text('trial_end') === 'now') return null;
  const end = params.integer('trial_end') ?? null;
  if (end !== null && end <= start) throw invalid('Invalid timestamp: must be in the future', { param: 'trial_end' });
  return end;
}
