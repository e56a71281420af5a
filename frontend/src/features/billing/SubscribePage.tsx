import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runtimeConfig } from '../../api/runtime-config';
import { sessionStore } from '../../api/storage';
import { subscriptionQuery, type SubscriptionStatusResponse } from '../../api/subscription';
import { useAnswer } from '../../api/use-answer';
import { checkoutTexts, manageTexts } from '../../content/billing';
import { Button } from '../../ui/Button';
import { Loaded } from '../../ui/Loaded';
import { SheetSection } from '../../ui/Sheet';
import { ActivationSteps } from './ActivationSteps';
import styles from './checkout.module.css';
import { mayBeRepaired } from './choose-plan';
import { Payment } from './Payment';
import { initialPlan, meaningOf, planInAddress, planOwned } from './plan-choice';
import { PlanChoice } from './PlanChoice';
import { PlanCost } from './PlanCost';
import { RepairAccount } from './RepairAccount';
import { useCheckout } from './use-checkout';

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
      {(subscription) => <Checkout subscription={subscription} />}
    </Loaded>
  );
}

function Checkout({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const address = useLocation();
  const [plan, setPlan] = useState(() =>
    initialPlan(subscription, { address: planInAddress(address), stored: sessionStore.get('selectedPlan') }),
  );
  const checkout = useCheckout(plan);
  const { busy, error, activation, secretToConfirm } = checkout;
  const meaning = meaningOf(subscription, plan);
  const isRepaired = new URLSearchParams(address.search).get('repaired') === 'true';

  return (
    <div className={styles.columns}>
      <PlanChoice
        chosen={plan}
        owned={planOwned(subscription)}
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
          <PlanCost plan={plan} isFirst={meaning === 'subscribe'} />
          {error && (
            <div className={styles.error} role="alert">
              <p>{error}</p>
              {mayBeRepaired(error) && <RepairAccount onRepaired={() => checkout.refuse(null)} />}
            </div>
          )}
          {secretToConfirm ? (
            <>
              <p>{checkoutTexts.confirmReason}</p>
              <Payment
                plan={plan}
                label={checkoutTexts.confirmPayment}
                busy={busy}
                clientSecret={secretToConfirm}
                onPay={checkout.confirmSecret}
                onRefusal={checkout.refuse}
              />
            </>
          ) : meaning === 'subscribe' ? (
            <Payment
              plan={plan}
              label={checkoutTexts.subscribe(plan)}
              busy={busy}
              onPay={checkout.submit}
              onRefusal={checkout.refuse}
            />
          ) : (
            <Button block busy={busy} onClick={() => void checkout.submit()}>
              {busy ? checkoutTexts.busy : changeLabel(meaning, plan)}
            </Button>
          )}
          <p className={styles.terms}>{checkoutTexts.terms}</p>
        </div>
      </SheetSection>
    </div>
  );
}

function changeLabel(meaning: 'upgrade' | 'downgrade' | 'keep', plan: 'basic' | 'pro'): string {
  if (meaning === 'upgrade') return checkoutTexts.upgradeTo(plan);
  return meaning === 'downgrade' ? checkoutTexts.downgradeTo(plan) : checkoutTexts.keep(plan);
}
