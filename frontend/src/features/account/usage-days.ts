import type { UsagePeriod } from './account-queries';

export interface UsageDay {
  /** In UTC, like `2026-11-30`. */
  date: string;
  count: number;
}

const DAY_MS = 86_400_000;
/** A period that never ends would have bars as thin as hairs. */
const MOST_BARS = 31;

/** Every day of a period up to its end or today, also those without use, at most the last 31. */
export function daysOf({ startsAt, endsAt, days }: Pick<UsagePeriod, 'startsAt' | 'endsAt' | 'days'>, now: number) {
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  // The end is exclusive. A running period is shown to its end, so that the room that is left is seen.
  const last = endsAt === null ? now : Date.parse(endsAt) - 1;
  const lastDay = Math.floor(last / DAY_MS);
  const firstDay = Math.max(Math.floor(Date.parse(startsAt) / DAY_MS), lastDay - MOST_BARS + 1);
  return Array.from({ length: Math.max(1, lastDay - firstDay + 1) }, (_, index): UsageDay => {
    const date = new Date((firstDay + index) * DAY_MS).toISOString().slice(0, 10);
    return { date, count: counts.get(date) ?? 0 };
  });
}
