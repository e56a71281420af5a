/** What the subscription screens tell apart: Stripe's statuses, and whether the running one will end. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'active-until-period-end',
  'trialing-until-period-end',
  'none',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What became of choosing a plan. */
export const PLAN_CHANGES = ['created', 'upgraded', 'downgrade_scheduled', 'resumed'] as const;
export type PlanChangeName = (typeof PLAN_CHANGES)[number];
