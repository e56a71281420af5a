import { runtimeConfig } from '../api/runtime-config';
import { shellTexts } from '../content/shell';
import { useHydrated } from '../api/use-hydrated';
import styles from './Shell.module.css';

/** Says on every page what is only a stand-in here. Not shown where nothing is. */
export function StandInStrip() {
  const hydrated = useHydrated();
  const { standIns, mailboxUrl } = runtimeConfig();
  if (hydrated && standIns.length === 0) return null;
  return (
    <aside className={styles.strip} aria-label={shellTexts.developmentMode}>
      <strong>{shellTexts.developmentMode}.</strong>{' '}
      {hydrated && (
        <>
          <span className={styles.standIns}>{shellTexts.standIns(standIns)}</span>{' '}
          {mailboxUrl && <a href={mailboxUrl}>{shellTexts.mailbox}</a>}
        </>
      )}
    </aside>
  );
}
