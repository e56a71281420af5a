import type { Seconds } from '../clock.js';
import { Params } from '../http/params.js';
import type { Schedule, Subscription } from '../objects.js';
import { type Step, step } from '../scheduler.js';
import type { World } from '../world.js';
import { cancelNow } from './cancel.js';
import { changeSubscription } from './changes.js';
import { updateSubscription } from './update-subscription.js';
import { changedItems } from './subscription-items.js';

type Phase = Schedule['phases'][number];

/** The phases of a schedule come one after the other, each at its instant. They go before renewals of that instant. */
export const SCHEDULE_STEPS: Step[] = [
  step({
    table: 'schedules',
    dueAt: (row) => (row.status === 'active' ? (row.current_phase?.end_date ?? null) : null),
    run: endPhase,
  }),
  step({
    table: 'schedules',
    dueAt: (row) => (row.status === 'not_started' ? (row.phases[0]?.start_date ?? null) : null),
    run: (world, row) => enterPhase(world, row, row.phases[0]),
  }),
];

export function phaseAt({ phases }: Schedule, instant: Seconds): Phase | undefined {
  return phases.find(({ start_date: start, end_date: end }) => start <= instant && instant < end);
}

export function subscriptionOfSchedule(world: World, { subscription }: Schedule): Subscription | undefined {
  return world.tables.subscriptions.get(subscription ?? '');
}

function endPhase(world: World, schedule: Schedule): void {
  const ended = schedule.current_phase?.end_date ?? 0;
  const next = schedule.phases.find(({ start_date: start }) => start >= ended);
  if (next) enterPhase(world, schedule, next);
  else finish(world, schedule);
}

function enterPhase(world: World, before: Schedule, phase: Phase | undefined): void {
  if (!phase) return;
  const after = world.tables.schedules.put({
    ...before,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    status: 'active',
  });
  world.emitUpdate('subscription_schedule.updated', before, after);
  const subscription = subscriptionOfSchedule(world, after);
  if (subscription) applyPhase(world, subscription, phase);
}

/** Makes the subscription what the phase says. At the end of a period the new price simply renews. */
export function applyPhase(world: World, before: Subscription, phase: Phase): void {
  const changes = itemChanges(before, phase);
  const [first] = before.items.data;
  if (!changes.length || !first) return;
  const metadata = { ...before.metadata, ...phase.metadata };
  if (first.current_period_end <= phase.start_date) {
    const period = { start: first.current_period_start, end: first.current_period_end };
    const params = changes.map((change, index) => new Params(change, `items[${index}]`));
    const data = changedItems(world, before.id, before.items.data, params, period);
    changeSubscription(world, before, { items: { ...before.items, data }, metadata });
    return;
  }
  const behaviour = { proration_behavior: phase.proration_behavior };
  const updated = updateSubscription(world, before, new Params({ items: changes, ...behaviour }));
  changeSubscription(world, updated, { metadata });
}

/** Items keep their place and change their price; what is too many goes, what is missing comes. */
function itemChanges(before: Subscription, phase: Phase): Record<string, string>[] {
  const items = before.items.data;
  return Array.from({ length: Math.max(items.length, phase.items.length) }, (_, index): Record<string, string> => {
    const [item, wanted] = [items[index], phase.items[index]];
    if (!wanted) return item ? { id: item.id, deleted: 'true' } : {};
    const quantity = String(wanted.quantity ?? 1);
    if (!item) return { price: wanted.price, quantity };
    if (item.price.id === wanted.price && String(item.quantity ?? 1) === quantity) return {};
    return { id: item.id, price: wanted.price, quantity };
  }).filter((change) => Object.keys(change).length > 0);
}

function finish(world: World, before: Schedule): void {
  if (before.end_behavior === 'cancel') {
    const now = world.now(before);
    const completed = world.tables.schedules.put({
      ...before,
      completed_at: now,
      current_phase: null,
      status: 'completed',
    });
    world.emit('subscription_schedule.completed', completed);
    const subscription = subscriptionOfSchedule(world, before);
    if (subscription) cancelNow(world, { ...subscription, schedule: null }, {});
  } else release(world, before);
}

/** The subscription goes on as it is, without the schedule. */
export function release(world: World, before: Schedule): Schedule {
  const subscription = subscriptionOfSchedule(world, before);
  const released = world.tables.schedules.put({
    ...before,
    current_phase: null,
    released_at: world.now(before),
    released_subscription: before.subscription,
    status: 'released',
    subscription: null,
  });
  world.emit('subscription_schedule.released', released);
  if (subscription) changeSubscription(world, subscription, { schedule: null });
  return released;
}
