import type { SubscriptionStatus } from '../contracts/subscription-status.js';
import type { BillingSubscription } from './billing-subscription.entity.js';

const STATUS: Partial<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  canceled: 'canceled',
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  unpaid: 'unpaid',
  // A trial that ended without a card: to the person it is as unpaid as any other.
  paused: 'unpaid',
};

/** Stripe's status in the specification's words. One that Stripe invents later shows as none, and entitles to nothing. */
export function toStatus(
  subscription: Pick<BillingSubscription, 'status' | 'cancelsAt'> | undefined,
): SubscriptionStatus {
  const status = STATUS[subscription?.status ?? ''] ?? 'none';
  const willEnd = Boolean(subscription?.cancelsAt);
  if (willEnd && status === 'active') return 'active-until-period-end';
  if (willEnd && status === 'trialing') return 'trialing-until-period-end';
  return status;
}
