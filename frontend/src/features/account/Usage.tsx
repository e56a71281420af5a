import { useId, useState } from 'react';
import { runtimeConfig } from '../../api/runtime-config';
import { accountTexts } from '../../content/account';
import { dateText } from '../../content/dates';
import type { UsagePeriod } from './account-queries';
import styles from './Usage.module.css';
import { UsageChart } from './UsageChart';
import { UsageTable } from './UsageTable';

/** What was used in a period, day by day, as a picture and as a table. */
export function Usage({ periods }: { periods: UsagePeriod[] }) {
  const [chosen, setChosen] = useState(0);
  const period = periods[chosen] ?? periods[0];
  if (!period) return <p>{accountTexts.usage.none}</p>;
  return (
    <>
      {periods.length > 1 && <PeriodChoice periods={periods} chosen={chosen} onChoose={setChosen} />}
      <Summary period={period} isRunning={period === periods[0]} />
      {period.days.length > 0 ? (
        <div className={styles.beside}>
          <UsageChart period={period} />
          <UsageTable days={period.days} />
        </div>
      ) : (
        <p className={styles.aside}>{accountTexts.usage.empty}</p>
      )}
    </>
  );
}

interface PeriodChoiceProps {
  periods: UsagePeriod[];
  chosen: number;
  onChoose: (index: number) => void;
}

function PeriodChoice({ periods, chosen, onChoose }: PeriodChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{accountTexts.usage.period}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {periods.map((period, index) => (
          <option key={period.startsAt} value={index}>
            {rangeText(period)}
            {index === 0 && ` (${accountTexts.usage.running})`}
          </option>
        ))}
      </select>
    </div>
  );
}

function Summary({ period, isRunning }: { period: UsagePeriod; isRunning: boolean }) {
  const { plan, used, quota, endsAt, adminModified } = period;
  const texts = accountTexts.usage;
  const end = endsAt && (isRunning ? texts.renews(dateText(endsAt)) : texts.ended(dateText(endsAt)));
  return (
    <div className={styles.summary} aria-live="polite">
      <p className={styles.used}>{texts.used(used, quota)}</p>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ width: `${quota > 0 ? Math.min(100, (used / quota) * 100) : 100}%` }} />
      </div>
      <p className={styles.aside}>
        {[runtimeConfig().plans[plan].name, end, adminModified && texts.adjusted].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

function rangeText({ startsAt, endsAt }: UsagePeriod): string {
  const { range, since } = accountTexts.usage;
  return endsAt ? range(dateText(startsAt), dateText(endsAt)) : since(dateText(startsAt));
}
