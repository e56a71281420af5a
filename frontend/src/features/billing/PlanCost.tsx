import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import type { PaidPlan, PlanPreview } from '../../api/subscription';
import { checkoutTexts, money } from '../../content/billing';
import { dateText } from '../../content/dates';
import styles from './checkout.module.css';
import type { Meaning } from './plan-choice';

/** What the choice costs, as the payment provider works it out; a first plan costs its price. */
export function PlanCost({ plan, meaning }: { plan: PaidPlan; meaning: Meaning | 'nothing' }) {
  if (meaning === 'subscribe') return <p className={styles.cost}>{checkoutTexts.firstPayment(plan)}</p>;
  if (meaning === 'settle') return <p className={styles.cost}>{checkoutTexts.settleReason}</p>;
  return meaning === 'nothing' ? <p className={styles.cost}>{checkoutTexts.have}</p> : <ChangeCost plan={plan} />;
}

function ChangeCost({ plan }: { plan: PaidPlan }) {
  const { data, error } = useQuery({
    queryKey: ['/api/billing/preview', plan] as const,
    queryFn: ({ signal }) => call('POST /api/billing/preview', { body: { planTier: plan }, signal }),
    staleTime: 60_000,
  });
  if (error) return <p className={styles.cost}>{refusalOf(error, checkoutTexts.failed)}</p>;
  if (!data) return <p className={styles.quiet}>{checkoutTexts.calculating}</p>;
  return (
    <>
      <p className={styles.cost}>{sentenceFor(plan, data)}</p>
      <dl className={styles.amounts}>
        <div>
          <dt>{checkoutTexts.dueNow}</dt>
          <dd>{money(data.dueNowCents)}</dd>
        </div>
        {data.nextBillingDate && (
          <div>
            <dt>{checkoutTexts.nextPayment}</dt>
            <dd>{checkoutTexts.next(data.nextAmountCents, dateText(data.nextBillingDate))}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function sentenceFor(plan: PaidPlan, { change, dueNowCents, effectiveAt, nextBillingDate }: PlanPreview): string {
  if (change === 'upgraded') return checkoutTexts.upgrade(dueNowCents);
  if (change === 'downgrade_scheduled') return checkoutTexts.downgrade(plan, dateText(effectiveAt ?? ''));
  return checkoutTexts.resume(dateText(nextBillingDate ?? effectiveAt ?? ''));
}
