import type Stripe from 'stripe';
import { applyPhase, phaseAt, release, subscriptionOfSchedule } from '../billing/schedule.js';
import { cancelNow } from '../billing/cancel.js';
import { addIntervals } from '../billing/period.js';
import { isTerminal } from '../billing/status.js';
import type { Seconds } from '../clock.js';
import { invalid, noSuch, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import type { Params } from '../http/params.js';
import { type Call, get, post, type Route } from '../http/router.js';
import { newId } from '../identifiers.js';
import type { Schedule, Subscription } from '../objects.js';
import type { World } from '../world.js';
import { recurringPrice } from './prices.js';

type Phase = Schedule['phases'][number];

const UPDATE = [
  'phases',
  'end_behavior',
  'metadata',
  'proration_behavior',
  'expand',
] as const satisfies (keyof Stripe.SubscriptionScheduleUpdateParams)[];
const CREATE = [
  'from_subscription',
  'metadata',
  'expand',
] as const satisfies (keyof Stripe.SubscriptionScheduleCreateParams)[];
const PHASE = ['items', 'start_date', 'end_date', 'duration', 'proration_behavior', 'metadata', 'description'] as const;

export const scheduleRoutes: Route[] = [
  post('/v1/subscription_schedules', ({ world, params }) => createFrom(world, params.allow(CREATE))),
  get('/v1/subscription_schedules', ({ world, params }) => {
    const customer = params.allow([...LIST_PARAMS, 'customer', 'scheduled']).text('customer');
    const { schedules } = world.tables;
    return listPage(
      customer ? schedules.where('customer', customer) : schedules.all(),
      params,
      '/v1/subscription_schedules',
    );
  }),
  get('/v1/subscription_schedules/:id', (call) => scheduleAt(call)),
  post('/v1/subscription_schedules/:id', (call) => update(call)),
  post('/v1/subscription_schedules/:id/release', (call) => {
    call.params.allow(['preserve_cancel_date', 'expand']);
    return release(call.world, running(scheduleAt(call), 'release'));
  }),
  post('/v1/subscription_schedules/:id/cancel', (call) => {
    const { world } = call;
    call.params.allow(['invoice_now', 'prorate', 'expand']);
    const before = running(scheduleAt(call), 'cancel');
    const subscription = subscriptionOfSchedule(world, before);
    // Ending the subscription ends its schedule with it.
    if (subscription) cancelNow(world, subscription, { reason: 'cancellation_requested' });
    return scheduleAt(call);
  }),
];

function scheduleAt({ world, path: { id = '' } }: Call): Schedule {
  const found = world.tables.schedules.get(id);
  if (!found) throw notFound('subscription schedule', id);
  return found;
}

function running(schedule: Schedule, verb: string): Schedule {
  if (schedule.status === 'active' || schedule.status === 'not_started') return schedule;
  throw invalid(
    `You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status. Subscription schedules can only be changed if they are in one of the following statuses: \`not_started\`, \`active\`.`,
  );
}

function createFrom(world: World, params: Params): Schedule {
  const id = params.required('from_subscription');
  const subscription = world.tables.subscriptions.get(id);
  if (!subscription || isTerminal(subscription)) throw noSuch('subscription', id, 'from_subscription');
  if (subscription.schedule) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      {
        param: 'from_subscription',
      },
    );
  }
  const phase = currentPhaseOf(subscription);
  const schedule = world.tables.schedules.put({
    id: newId('sub_sched_'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: world.now(subscription),
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: subscription.automatic_tax,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: params.metadata(),
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  });
  world.emit('subscription_schedule.created', schedule);
  const linked = world.tables.subscriptions.put({ ...subscription, schedule: schedule.id });
  world.emitUpdate('customer.subscription.updated', subscription, linked);
  return schedule;
}

function currentPhaseOf(subscription: Subscription): Phase {
  const [first] = subscription.items.data;
  return blankPhase({
    currency: subscription.currency,
    items: subscription.items.data.map((item) => phaseItem(item.price.id, item.quantity ?? 1)),
    start: first?.current_period_start ?? subscription.start_date,
    end: first?.current_period_end ?? subscription.start_date,
  });
}

