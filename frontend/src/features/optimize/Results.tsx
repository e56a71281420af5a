import { useRef } from 'react';
import { RESULTS_SECTION_ID } from '../../app/paths';
import { resultTexts } from '../../content/optimize';
import { Sheet } from '../../ui/Sheet';
import { LiveRegion } from '../../ui/VisuallyHidden';
import { evaluationTexts } from '../../content/evaluation';
import { useOptimizationContext } from './optimize-context';
import styles from './Results.module.css';
import { toResultsView, type ResultsView, type VersionView } from './results-view';
import { ScorePanel } from './ScorePanel';
import { useChoiceSaving } from './use-choice-saving';
import { useEvaluation, type Evaluating } from './use-evaluation';
import { useResultArrival } from './use-result-arrival';
import { VersionPanel } from './VersionPanel';
import { VersionRail } from './VersionRail';

/** The versions of one prompt, of which one is shown. */
export function Results() {
  const { state, select } = useOptimizationContext();
  const view = toResultsView(state);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = useChoiceSaving(view?.id ?? null);
  const evaluating = useEvaluation(state.run ? null : state.result);
  useResultArrival(section, heading);

  if (!view) return null;

  const pick = (version: VersionView) => {
    select(version.index);
    saving.picked(version);
  };

  return (
    <section ref={section} id={RESULTS_SECTION_ID} className={styles.section} aria-labelledby="results-heading">
      <h2 ref={heading} id="results-heading" tabIndex={-1}>
        {resultTexts.title}
      </h2>
      <Sheet className={styles.sheet}>
        <VersionRail
          view={view}
          scores={evaluating.evaluation?.scores ?? []}
          onLook={(version) => select(version.index)}
          onPick={pick}
        />
        <VersionPanel version={view.selected} isRunning={view.isRunning} onTaken={saving.taken}>
          <ScorePanel version={view.selected} evaluating={evaluating} />
        </VersionPanel>
      </Sheet>
      <LiveRegion>{announcementOf(view, evaluating)}</LiveRegion>
    </section>
  );
}

/** Which version came out best; the first of equals. */
function announcementOf({ versions }: ResultsView, { evaluation, isLoading }: Evaluating): string {
  if (!evaluation || isLoading) return '';
  const scores = evaluation.scores.map(({ score }) => score);
  const best = Math.max(...scores);
  return evaluationTexts.ready(versions[scores.indexOf(best)]?.title ?? '', best.toFixed(1));
}
