import { runtimeConfig } from '../../api/runtime-config';
import { useHydrated } from '../../api/use-hydrated';
import { lastUpdated } from '../../content/legal-names';
import styles from './legal.module.css';

/** The operator's date, which is in the document; else today's, which only the reader's own clock knows. */
export function LegalDate() {
  const isHydrated = useHydrated();
  const { legalUpdated } = runtimeConfig();
  return <p className={styles.date}>{lastUpdated(legalUpdated ?? (isHydrated ? today() : ''))}</p>;
}

function today(): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
}
