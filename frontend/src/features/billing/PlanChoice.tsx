import type { PaidPlan, SubscriptionStatusResponse } from '../../api/subscription';
import { checkoutTexts } from '../../content/billing';
import { planTexts, shortPlanName } from '../../content/plans';
import styles from './checkout.module.css';
import { PAID_PLANS, whyNot } from './plan-choice';

interface PlanChoiceProps {
  chosen: PaidPlan;
  subscription: SubscriptionStatusResponse;
  disabled: boolean;
  onChoose: (plan: PaidPlan) => void;
}

/** The two paid plans as one choice. */
export function PlanChoice({ chosen, subscription, disabled, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className={styles.plans} disabled={disabled}>
      <legend className={styles.legend}>{checkoutTexts.plans}</legend>
      {PAID_PLANS.map((plan) => {
        const reason = whyNot(subscription, plan);
        return (
          <label key={plan} className={styles.plan}>
            <input
              type="radio"
              name="plan"
              value={plan}
              checked={chosen === plan}
              disabled={reason !== null}
              onChange={() => onChoose(plan)}
            />
            <span className={styles.planWords}>
              <span className={styles.planName}>
                {shortPlanName(plan)} {reason && <span className={styles.mark}>{checkoutTexts.marks[reason]}</span>}
              </span>
              <span className={styles.price}>{checkoutTexts.monthly(plan)}</span>
              <span className={styles.points}>
                {planTexts.prompts(plan)} · {planTexts.rewrites} · {planTexts.cancel}
              </span>
              {reason && <span className={styles.points}>{checkoutTexts.reasons[reason]}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
