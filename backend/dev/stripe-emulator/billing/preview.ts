import { invalid, noSuch } from '../failure.js';
import type { Params } from '../http/params.js';
import type { Customer, Invoice, Subscription } from '../objects.js';
import { recurringPrice } from '../resources/prices.js';
import { customerNamed } from '../resources/customers.js';
import type { World } from '../world.js';
import { composeInvoice } from './invoice.js';
import { pendingItemLine, recurringLines } from './lines.js';
import { periodFrom } from './period.js';
import { pendingItems } from './pending-items.js';
import { planChange, type PlannedChange } from './plan-change.js';
import { changeLines } from './update-subscription.js';
import { newItem } from './subscription-items.js';

const DETAILS = [
  'items',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'cancel_at',
  'cancel_at_period_end',
  'cancel_now',
  'trial_end',
  'default_tax_rates',
] as const;

/** What an invoice would say. Nothing of it is kept. */
export function previewInvoice(world: World, params: Params): Invoice {
  params.allow([
    'customer',
    'subscription',
    'subscription_details',
    'currency',
    'automatic_tax',
    'preview_mode',
    'expand',
  ]);
  const subscription = subscriptionNamed(world, params);
  const customer = customerNamed(
    world,
    params.text('customer') ?? subscription?.customer ?? params.required('customer'),
  );
  const details = params.inner('subscription_details').allow(DETAILS);
  if (!subscription) return previewNew(world, customer, details);

  const change = planChange(world, subscription, details);
  if (change?.isInvoicedNow) return previewChange(world, customer, subscription, change);
  return previewNext(world, customer, subscription, change);
}

function previewChange(world: World, customer: Customer, before: Subscription, change: PlannedChange): Invoice {
  const after = { ...before, ...change.fields };
  return asUpcoming(
    composeInvoice(world, {
      customer,
      subscription: before,
      lines: [...pendingItems(world, customer.id).map(pendingItemLine), ...changeLines(world, before, after, change)],
      reason: 'upcoming',
      period: { start: change.at, end: change.at },
      autoAdvance: false,
    }),
  );
}

/** What the coming renewal will be, unless there is none. */
export function previewRenewal(world: World, subscription: Subscription): Invoice | undefined {
  const customer = world.tables.customers.get(subscription.customer);
  return customer && previewNext(world, customer, subscription);
}

/** The next renewal, with what waits for it. */
function previewNext(world: World, customer: Customer, before: Subscription, change?: PlannedChange): Invoice {
  const after = { ...before, ...change?.fields };
  const data = after.items.data.map((item) => {
    const interval = item.price.recurring ?? { interval: 'month', interval_count: 1 };
    const period = periodFrom(item.current_period_end, after.billing_cycle_anchor, interval);
    return { ...item, current_period_start: period.start, current_period_end: period.end };
  });
  const renewed = { ...after, items: { ...after.items, data } };
  const [first] = before.items.data;
  if (!first || before.cancel_at_period_end) {
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
  }
  const invoice = composeInvoice(world, {
    customer,
    subscription: before,
    lines: [
      ...pendingItems(world, customer.id).map(pendingItemLine),
      ...(change?.prorates ? changeLines(world, before, after, change) : []),
      ...recurringLines(world, renewed),
    ],
    reason: 'upcoming',
    period: { start: first.current_period_start, end: first.current_period_end },
    autoAdvance: false,
  });
  return asUpcoming({ ...invoice, created: first.current_period_end, next_payment_attempt: first.current_period_end });
}

/** What a subscription that doesn't exist yet would begin with. */
function previewNew(world: World, customer: Customer, details: Params): Invoice {
  const now = world.now({ customer: customer.id });
  const items = details.inners('items').map((item) => {
    const price = recurringPrice(world, item.required('price'), item.name('price'));
    const period = periodFrom(now, now, price.recurring ?? { interval: 'month', interval_count: 1 });
    return newItem('sub_preview', price, { quantity: item.integer('quantity') ?? 1, period, created: now });
  });
  if (!items.length)
    throw invalid('You must pass a subscription or items to preview.', { param: 'subscription_details' });
  const list = { object: 'list' as const, data: items, has_more: false, url: '/v1/subscription_items' };
  const lines = recurringLines(world, { id: 'sub_preview', items: list } as Subscription);
  return asUpcoming(
    composeInvoice(world, {
      customer,
      subscription: null,
      lines,
      reason: 'upcoming',
      period: { start: now, end: now },
      autoAdvance: false,
    }),
  );
}

function asUpcoming(invoice: Invoice): Invoice {
  return { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_') };
}

function subscriptionNamed(world: World, params: Params): Subscription | undefined {
  const id = params.text('subscription');
  if (!id) return undefined;
  const found = world.tables.subscriptions.get(id);
  if (!found || found.status === 'canceled') throw noSuch('subscription', id, 'subscription');
  return found;
}
