import { AppError } from '../common/app-error.js';
import { PLANS } from '../contracts/plans.js';
import { isLive, isOwed, mostEntitling, type PaidPlanId } from './subscription-state.js';
import type { PlannedSubscription } from './billing-sync.js';

/** What choosing a plan means for a person, decided from their subscriptions alone. */
export type PlanChange =
  | { kind: 'create'; reusable: PlannedSubscription | undefined; abandoned: PlannedSubscription[] }
  | { kind: 'upgrade' | 'downgrade' | 'resume' | 'settle'; subscription: PlannedSubscription };

/** Stripe gives an unpaid first invoice 23 hours; a little earlier it is no longer worth paying. */
const REUSE_MS = 22 * 3_600_000;

/** The specification's rules of tiers. @throws AppError CONFLICT for the plan the person already has. */
export function decideChange(subscriptions: readonly PlannedSubscription[], wanted: PaidPlanId, now: Date): PlanChange {
  const subscription = mostEntitling(subscriptions.filter(isLive));
  if (!subscription) {
    const unpaid = subscriptions.filter(({ status }) => status === 'incomplete');
    const reusable = unpaid.find(
      ({ plan, createdAt }) => plan === wanted && now.getTime() - createdAt.getTime() < REUSE_MS,
    );
    return { kind: 'create', reusable, abandoned: unpaid.filter((one) => one !== reusable) };
  }
  if (isOwed(subscription)) {
    if (subscription.plan === wanted) return { kind: 'settle', subscription };
    throw new AppError('CONFLICT', 'Please settle the open payment of your present plan before you change it.');
  }
  if (subscription.plan === wanted) {
    if (subscription.cancelsAt || subscription.nextPlan) return { kind: 'resume', subscription };
    throw new AppError('CONFLICT', `You already have the ${PLANS[wanted].name}.`);
  }
  if (subscription.nextPlan === wanted && !subscription.cancelsAt) {
    throw new AppError('CONFLICT', `Your change to the ${PLANS[wanted].name} is already scheduled.`);
  }
  const isCheaper = PLANS[wanted].priceCents < PLANS[subscription.plan ?? 'free'].priceCents;
  return { kind: isCheaper ? 'downgrade' : 'upgrade', subscription };
}
