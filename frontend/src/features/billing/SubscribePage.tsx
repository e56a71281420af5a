import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runtimeConfig } from '../../api/runtime-config';
import { sessionStore } from '../../api/storage';
import { type PaidPlan, subscriptionQuery, type SubscriptionStatusResponse } from '../../api/subscription';
import { useAnswer } from '../../api/use-answer';
import { paths } from '../../app/paths';
import { checkoutTexts, manageTexts } from '../../content/billing';
import { Button, buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { SheetSection } from '../../ui/Sheet';
import { ActivationSteps } from './ActivationSteps';
import styles from './checkout.module.css';
import { mayBeRepaired } from './choose-plan';
import { Payment } from './Payment';
import { initialPlan, type Meaning, meaningOf, planInAddress, whyNot } from './plan-choice';
import { PlanChoice } from './PlanChoice';
import { PlanCost } from './PlanCost';
import { RepairAccount } from './RepairAccount';
import { type Checkout, useCheckout } from './use-checkout';

/** Choosing a plan and paying for it. */
export function SubscribePage() {
  return (
    <div className={styles.page}>
      <h1>{checkoutTexts.title}</h1>
      {runtimeConfig().stripe ? <SubscriberCheckout /> : <p>{checkoutTexts.off}</p>}
    </div>
  );
}

function SubscriberCheckout() {
  const answer = useAnswer(useQuery(subscriptionQuery), manageTexts.failed);
  return (
    <Loaded {...answer} texts={manageTexts}>
      {(subscription) => <CheckoutColumns subscription={subscription} />}
    </Loaded>
  );
}

function CheckoutColumns({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const address = useLocation();
  const [plan, setPlan] = useState(() =>
    initialPlan(subscription, { address: planInAddress(address), stored: sessionStore.get('selectedPlan') }),
  );
  const checkout = useCheckout(plan);
  const { busy, error, activation, secretToConfirm } = checkout;
  // What is chosen may have become the person's plan meanwhile, paid for in another tab.
  const meaning = whyNot(subscription, plan) ? 'nothing' : meaningOf(subscription, plan);
  const isRepaired = new URLSearchParams(address.search).get('repaired') === 'true';

  return (
    <div className={styles.columns}>
      <PlanChoice
        chosen={plan}
        subscription={subscription}
        disabled={busy || activation !== null || secretToConfirm !== null}
        onChoose={(next) => {
          checkout.refuse(null);
          setPlan(next);
        }}
      />
      <SheetSection className={styles.summary} aria-label={checkoutTexts.summary}>
        <h2 className={styles.summaryTitle}>{checkoutTexts.summary}</h2>
        {isRepaired && !error && <p className={styles.notice}>{checkoutTexts.repaired}</p>}
        {activation !== null && <ActivationSteps activation={activation} />}
        {/* Hidden and not gone: a bank's answer may bring the form back with what was typed. */}
        <div hidden={activation !== null} className={styles.summaryBody}>
          {activation === null && <PlanCost plan={plan} meaning={meaning} />}
          {error && (
            <div className={styles.error} role="alert">
              <p>{error}</p>
              {mayBeRepaired(error) && <RepairAccount onRepaired={() => checkout.refuse(null)} />}
            </div>
          )}
          <Action checkout={checkout} plan={plan} meaning={meaning} />
          <p className={styles.terms}>{checkoutTexts.terms}</p>
        </div>
      </SheetSection>
    </div>
  );
}

/** What there is to fill in and to press. */
function Action({ checkout, plan, meaning }: { checkout: Checkout; plan: PaidPlan; meaning: Meaning | 'nothing' }) {
  const { busy, secretToConfirm } = checkout;
  const form = { plan, busy, onRefusal: checkout.refuse };
  if (secretToConfirm) {
    return (
      <>
        <p>{meaning === 'settle' ? checkoutTexts.settleCard : checkoutTexts.confirmReason}</p>
        <Payment
          {...form}
          label={meaning === 'settle' ? checkoutTexts.actions.settle(plan) : checkoutTexts.confirmPayment}
          clientSecret={secretToConfirm}
          onPay={checkout.confirmSecret}
        />
      </>
    );
  }
  if (meaning === 'subscribe') {
    return <Payment {...form} label={checkoutTexts.subscribe(plan)} onPay={checkout.submit} />;
  }
  if (meaning === 'nothing') {
    return (
      <Link to={paths.manageSubscription()} className={buttonClass({ variant: 'secondary' })}>
        {checkoutTexts.toStatus}
      </Link>
    );
  }
  return (
    <Button block busy={busy} onClick={() => void checkout.submit()}>
      {busy ? checkoutTexts.busy : checkoutTexts.actions[meaning](plan)}
    </Button>
  );
}
