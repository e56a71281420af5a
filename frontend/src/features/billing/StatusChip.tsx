import type { SubscriptionStatus } from '@contracts/subscription-status';
import { classes } from '../../ui/classes';
import styles from './subscription.module.css';

const TONE: Record<SubscriptionStatus, 'good' | 'attention' | 'bad' | 'neutral'> = {
  active: 'good',
  trialing: 'good',
  'active-until-period-end': 'attention',
  'trialing-until-period-end': 'attention',
  past_due: 'attention',
  incomplete: 'attention',
  unpaid: 'bad',
  canceled: 'neutral',
  incomplete_expired: 'neutral',
  none: 'neutral',
};

/** How a subscription stands, in words; the colour only repeats them. */
export function StatusChip({ status, label }: { status: SubscriptionStatus; label: string }) {
  return <span className={classes(styles.chip, styles[TONE[status]])}>{label}</span>;
}
