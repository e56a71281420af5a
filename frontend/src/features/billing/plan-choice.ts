import type { PaidPlan, SubscriptionStatusResponse } from '../../api/subscription';

type Subscription = Pick<
  SubscriptionStatusResponse,
  'tier' | 'isActive' | 'cancelAtPeriodEnd' | 'nextTier' | 'owedTier'
>;

/** Why a plan can't be chosen: one has it, a change to it is under way, or the present one has to be paid first. */
export type Unavailable = 'current' | 'scheduled' | 'unpaid';

/** What choosing a plan means for this person. */
export type Meaning = 'subscribe' | 'upgrade' | 'downgrade' | 'keep' | 'settle';

export const PAID_PLANS: readonly PaidPlan[] = ['basic', 'pro'];
const asPlan = (value: string | null | undefined) => PAID_PLANS.find((plan) => plan === value);

/** The plan an address names: in its query, else in a legacy path. */
export function planInAddress({ pathname, search }: { pathname: string; search: string }): PaidPlan | undefined {
  return (
    asPlan(new URLSearchParams(search).get('plan')) ??
    PAID_PLANS.find((plan) => pathname.toLowerCase().includes(`subscribe-${plan}`))
  );
}

/** Why this person can't choose this plan now; null when they can. A scheduled cancellation opens both. */
export function whyNot(subscription: Subscription, plan: PaidPlan): Unavailable | null {
  const { tier, isActive, cancelAtPeriodEnd, nextTier, owedTier } = subscription;
  // Also when its time of grace is over and the person is on Free again: the provider still waits for it.
  if (owedTier) return plan === owedTier ? null : 'unpaid';
  if (!isActive) return null;
  if (cancelAtPeriodEnd) return null;
  if (nextTier) return nextTier === plan ? 'scheduled' : null;
  return plan === tier ? 'current' : null;
}

/** What is chosen when the screen opens: the address, else what was chosen elsewhere, else Pro; only what may be. */
export function initialPlan(
  subscription: Subscription,
  wanted: { address: PaidPlan | undefined; stored: string | null },
): PaidPlan {
  const plan = wanted.address ?? asPlan(wanted.stored) ?? 'pro';
  if (whyNot(subscription, plan) === null) return plan;
  return plan === 'pro' ? 'basic' : 'pro';
}

export function meaningOf(subscription: Subscription, plan: PaidPlan): Meaning {
  const { tier, isActive, owedTier } = subscription;
  if (plan === owedTier) return 'settle';
  if (!isActive || tier === 'free') return 'subscribe';
  if (tier === plan) return 'keep';
  return plan === 'pro' ? 'upgrade' : 'downgrade';
}
