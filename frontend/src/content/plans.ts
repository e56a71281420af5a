import { VARIANTS_PER_PROMPT } from '@contracts/limits';
import { PLANS, type FreeQuotaRenewal, type PlanId } from '@contracts/plans';

/** `Basic` of `Basic Plan`. */
export const shortPlanName = (plan: PlanId): string => PLANS[plan].name.replace(' Plan', '');

const dollars = (cents: number) => (cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`);

/** Texts that the pricing section and the subscribe dialog share. */
export const planTexts = {
  price: (plan: PlanId) => dollars(PLANS[plan].priceCents),
  perMonth: '/month',
  prompts: (plan: PlanId) => `${PLANS[plan].monthlyPrompts} prompts per month`,
  freePrompts: {
    monthly: `${PLANS.free.monthlyPrompts} prompts per month`,
    never: `${PLANS.free.monthlyPrompts} prompts`,
  } satisfies Record<FreeQuotaRenewal, string>,
  rewrites: `${VARIANTS_PER_PROMPT} expert optimizations per prompt`,
  perPrompt: (plan: 'basic' | 'pro') =>
    `${dollars(Math.round(PLANS[plan].priceCents / PLANS[plan].monthlyPrompts))} per prompt`,
  cancel: 'Cancel anytime',
  choose: (plan: PlanId) => `Choose ${shortPlanName(plan)}`,
  terms:
    'Billed monthly in advance. Cancel anytime and keep your plan until the period ends. Payments are not refundable.',
} as const;

/** Texts of the dialog for people whose prompts are used up. */
export const subscribeTexts = {
  title: 'Keep going with a plan',
  used: (total: number) => `You've used all ${total} of your prompts.`,
  upgradeTitle: 'Keep going with Pro',
  largestTitle: 'You have the largest plan',
  largest: 'New prompts come when the next period of your plan starts.',
  resetsOn: (date: string) => `New prompts come on ${date}.`,
  needMore: 'If you need more than that, tell us what for.',
  contact: 'Contact Sales',
  contactSubject: 'Enterprise plan',
} as const;
