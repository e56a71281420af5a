import { runtimeConfig } from '../../api/runtime-config';
import { useHydrated } from '../../api/use-hydrated';
import { lastUpdated } from '../../content/legal-names';
import styles from './legal.module.css';

/** The operator's date, else today's. The build's own would stand there for ever. */
export function LegalDate() {
  const isHydrated = useHydrated();
  return <p className={styles.date}>{lastUpdated(isHydrated ? legalDate() : '')}</p>;
}

function legalDate(): string {
  const { legalUpdated } = runtimeConfig();
  // A date without a time is midnight in UTC, which is the day before further west.
  const options = { dateStyle: 'long', ...(legalUpdated ? { timeZone: 'UTC' } : {}) } as const;
  return new Intl.DateTimeFormat('en', options).format(legalUpdated ? new Date(legalUpdated) : new Date());
}
