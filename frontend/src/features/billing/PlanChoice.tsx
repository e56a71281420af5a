import type { PaidPlan } from '../../api/subscription';
import { checkoutTexts } from '../../content/billing';
import { planTexts, shortPlanName } from '../../content/plans';
import styles from './checkout.module.css';

interface PlanChoiceProps {
  chosen: PaidPlan;
  /** The plan the person has, which can't be chosen. */
  owned: PaidPlan | undefined;
  disabled: boolean;
  onChoose: (plan: PaidPlan) => void;
}

const PLANS: readonly PaidPlan[] = ['basic', 'pro'];

/** The two paid plans as one choice. */
export function PlanChoice({ chosen, owned, disabled, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className={styles.plans} disabled={disabled}>
      <legend className={styles.legend}>{checkoutTexts.plans}</legend>
      {PLANS.map((plan) => (
        <label key={plan} className={styles.plan}>
          <input
            type="radio"
            name="plan"
            value={plan}
            checked={chosen === plan}
            disabled={owned === plan}
            onChange={() => onChoose(plan)}
          />
          <span className={styles.planWords}>
            <span className={styles.planName}>
              {shortPlanName(plan)} {owned === plan && <span className={styles.mark}>{checkoutTexts.current}</span>}
            </span>
            <span className={styles.price}>{checkoutTexts.monthly(plan)}</span>
            <span className={styles.points}>
              {planTexts.prompts(plan)} · {planTexts.perPrompt(plan)} · {planTexts.cancel}
            </span>
            {owned === plan && <span className={styles.points}>{checkoutTexts.currentReason}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