function update(call: Call): Schedule {
  const { world, params } = call;
  const before = running(scheduleAt(call), 'update');
  params.allow(UPDATE);
  const phases = params.has('phases') ? phasesOf(world, before, params.inners('phases')) : before.phases;
  const now = world.now(before);
  const current = phaseAt({ ...before, phases }, now);
  const after = world.tables.schedules.put({
    ...before,
    current_phase: current ? { start_date: current.start_date, end_date: current.end_date } : before.current_phase,
    end_behavior: params.oneOf('end_behavior', ['cancel', 'release', 'none', 'renew']) ?? before.end_behavior,
    metadata: params.metadata(before.metadata ?? {}),
    phases,
  });
  world.emitUpdate('subscription_schedule.updated', before, after);
  const subscription = subscriptionOfSchedule(world, after);
  if (current && subscription) applyPhase(world, subscription, current);
  return after;
}

function phasesOf(world: World, schedule: Schedule, given: Params[]): Phase[] {
  if (!given.length) throw invalid('You must pass at least one phase.', { param: 'phases' });
  const phases: Phase[] = [];
  for (const params of given) {
    params.allow(PHASE);
    const previous = phases.at(-1);
    const items = params.inners('items').map((item) => {
      item.allow(['price', 'quantity', 'metadata']);
      return phaseItem(
        recurringPrice(world, item.required('price'), item.name('price')).id,
        item.integer('quantity') ?? 1,
      );
    });
    if (!items.length) throw invalid(`Missing required param: ${params.name('items')}.`, { code: 'parameter_missing' });
    const start = startOf(world, schedule, params, previous);
    phases.push(
      blankPhase({
        currency: schedule.phases[0]?.currency ?? 'usd',
        items,
        start,
        end: endOf(world, items, params, start),
        proration: params.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']),
        metadata: params.metadata(),
        description: params.text('description') ?? null,
      }),
    );
  }
  return phases;
}

function startOf(world: World, schedule: Schedule, params: Params, previous: Phase | undefined): Seconds {
  const given = params.text('start_date') === 'now' ? world.now(schedule) : params.integer('start_date');
  if (previous) {
    if (given !== undefined && given !== previous.end_date) {
      throw invalid('The start of a phase must be the end of the phase before it.', {
        param: params.name('start_date'),
      });
    }
    return previous.end_date;
  }
  const current = schedule.current_phase?.start_date ?? schedule.phases[0]?.start_date ?? world.now(schedule);
  if (given !== undefined && given !== current) {
    throw invalid('You can not modify the start date of the current phase.', { param: params.name('start_date') });
  }
  return current;
}

/** Without an end a phase lasts one interval of its price. */
function endOf(world: World, items: Phase['items'], params: Params, start: Seconds): Seconds {
  const end = params.integer('end_date');
  if (end !== undefined) {
    if (end <= start) throw invalid('The end of a phase must be after its start.', { param: params.name('end_date') });
    return end;
  }
  const duration = params.inner('duration').allow(['interval', 'interval_count']);
  const price = world.tables.prices.get(items[0]?.price ?? '');
  const interval =
    duration.oneOf('interval', ['day', 'week', 'month', 'year']) ?? price?.recurring?.interval ?? 'month';
  return addIntervals(start, { interval, interval_count: 1 }, duration.integer('interval_count') ?? 1);
}

function phaseItem(price: string, quantity: number): Phase['items'][number] {
  return { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] };
}

interface NewPhase {
  currency: string;
  items: Phase['items'];
  start: Seconds;
  end: Seconds;
  proration?: Phase['proration_behavior'] | undefined;
  metadata?: Record<string, string>;
  description?: string | null;
}

function blankPhase(given: NewPhase): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: given.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: given.description ?? null,
    discounts: [],
    end_date: given.end,
    invoice_settings: null,
    items: given.items,
    metadata: given.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: given.proration ?? 'create_prorations',
    start_date: given.start,
    transfer_data: null,
    trial_end: null,
  };
}
