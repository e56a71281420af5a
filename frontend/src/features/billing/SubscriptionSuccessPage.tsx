import { useLocation } from 'react-router-dom';
import { PLANS } from '@contracts/plans';
import { paths } from '../../app/paths';
import { SUCCESS_LABELS, successTexts } from '../../content/billing';
import { dateText } from '../../content/dates';
import { Button, buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import { StepList } from './ActivationSteps';
import { PAID_PLANS } from './plan-choice';
import { StatusChip } from './StatusChip';
import styles from './subscription.module.css';
import { type SuccessState, useSuccessCheck } from './use-success-check';

/** Where people arrive after paying. Grants nothing: it asks until the plan is there. */
export function SubscriptionSuccessPage() {
  const { search } = useLocation();
  // What the payment provider adds to the address when it sends somebody back from their bank.
  const hasFailed = new URLSearchParams(search).get('redirect_status') === 'failed';
  const { state, checkAgain } = useSuccessCheck(hasFailed);
  const isChecking = hasFailed && state.kind === 'activating';
  return (
    <Sheet className={styles.sheet}>
      <h1>{isChecking ? successTexts.checking : headingOf(state)}</h1>
      <div role="status" className={styles.body}>
        {!isChecking && <Outcome state={state} onCheck={checkAgain} />}
      </div>
    </Sheet>
  );
}

function headingOf({ kind }: SuccessState): string {
  if (kind === 'processing') return successTexts.processing;
  if (kind === 'failed') return successTexts.failed;
  return kind === 'unavailable' ? successTexts.unavailable : successTexts.title;
}

function Outcome({ state, onCheck }: { state: SuccessState; onCheck: () => void }) {
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get('plan_tier');
  const plan = PAID_PLANS.find((paid) => paid === chosen);
  switch (state.kind) {
    case 'activating':
      return (
        <>
          <p>{successTexts.activating}</p>
          <StepList isReady={false} />
          <p className={styles.quiet}>{successTexts.activatingNote(plan && PLANS[plan].name)}</p>
        </>
      );
    case 'processing':
      return (
        <>
          <p>{successTexts.processingText}</p>
          <p className={styles.busy}>
            {successTexts.status}: <StatusChip status={state.status} label={SUCCESS_LABELS[state.status]} />
          </p>
          <p className={styles.quiet}>{state.reason}</p>
          <div className={styles.actions}>
            <Button onClick={onCheck}>{successTexts.checkAgain}</Button>
            <Link to={paths.manageSubscription()} className={buttonClass({ variant: 'secondary' })}>
              {successTexts.manage}
            </Link>
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <p>{successTexts.failedText}</p>
          <div className={styles.actions}>
            <Link to={paths.subscribe(plan && { plan })} className={buttonClass()}>
              {successTexts.tryAgain}
            </Link>
            <Link to={paths.manageSubscription()} className={buttonClass({ variant: 'secondary' })}>
              {successTexts.manage}
            </Link>
          </div>
        </>
      );
    case 'unavailable':
      return (
        <>
          <p>{state.reason}</p>
          <Button onClick={onCheck}>{successTexts.refresh}</Button>
        </>
      );
    case 'active':
      return <Facts {...state.subscription} />;
  }
}

type FactsProps = Extract<SuccessState, { kind: 'active' }>['subscription'];

function Facts({ tier, status, promptQuota, nextBillingDate }: FactsProps) {
  const { name } = PLANS[tier];
  return (
    <>
      <p>{successTexts.done(name)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{successTexts.plan}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{successTexts.status}</dt>
          <dd>
            <StatusChip status={status} label={SUCCESS_LABELS[status]} />
          </dd>
        </div>
        <div>
          <dt>{successTexts.prompts}</dt>
          <dd>{successTexts.perMonth(promptQuota)}</dd>
        </div>
        {nextBillingDate && (
          <div>
            <dt>{successTexts.nextBilling}</dt>
            <dd>
              <time dateTime={nextBillingDate}>{dateText(nextBillingDate)}</time>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Link to={paths.home()} className={buttonClass()}>
          {successTexts.start}
        </Link>
        <Link to={paths.manageSubscription()} className={buttonClass({ variant: 'secondary' })}>
          {successTexts.manage}
        </Link>
      </div>
    </>
  );
}
