import { useSession } from '../../api/session';
import { useUsage } from '../../api/usage';
import { classes } from '../../ui/classes';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './UsagePill.module.css';

const WORDS = ' prompts remaining';
const ESTIMATE = 'Estimate, not confirmed by the server';

/** How many prompts are left, for whoever is signed in; nothing for a visitor. */
export function UsagePill() {
  const { status } = useSession();
  const usage = useUsage();
  if (status !== 'signed-in' || !usage) return null;

  const { remaining, total, isEstimate } = usage;
  const widestNumbers = `${total}/${total}`;
  return (
    <p
      className={classes(styles.pill, remaining <= 0 && styles.empty)}
      role="status"
      aria-atomic="true"
      title={isEstimate ? ESTIMATE : undefined}
    >
      <span className={styles.text} data-widest={widestNumbers + WORDS} data-widest-numbers={widestNumbers}>
        <span>
          <span className={styles.numbers}>
            {remaining}/{total}
          </span>
          <span className={styles.words}>{WORDS}</span>
        </span>
      </span>
      {isEstimate && <VisuallyHidden> ({ESTIMATE})</VisuallyHidden>}
    </p>
  );
}
