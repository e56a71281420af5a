import type { FreeQuotaRenewal, PlanId } from '../contracts/plans.js';

export interface UsageWindow {
  startsAt: Date;
  /** Null: never renews. The end is exclusive: it is the next window's start. */
  endsAt: Date | null;
}

/** The instant `months` whole months after the anchor, in UTC; a day that month doesn't have becomes its last. */
export function addMonths(anchor: Date, months: number): Date {
  const result = new Date(anchor);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return result;
}

/**
 * The window of an account that holds `now`. Always counted from the anchor, so 31 January is followed by 28 February
 * and then by 31 March, and windows tile time without gap or overlap.
 */
export function windowAt(anchor: Date, now: Date, renews: boolean): UsageWindow {
  if (!renews || now < anchor) return { startsAt: anchor, endsAt: renews ? addMonths(anchor, 1) : null };
  let months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (addMonths(anchor, months) > now) months -= 1;
  return { startsAt: addMonths(anchor, months), endsAt: addMonths(anchor, months + 1) };
}

/** Paid plans renew with every payment; free prompts as the operator decided. */
export function renews(plan: PlanId, freeQuotaRenewal: FreeQuotaRenewal): boolean {
  return plan !== 'free' || freeQuotaRenewal === 'monthly';
}
