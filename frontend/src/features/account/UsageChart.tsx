import { accountTexts } from '../../content/account';
import { utcDayText } from '../../content/dates';
import type { UsagePeriod } from './account-queries';
import styles from './Usage.module.css';
import { daysOf } from './usage-days';

/** A bar for each day. The table beside it says the same in numbers. */
export function UsageChart({ period }: { period: UsagePeriod }) {
  const days = daysOf(period, Date.now());
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const first = utcDayText(days[0]?.date ?? period.startsAt);
  const last = utcDayText(days.at(-1)?.date ?? period.startsAt);
  return (
    <figure className={styles.chart} role="img" aria-label={describe(days, `${first} – ${last}`)}>
      <span className={styles.highest}>{highest}</span>
      <div className={styles.bars}>
        {days.map(({ date, count }) => (
          <span
            key={date}
            className={styles.bar}
            title={`${utcDayText(date)}: ${count}`}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.axis}>
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  );
}

function describe(days: { date: string; count: number }[], range: string): string {
  const { chart, busiest } = accountTexts.usage;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const top = days.reduce((best, day) => (day.count > best.count ? day : best), { date: '', count: 0 });
  return chart(range, total) + (top.count > 0 ? busiest(utcDayText(top.date), top.count) : '');
}
