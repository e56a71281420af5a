export type PlanId = 'free' | 'basic' | 'pro';

export interface Plan {
  /** What the account menu and the plan screens call it. */
  name: string;
  priceCents: number;
  monthlyPrompts: number;
}

/** Adding a plan without its price and its prompts doesn't compile. */
export const PLANS = {
  free: { name: 'Free Plan', priceCents: 0, monthlyPrompts: 10 },
  basic: { name: 'Basic Plan', priceCents: 800, monthlyPrompts: 200 },
  pro: { name: 'Pro Plan', priceCents: 2000, monthlyPrompts: 1000 },
} as const satisfies Record<PlanId, Plan>;

/** Whether free accounts get their prompts every month, or once. */
export type FreeQuotaRenewal = 'monthly' | 'never';
