import { promptTexts } from '../../content/optimize';
import type { Failure } from './failure';
import { PROMPT_IDS } from './prompt-ids';
import styles from './PromptEntryCard.module.css';

interface PromptFeedbackProps {
  problem: string | null;
  failure: Failure | null;
}

/**
 * What is wrong. The hint is always the same one, whatever happened; the cause has a line of its own, so that a broken
 * connection is not explained by too few words. A missing account and a used-up quota have notices of their own.
 */
export function PromptFeedback({ problem, failure }: PromptFeedbackProps) {
  const hasFailed = failure?.kind === 'other' || failure?.kind === 'expired';
  const cause = problem ?? (hasFailed ? failure.cause : null);
  const consolation = problem ? null : failure?.consolation;
  return (
    <div className={styles.feedback} data-empty={cause === null || undefined}>
      {cause && (
        <p className={styles.hint} id={PROMPT_IDS.hint}>
          {promptTexts.hint}
        </p>
      )}
      {/* In the page before it is needed, or its text would not be read out when it comes. */}
      <div role="alert" id={PROMPT_IDS.cause}>
        {cause && (
          <p className={styles.cause}>
            {cause} {consolation}
          </p>
        )}
      </div>
    </div>
  );
}
