import { useQuery } from '@tanstack/react-query';
import { PLANS } from '@contracts/plans';
import { subscriptionQuery, type SubscriptionStatusResponse } from '../../api/subscription';
import { useAnswer } from '../../api/use-answer';
import { paths } from '../../app/paths';
import { manageTexts, STATUS_LABELS } from '../../content/billing';
import { dateText } from '../../content/dates';
import { Button, buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { Sheet } from '../../ui/Sheet';
import { StatusChip } from './StatusChip';
import styles from './subscription.module.css';
import { BILLING_TIMING } from './timing';
import { useManaging } from './use-managing';

const query = { ...subscriptionQuery, refetchInterval: BILLING_TIMING.refetchWhileManaging };

/** How the plan stands, and what can be done about it. */
export function ManageSubscriptionPage() {
  const answer = useAnswer(useQuery(query), manageTexts.failed);
  return (
    <Sheet className={styles.sheet}>
      <h1>{manageTexts.title}</h1>
      <Loaded {...answer} texts={manageTexts}>
        {(subscription) =>
          subscription.status === 'none' && subscription.tier === 'free' ? (
            <NoSubscription />
          ) : (
            <Details {...subscription} />
          )
        }
      </Loaded>
      <p className={styles.back}>
        <Link to={paths.home()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {manageTexts.back}
        </Link>
      </p>
    </Sheet>
  );
}

function NoSubscription() {
  return (
    <div className={styles.body}>
      <h2 className={styles.subtitle}>{manageTexts.none}</h2>
      <p>{manageTexts.noneText}</p>
      <Link to={paths.subscribe()} className={buttonClass()}>
        {manageTexts.choose}
      </Link>
    </div>
  );
}

function Details(subscription: SubscriptionStatusResponse) {
  const { tier, status, nextTier, cancelAtDate, nextBillingDate, nextResetDate, error } = subscription;
  const { promptQuota, promptsUsed, adminModified } = subscription;
  const { opening, openPortal, keeping, keep } = useManaging();
  return (
    <div className={styles.body}>
      {error && <p role="alert">{error}</p>}
      {cancelAtDate && <p className={styles.notice}>{manageTexts.endsOn(dateText(cancelAtDate))}</p>}
      {nextTier && nextBillingDate && !cancelAtDate && (
        <p className={styles.notice}>{manageTexts.changesOn(nextTier, dateText(nextBillingDate))}</p>
      )}
      {status === 'past_due' && <p className={styles.notice}>{manageTexts.pastDue}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{manageTexts.plan}</dt>
          <dd>{PLANS[tier].name}</dd>
        </div>
        <div>
          <dt>{manageTexts.status}</dt>
          <dd>
            <StatusChip status={status} label={STATUS_LABELS[status]} />
          </dd>
        </div>
        <div>
          <dt>{manageTexts.usage}</dt>
          <dd>
            <meter
              className={styles.meter}
              min={0}
              max={Math.max(promptQuota, 1)}
              value={Math.min(promptsUsed, promptQuota)}
              aria-label={manageTexts.usage}
            />
            {manageTexts.used(promptsUsed, promptQuota)}
            {adminModified && <span className={styles.quiet}>{manageTexts.adjusted}</span>}
          </dd>
        </div>
        <DateFact label={manageTexts.nextReset} date={nextResetDate} otherwise={manageTexts.never} />
        {nextBillingDate && <DateFact label={manageTexts.nextBilling} date={nextBillingDate} />}
      </dl>
      <div className={styles.actions}>
        <Button busy={opening} onClick={openPortal}>
          {opening ? manageTexts.opening : manageTexts.billing}
        </Button>
        <Link to={paths.subscribe()} className={buttonClass({ variant: 'secondary' })}>
          {manageTexts.change}
        </Link>
        {(cancelAtDate ?? nextTier) && (
          <Button variant="secondary" busy={keeping} onClick={keep}>
            {keeping ? manageTexts.keeping : manageTexts.keep}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{manageTexts.billingNote}</p>
    </div>
  );
}

function DateFact({ label, date, otherwise = '' }: { label: string; date: string | null; otherwise?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{date ? <time dateTime={date}>{dateText(date)}</time> : otherwise}</dd>
    </div>
  );
}
