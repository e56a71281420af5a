import { scoreColour } from '@contracts/scoring/scale';
import './score-badge.css';
import { VisuallyHidden } from './VisuallyHidden';

interface ScoreBadgeProps {
  score: number;
  /** What listeners hear after the number. */
  spoken: string;
}

/** A score as a number on its colour. The word for it stands beside it, so that the colour alone never tells. */
export function ScoreBadge({ score, spoken }: ScoreBadgeProps) {
  return (
    <>
      <span className="score-badge" data-colour={scoreColour(score)}>
        {score.toFixed(1)}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
