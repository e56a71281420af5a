import { DAY, type Seconds } from '../clock.js';
import type { Price } from '../objects.js';

export interface Period {
  start: Seconds;
  end: Seconds;
}

type Recurring = NonNullable<Price['recurring']>;
export type Interval = Pick<Recurring, 'interval' | 'interval_count'>;

/** The anchor moved by whole intervals. A day that a month lacks becomes its last: 31 January, 28 February, 31 March. */
export function addIntervals(anchor: Seconds, { interval, interval_count: size }: Interval, count: number): Seconds {
  if (interval === 'day') return anchor + DAY * size * count;
  if (interval === 'week') return anchor + 7 * DAY * size * count;
  const months = (interval === 'year' ? 12 : 1) * size * count;
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** The period that begins where another ended, always counted from the anchor so that days don't drift. */
export function periodFrom(start: Seconds, anchor: Seconds, interval: Interval): Period {
  let count = 1;
  while (addIntervals(anchor, interval, count) <= start) count += 1;
  return { start, end: addIntervals(anchor, interval, count) };
}
