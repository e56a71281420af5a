import { runtimeConfig } from '../../api/runtime-config';
import type { Session } from '../../api/session';
import { useUsage } from '../../api/usage';
import { quotaTexts } from '../../content/optimize';
import { Button } from '../../ui/Button';
import styles from './QuotaNotice.module.css';
import { useResetDate } from './use-reset-date';

export interface QuotaNoticeProps {
  session: Session;
  onOpenPlans: () => void;
}

/** Nothing is left: says so, and when there will be something again. */
export function QuotaNotice({ session, onOpenPlans }: QuotaNoticeProps) {
  const usage = useUsage();
  const resetDate = useResetDate();
  if (!usage) return null;
  return (
    <div className={styles.notice}>
      <div role="status">
        <p className={styles.title}>{quotaTexts.title}</p>
        <p>
          {quotaTexts.used(usage.total)} {comesBack(session, resetDate)}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onOpenPlans}>
        {quotaTexts.plans}
      </Button>
    </div>
  );
}

function comesBack({ user }: Session, resetDate: string | null): string {
  if (resetDate) return `${quotaTexts.comesOn(resetDate)} ${quotaTexts.keepsText}`;
  if (user && user.subscriptionTier !== 'free') return quotaTexts.renewsWithPlan;
  if (runtimeConfig().freeQuotaRenewal === 'never') return quotaTexts.neverRenews;
  return `${quotaTexts.renewsMonthly} ${quotaTexts.keepsText}`;
}
