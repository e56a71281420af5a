import { evaluationTexts } from '../../content/evaluation';
import { Button } from '../../ui/Button';
import { ScoreBadge } from '../../ui/ScoreBadge';
import { Spinner } from '../../ui/Spinner';
import { CriterionBars } from './CriterionBars';
import type { ScoredPrompt } from './evaluation';
import type { VersionView } from './results-view';
import { ORIGINAL } from './run-state';
import styles from './ScorePanel.module.css';
import type { Evaluating } from './use-evaluation';

interface ScorePanelProps {
  version: VersionView;
  evaluating: Evaluating;
}

/** How good the version shown is, by the same five criteria as the original, and what would make it better. */
export function ScorePanel({ version, evaluating }: ScorePanelProps) {
  const { evaluation, isLoading, error, start } = evaluating;
  const [original] = evaluation?.scores ?? [];
  const scored = evaluation?.scores[version.index + 1];
  const isManual = evaluation?.kind === 'manual';
  return (
    <section className={styles.panel} aria-label={`${evaluationTexts.title}: ${version.title}`}>
      <div className={styles.head}>
        <div className={styles.verdict}>
          {error === null ? (
            <Verdict scored={scored} isLoading={isLoading} />
          ) : (
            <p className={styles.error} role="alert">
              {evaluationTexts.error(error)}
            </p>
          )}
          {isManual && !isLoading && <p className={styles.manual}>{evaluationTexts.manualMeaning}</p>}
        </div>
        <Button
          variant="quiet"
          size="small"
          busy={isLoading}
          onClick={() => start(isManual || error !== null ? 'measured' : 'manual')}
        >
          {error === null ? (isManual ? evaluationTexts.measured : evaluationTexts.manual) : evaluationTexts.retry}
        </Button>
      </div>
      <CriterionBars scored={scored} original={version.index === ORIGINAL ? undefined : original} />
    </section>
  );
}

function Verdict({ scored, isLoading }: { scored: ScoredPrompt | undefined; isLoading: boolean }) {
  if (isLoading) {
    return (
      <p className={styles.waiting} role="status">
        <Spinner size={14} /> {evaluationTexts.loading}
      </p>
    );
  }
  if (!scored) return <p className={styles.waiting}>{evaluationTexts.pending}</p>;
  const advice = scored.improvement?.text;
  const explanation = advice ? scored.explanation.replace(advice, '').trim() : scored.explanation;
  return (
    <>
      <p className={styles.score}>
        <ScoreBadge score={scored.score} spoken={evaluationTexts.outOf} />
        <span>{explanation}</span>
      </p>
      {advice && (
        <p>
          <b className={styles.advice}>{evaluationTexts.helpsMost}</b> {advice}
        </p>
      )}
    </>
  );
}
