import type { PaidPlan, SubscriptionStatusResponse } from '../../api/subscription';

type Subscription = Pick<SubscriptionStatusResponse, 'tier' | 'isActive' | 'cancelAtPeriodEnd' | 'nextTier'>;

const PLANS: readonly PaidPlan[] = ['basic', 'pro'];
const asPlan = (value: string | null | undefined) => PLANS.find((plan) => plan === value);

/** The plan an address names: in its query, else in a legacy path. */
export function planInAddress({ pathname, search }: { pathname: string; search: string }): PaidPlan | undefined {
  return (
    asPlan(new URLSearchParams(search).get('plan')) ??
    PLANS.find((plan) => pathname.toLowerCase().includes(`subscribe-${plan}`))
  );
}

/** The plan a person can't choose because they have it; a scheduled end opens both again. */
export function planOwned({ tier, isActive, cancelAtPeriodEnd, nextTier }: Subscription): PaidPlan | undefined {
  return isActive && !cancelAtPeriodEnd && !nextTier ? asPlan(tier) : undefined;
}

/** What is chosen when the screen opens: the address, else what was chosen elsewhere, else Pro; never the plan one has. */
export function initialPlan(
  subscription: Subscription,
  wanted: { address: PaidPlan | undefined; stored: string | null },
): PaidPlan {
  const owned = planOwned(subscription);
  const plan = wanted.address ?? asPlan(wanted.stored) ?? 'pro';
  if (plan !== owned) return plan;
  return owned === 'pro' ? 'basic' : 'pro';
}

/** What choosing a plan means for this person, in a word for the button. */
export function meaningOf(subscription: Subscription, plan: PaidPlan): 'subscribe' | 'upgrade' | 'downgrade' | 'keep' {
  const { tier, isActive } = subscription;
  if (!isActive || tier === 'free') return 'subscribe';
  if (tier === plan) return 'keep';
  return plan === 'pro' ? 'upgrade' : 'downgrade';
}
