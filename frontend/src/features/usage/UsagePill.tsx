import { useSession } from '../../api/session';
import { useUsage } from '../../api/usage';
import { classes } from '../../ui/classes';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './UsagePill.module.css';

const ESTIMATE = 'Estimate, not confirmed by the server';

/** How many prompts are left, for whoever is signed in; nothing for a visitor. */
export function UsagePill() {
  const { status } = useSession();
  const usage = useUsage();
  if (status !== 'signed-in' || !usage) return null;

  const { remaining, total, isEstimate } = usage;
  // Room for the longest the numbers can get, so that what stands beside the pill never moves.
  const width = `${2 * String(total).length + 1}ch`;
  return (
    <p
      className={classes(styles.pill, remaining <= 0 && styles.empty)}
      role="status"
      aria-atomic="true"
      title={isEstimate ? ESTIMATE : undefined}
    >
      <span>
        <span className={styles.numbers} style={{ minInlineSize: width }}>
          {remaining}/{total}
        </span>
        <span className={styles.words}> prompts remaining</span>
      </span>
      {isEstimate && <VisuallyHidden> ({ESTIMATE})</VisuallyHidden>}
    </p>
  );
}
