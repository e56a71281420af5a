import type Stripe from 'stripe';
import { cancelNow } from '../billing/cancel.js';
import { createSubscription } from '../billing/create-subscription.js';
import { resumePaused } from '../billing/resume.js';
import { isTerminal } from '../billing/status.js';
import { updateSubscription } from '../billing/update-subscription.js';
import { invoiceOnCancel } from '../billing/invoice-on-cancel.js';
import { notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { type Call, get, post, remove, type Route } from '../http/router.js';
import type { Subscription } from '../objects.js';

const UPDATE = [
  'billing_cycle_anchor',
  'cancel_at',
  'cancel_at_period_end',
  'cancellation_details',
  'default_payment_method',
  'description',
  'items',
  'metadata',
  'off_session',
  'pause_collection',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'proration_date',
  'trial_end',
  'trial_settings',
  'expand',
] as const satisfies (keyof Stripe.SubscriptionUpdateParams)[];
const CREATE = [
  'automatic_tax',
  'billing_mode',
  'cancel_at',
  'cancel_at_period_end',
  'collection_method',
  'currency',
  'customer',
  'default_payment_method',
  'description',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'trial_end',
  'trial_period_days',
  'trial_settings',
  'expand',
] as const satisfies (keyof Stripe.SubscriptionCreateParams)[];

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

export const subscriptionRoutes: Route[] = [
  post('/v1/subscriptions', ({ world, params }) => createSubscription(world, params.allow(CREATE))),
  get('/v1/subscriptions', (call) => list(call)),
  get('/v1/subscriptions/:id', (call) => subscriptionAt(call)),
  post('/v1/subscriptions/:id', (call) =>
    updateSubscription(call.world, subscriptionAt(call), call.params.allow(UPDATE)),
  ),
  remove('/v1/subscriptions/:id', (call) => cancel(call)),
  post('/v1/subscriptions/:id/resume', (call) => {
    call.params.allow(['billing_cycle_anchor', 'proration_behavior', 'proration_date', 'expand']);
    return resumePaused(call.world, subscriptionAt(call));
  }),
];

export function subscriptionAt({ world, path: { id = '' } }: Call): Subscription {
  const found = world.tables.subscriptions.get(id);
  if (!found) throw notFound('subscription', id);
  return found;
}

/** Without a status the ended ones are left out, as Stripe leaves them out. */
function list({ world, params }: Call): object {
  params.allow([...LIST_PARAMS, 'customer', 'status', 'price', 'collection_method', 'test_clock']);
  const [customer, price, clock] = [params.text('customer'), params.text('price'), params.text('test_clock')];
  const status = params.oneOf('status', STATUSES);
  const isWanted = (row: Subscription): boolean => {
    if (status === undefined) return row.status !== 'canceled';
    if (status === 'all') return true;
    return status === 'ended' ? isTerminal(row) : row.status === status;
  };
  const rows = customer ? world.tables.subscriptions.where('customer', customer) : world.tables.subscriptions.all();
  return listPage(
    rows.filter(
      (row) =>
        isWanted(row) &&
        (!price || row.items.data.some((item) => item.price.id === price)) &&
        // An account-wide list shows no simulations.
        (customer || (row.test_clock ?? undefined) === clock),
    ),
    params,
    '/v1/subscriptions',
  );
}

function cancel(call: Call): Subscription {
  const { world, params } = call;
  const before = subscriptionAt(call);
  params.allow(['cancellation_details', 'invoice_now', 'prorate', 'expand']);
  if (isTerminal(before)) throw notFound('subscription', before.id);
  const details = params.inner('cancellation_details').allow(['comment', 'feedback']);
  invoiceOnCancel(world, before, params.flag('invoice_now') ?? false, params.flag('prorate') ?? false);
  return cancelNow(world, world.tables.subscriptions.get(before.id) ?? before, {
    reason: 'cancellation_requested',
    ...(details.has('comment') && { comment: details.text('comment') ?? null }),
  });
}
