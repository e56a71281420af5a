import type Stripe from 'stripe';
import type { PlanId } from '../contracts/plans.js';

export type PaidPlanId = Exclude<PlanId, 'free'>;
export const PAID_PLANS = ['basic', 'pro'] as const satisfies readonly PaidPlanId[];

/** Stripe's list is open: a status that is not in here may not become a paid plan by accident. */
const RANK: Partial<Record<string, number>> = {
  active: 7,
  trialing: 6,
  past_due: 5,
  unpaid: 4,
  paused: 3,
  incomplete: 2,
  canceled: 1,
  incomplete_expired: 0,
};

/** Subscriptions that Stripe still works on: a person has at most one of them. */
export const LIVE_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** How long an unpaid renewal keeps the plan. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** What we read of a subscription. */
export interface SubscriptionState {
  id: string;
  customerId: string;
  status: string;
  itemId: string;
  price: { id: string; plan: string | null };
  periodStartsAt: Date;
  periodEndsAt: Date;
  anchorAt: Date;
  cancelsAt: Date | null;
  schedule: { id: string; nextPrice: { id: string; plan: string | null } | null } | null;
  createdAt: Date;
  endedAt: Date | null;
}

const at = (unixSeconds: number) => new Date(unixSeconds * 1_000);
export const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id);

export function readSubscription(subscription: Stripe.Subscription): SubscriptionState {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  const periodEndsAt = at(item.current_period_end);
  const cancelsAt = subscription.cancel_at !== null ? at(subscription.cancel_at) : null;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    itemId: item.id,
    price: { id: item.price.id, plan: item.price.metadata['plan'] ?? null },
    periodStartsAt: at(item.current_period_start),
    periodEndsAt,
    anchorAt: at(subscription.billing_cycle_anchor),
    // Flexible billing sets the time and leaves the flag false; the older way sets the flag alone.
    cancelsAt: cancelsAt ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
    schedule: subscription.schedule ? readSchedule(subscription.schedule) : null,
    createdAt: at(subscription.created),
    endedAt: subscription.ended_at ? at(subscription.ended_at) : null,
  };
}

/** The price of the phase after the running one; needs the schedule and its prices expanded. */
function readSchedule(schedule: string | Stripe.SubscriptionSchedule): SubscriptionState['schedule'] {
  if (typeof schedule === 'string') return { id: schedule, nextPrice: null };
  const runningStart = schedule.current_phase?.start_date ?? 0;
  const price = schedule.phases.find(({ start_date }) => start_date > runningStart)?.items[0]?.price;
  if (!price) return { id: schedule.id, nextPrice: null };
  const nextPrice =
    typeof price === 'string' || price.deleted
      ? { id: idOf(price), plan: null }
      : { id: price.id, plan: price.metadata['plan'] ?? null };
  return { id: schedule.id, nextPrice };
}

export const isLive = ({ status }: Pick<SubscriptionState, 'status'>) => LIVE_STATUSES.includes(status);

/** Stripe still works on it, but waits for money: it can be paid, and not changed. */
export const isOwed = (subscription: Pick<SubscriptionState, 'status'>) =>
  isLive(subscription) && subscription.status !== 'active' && subscription.status !== 'trialing';

/** The subscription that decides: the best status, and among equals the newest. */
export function mostEntitling<S extends Pick<SubscriptionState, 'status' | 'createdAt'>>(
  subscriptions: readonly S[],
): S | undefined {
  return subscriptions.toSorted(
    (a, b) => (RANK[b.status] ?? -1) - (RANK[a.status] ?? -1) || b.createdAt.getTime() - a.createdAt.getTime(),
  )[0];
}

/** Until when an unpaid renewal keeps the plan. */
export function graceEndsAt({ periodStartsAt }: Pick<SubscriptionState, 'periodStartsAt'>): Date {
  return new Date(periodStartsAt.getTime() + GRACE_DAYS * DAY_MS);
}

/** Whether this subscription gives its plan now. */
export function entitles(subscription: Pick<SubscriptionState, 'status' | 'periodStartsAt'>, now: Date): boolean {
  const { status } = subscription;
  if (status === 'active' || status === 'trialing') return true;
  return status === 'past_due' && now < graceEndsAt(subscription);
}
