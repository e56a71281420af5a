import { scoreColour } from '@contracts/scoring/scale';
import { evaluationTexts } from '../../content/evaluation';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ScoreBadge.module.css';

/** A score as a number on its colour; the word for it stands beside it, so that the colour alone never tells. */
export function ScoreBadge({ score }: { score: number }) {
  return (
    <>
      <span className={styles.badge} data-colour={scoreColour(score)}>
        {score.toFixed(1)}
      </span>
      <VisuallyHidden>{evaluationTexts.outOf}</VisuallyHidden>
    </>
  );
}
