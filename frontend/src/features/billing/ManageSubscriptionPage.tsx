import { useQuery } from '@tanstack/react-query';
import { PLANS } from '@contracts/plans';
import { subscriptionQuery, type SubscriptionStatusResponse } from '../../api/subscription';
import { useAnswer } from '../../api/use-answer';
import { paths } from '../../app/paths';
import { manageTexts, STATUS_LABELS } from '../../content/billing';
import { dateText } from '../../content/dates';
import { planTexts, shortPlanName } from '../../content/plans';
import { Button, buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { Sheet } from '../../ui/Sheet';
import { PAID_PLANS } from './plan-choice';
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
            <NoSubscription {...subscription} />
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

/** What somebody without a plan has, and what there is to choose. */
function NoSubscription(subscription: SubscriptionStatusResponse) {
  return (
    <div className={styles.body}>
      <h2 className={styles.subtitle}>{manageTexts.none}</h2>
      <p>{manageTexts.noneText}</p>
      <dl className={styles.facts}>
        <UsageFact {...subscription} />
        <DateFact label={manageTexts.nextReset} date={subscription.nextResetDate} otherwise={manageTexts.never} />
      </dl>
      <ul className={styles.offers}>
        {PAID_PLANS.map((plan) => (
          <li key={plan} className={styles.offer}>
            <h3 className={styles.offerName}>{shortPlanName(plan)}</h3>
            <p className={styles.price}>
              <b>{planTexts.price(plan)}</b>
              {planTexts.perMonth}
            </p>
            <p className={styles.quiet}>
              {planTexts.prompts(plan)}, {planTexts.perPrompt(plan)}
            </p>
            <Link
              to={paths.subscribe({ plan })}
              className={buttonClass({ variant: plan === 'pro' ? 'primary' : 'secondary', block: true })}
            >
              {planTexts.choose(plan)}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{planTexts.terms}</p>
    </div>
  );
}

function Details(subscription: SubscriptionStatusResponse) {
  const { tier, status, nextTier, cancelAtDate, nextBillingDate, nextResetDate, error, isActive, owedTier } =
    subscription;
  const { opening, openPortal, keeping, keep } = useManaging();
  return (
    <div className={styles.body}>
      {error && <p role="alert">{error}</p>}
      {cancelAtDate && <p className={styles.notice}>{manageTexts.endsOn(dateText(cancelAtDate))}</p>}
      {nextTier && nextBillingDate && !cancelAtDate && (
        <p className={styles.notice}>{manageTexts.changesOn(nextTier, dateText(nextBillingDate))}</p>
      )}
      {owedTier && <p className={styles.notice}>{isActive ? manageTexts.pastDue : manageTexts.unpaid(owedTier)}</p>}
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
        <UsageFact {...subscription} />
        <DateFact label={manageTexts.nextReset} date={nextResetDate} otherwise={manageTexts.never} />
        {nextBillingDate && <DateFact label={manageTexts.nextBilling} date={nextBillingDate} />}
      </dl>
      <div className={styles.actions}>
        <Button busy={opening} onClick={openPortal}>
          {opening ? manageTexts.opening : manageTexts.billing}
        </Button>
        <Link
          to={paths.subscribe(owedTier ? { plan: owedTier } : {})}
          className={buttonClass({ variant: 'secondary' })}
        >
          {owedTier ? manageTexts.pay : manageTexts.change}
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

function UsageFact({ promptQuota, promptsUsed, adminModified }: SubscriptionStatusResponse) {
  return (
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
