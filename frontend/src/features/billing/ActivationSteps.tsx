import { paths } from '../../app/paths';
import { checkoutTexts } from '../../content/billing';
import { Link } from '../../ui/Link';
import { Spinner } from '../../ui/Spinner';
import styles from './checkout.module.css';
import type { Activation } from './use-activation';

/** From the confirmed payment to the plan, step by step. */
export function ActivationSteps({ activation }: { activation: Activation }) {
  return (
    // The button that was pressed is gone: whoever reads on goes on here.
    <div ref={takeFocus} tabIndex={-1} className={styles.activation} role="status">
      <StepList isReady={activation === 'ready'} />
      {activation === 'slow' && (
        <p>
          {checkoutTexts.slow} <Link to={paths.manageSubscription()}>{checkoutTexts.toStatus}</Link>
        </p>
      )}
    </div>
  );
}

export function StepList({ isReady }: { isReady: boolean }) {
  const { steps } = checkoutTexts;
  return (
    <ol className={styles.steps}>
      <li data-done>{steps.confirmed}</li>
      <li data-done={isReady || undefined} data-now={!isReady || undefined}>
        {!isReady && <Spinner size={12} />} {steps.activating}
      </li>
      <li data-done={isReady || undefined}>{isReady ? checkoutTexts.activated : steps.ready}</li>
    </ol>
  );
}

const takeFocus = (steps: HTMLElement | null) => steps?.focus({ preventScroll: true });
