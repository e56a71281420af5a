import { runtimeConfig } from '../../api/runtime-config';
import type { Session } from '../../api/session';
import { useUsage } from '../../api/usage';
import { quotaTexts } from '../../content/optimize';
import styles from './PromptEntryCard.module.css';

/** Nothing is left: says so, and when there will be something again. */
export function QuotaNotice({ session }: { session: Session }) {
  const usage = useUsage();
  if (!usage) return null;
  return (
    <div className={styles.quota} role="status">
      <p className={styles.quotaTitle}>{quotaTexts.title}</p>
      <p>
        {quotaTexts.used(usage.total)} {comesBack(session)}
      </p>
    </div>
  );
}

function comesBack({ user }: Session): string {
  if (user && user.subscriptionTier !== 'free') return quotaTexts.renewsWithPlan;
  if (runtimeConfig().freeQuotaRenewal === 'never') return quotaTexts.neverRenews;
  return `${quotaTexts.renewsMonthly} ${quotaTexts.keepsText}`;
}
