import { paths } from '../../app/paths';
import { checkoutTexts } from '../../content/billing';
import { Link } from '../../ui/Link';
import { Spinner } from '../../ui/Spinner';
import styles from './checkout.module.css';
import type { Activation } from './use-activation';

/** From the confirmed payment to the plan, step by step. */
export function ActivationSteps({ activation }: { activation: Activation }) {
  const { steps } = checkoutTexts;
  const isReady = activation === 'ready';
  return (
    // The button that was pressed is gone: whoever reads on goes on here.
    <div ref={takeFocus} tabIndex={-1} className={styles.activation} role="status">
      <ol className={styles.steps}>
        <li data-done>{steps.confirmed}</li>
        <li data-done={isReady || undefined}>
          {!isReady && <Spinner />} {steps.activating}
        </li>
        <li data-done={isReady || undefined}>{isReady ? checkoutTexts.activated : steps.ready}</li>
      </ol>
      {activation === 'slow' && (
        <p>
          {checkoutTexts.slow} <Link to={paths.manageSubscription()}>{checkoutTexts.toStatus}</Link>
        </p>
      )}
    </div>
  );
}

const takeFocus = (steps: HTMLElement | null) => steps?.focus({ preventScroll: true });
