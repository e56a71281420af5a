import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import type { ChosenPlan, PaidPlan } from '../../api/subscription';
import { BILLING_TIMING } from './timing';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks the server for the plan; once more when it first had to mend the account's connection. */
export async function choosePlan(planTier: PaidPlan): Promise<ChosenPlan> {
  const choose = () => call('POST /api/get-or-create-subscription', { body: { planTier } });
  try {
    return await choose();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || error.body['repaired'] !== true) throw error;
    await later(BILLING_TIMING.retryAfterRepair);
    return choose();
  }
}

/** The sentence that says that the link to the payment provider is broken. */
export const isAccountIssue = (message: string) => message.includes('No such customer');

/** Whether repairing the account's connection might help. */
export const mayBeRepaired = (message: string) => /customer|payment|subscription/i.test(message);
