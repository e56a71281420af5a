import { HOUR } from '../clock.js';
import { invalid, noSuch } from '../failure.js';
import type { Params } from '../http/params.js';
import type { Invoice, Subscription } from '../objects.js';
import type { World } from '../world.js';
import { cancelAtOf } from './cancel-at.js';
import { changeSubscription } from './changes.js';
import { finalizeInvoice } from './collect.js';
import { BEHAVIOURS, refuseUnpaid } from './create-subscription.js';
import { draftInvoice } from './invoice.js';
import { pendingItemLine, prorationLines, recurringLines } from './lines.js';
import { keepForNextInvoice, takePendingItems } from './pending-items.js';
import { planChange, type PlannedChange } from './plan-change.js';
import { isTerminal } from './status.js';

const PENDING_UPDATE_LASTS = 23 * HOUR;
/** What a change that waits for its payment may bring along. */
const PENDING_PARAMS = [
  'expand',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'items',
  'trial_end',
  'trial_from_plan',
  'off_session',
  'discounts',
];

export function updateSubscription(world: World, before: Subscription, params: Params): Subscription {
  if (isTerminal(before)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'resource_missing',
    });
  }
  const behaviour = params.oneOf('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  if (behaviour === 'pending_if_incomplete') refuseBesidesPending(params);
  refuseBesidesSchedule(before, params);
  const change = planChange(world, before, params);
  const simple = simpleChanges(world, before, params);
  if (!change) return changeSubscription(world, before, simple);

  if (behaviour === 'pending_if_incomplete' && change.isInvoicedNow) return changeWhenPaid(world, before, change);
  const after = world.tables.subscriptions.put({ ...before, ...simple, ...change.fields });
  const invoice = bill(world, before, after, change, behaviour !== 'default_incomplete');
  if (invoice && behaviour === 'error_if_incomplete') refuseUnpaid(world, invoice);
  const current = world.tables.subscriptions.get(after.id) ?? after;
  const isUnpaid = invoice?.status === 'open' && current.status === 'active';
  const final = world.tables.subscriptions.put({
    ...current,
    ...(invoice && { latest_invoice: invoice.id }),
    ...(isUnpaid && { status: 'past_due' as const }),
  });
  world.emitUpdate('customer.subscription.updated', before, final);
  return final;
}

/** The new items are promised; they come when their invoice is paid. */
function changeWhenPaid(world: World, before: Subscription, change: PlannedChange): Subscription {
  const waiting = world.tables.subscriptions.put({
    ...before,
    pending_update: {
      billing_cycle_anchor: change.fields.billing_cycle_anchor ?? null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: world.now(before) + PENDING_UPDATE_LASTS,
      metadata: null,
      subscription_items: change.fields.items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
  const draft = draftOf(world, before, { ...before, ...change.fields }, change);
  const linked = world.tables.subscriptions.put({ ...waiting, latest_invoice: draft.id });
  const invoice = finalizeInvoice(world, draft, true);
  const current = world.tables.subscriptions.get(before.id) ?? linked;
  if (invoice.status !== 'paid') world.emitUpdate('customer.subscription.updated', before, current);
  return current;
}

function bill(
  world: World,
  before: Subscription,
  after: Subscription,
  change: PlannedChange,
  collects: boolean,
): Invoice | undefined {
  if (!change.isInvoicedNow) {
    if (change.prorates)
      keepForNextInvoice(world, after, prorationLines(world, before, toAfter(change), change.at), change.at);
    return undefined;
  }
  const draft = draftOf(world, before, after, change);
  world.tables.subscriptions.put({ ...after, latest_invoice: draft.id });
  return finalizeInvoice(world, draft, collects);
}

function draftOf(world: World, before: Subscription, after: Subscription, change: PlannedChange): Invoice {
  const customer = world.tables.customers.get(before.customer);
  if (!customer) throw noSuch('customer', before.customer, 'customer');
  return draftInvoice(world, {
    customer,
    subscription: before,
    lines: [...takePendingItems(world, customer.id).map(pendingItemLine), ...changeLines(world, before, after, change)],
    reason: 'subscription_update',
    period: { start: change.at, end: change.at },
    autoAdvance: false,
  });
}

/** What a change costs: the proration, and a whole new period when one begins. */
export function changeLines(world: World, before: Subscription, after: Subscription, change: PlannedChange) {
  return [
    ...(change.prorates ? prorationLines(world, before, toAfter(change), change.at) : []),
    ...(change.startsPeriod ? recurringLines(world, after) : []),
  ];
}

const toAfter = ({ fields, startsPeriod }: PlannedChange) => ({ items: fields.items.data, startsPeriod });

function simpleChanges(world: World, before: Subscription, params: Params): Partial<Subscription> {
  const method = params.text('default_payment_method');
  if (method && world.tables.paymentMethods.get(method)?.customer !== before.customer) {
    throw noSuch('PaymentMethod', method, 'default_payment_method');
  }
  const settings = params.inner('payment_settings');
  const pause = params.inner('pause_collection').allow(['behavior', 'resumes_at']);
  return {
    ...cancelAtOf(before, params, world.now(before)),
    default_payment_method: params.changed('default_payment_method', before.default_payment_method),
    description: params.changed('description', before.description),
    metadata: params.metadata(before.metadata),
    ...(settings.has('save_default_payment_method') && {
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        save_default_payment_method: settings.oneOf('save_default_payment_method', ['off', 'on_subscription']) ?? 'off',
      },
    }),
    ...(params.clears('pause_collection') && { pause_collection: null }),
    ...(pause.has('behavior') && {
      pause_collection: {
        behavior: pause.oneOf('behavior', ['keep_as_draft', 'mark_uncollectible', 'void']) ?? 'void',
        resumes_at: pause.integer('resumes_at') ?? null,
      },
    }),
  };
}

function refuseBesidesPending(params: Params): void {
  for (const name of Object.keys(params.values)) {
    if (PENDING_PARAMS.includes(name)) continue;
    throw invalid(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can only pass supported attributes. Unsupported: ${name}.`,
      { param: name },
    );
  }
}

function refuseBesidesSchedule({ schedule }: Subscription, params: Params): void {
  if (!schedule || (!params.has('cancel_at') && !params.has('cancel_at_period_end'))) return;
  throw invalid(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    { param: params.has('cancel_at') ? 'cancel_at' : 'cancel_at_period_end' },
  );
}
