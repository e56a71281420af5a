import { accountTexts } from '../../content/account';
import { utcDayText } from '../../content/dates';
import styles from './Usage.module.css';
import type { UsageDay } from './usage-days';

/** The days on which something was used, newest first. */
export function UsageTable({ days }: { days: UsageDay[] }) {
  const { tableCaption, day, prompts } = accountTexts.usage;
  const newestFirst = days.toSorted((a, b) => b.date.localeCompare(a.date));
  return (
    // Scrolls by itself, and so has to be reachable by keyboard.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={tableCaption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{day}</th>
            <th scope="col">{prompts}</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ date, count }) => (
            <tr key={date}>
              <th scope="row">{utcDayText(date)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
