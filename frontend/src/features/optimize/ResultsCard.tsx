import { useRef } from 'react';
import { RESULTS_SECTION_ID } from '../../app/paths';
import { resultTexts } from '../../content/optimize';
import { Sheet } from '../../ui/Sheet';
import { LiveRegion } from '../../ui/VisuallyHidden';
import { useOptimizationContext } from './optimize-context';
import styles from './ResultsCard.module.css';
import { toResultsView, type ResultsView, type VersionView } from './results-view';
import { useChoiceSaving } from './use-choice-saving';
import { useResultArrival } from './use-result-arrival';
import { VersionPanel } from './VersionPanel';
import { VersionRail } from './VersionRail';

/** The rewrites, while they are written and afterwards; nothing before there are any. */
export function ResultsCard() {
  const { state, select } = useOptimizationContext();
  const view = toResultsView(state);
  return (
    <>
      <LiveRegion>{state.announcement}</LiveRegion>
      {view && <Results view={view} onSelect={select} />}
    </>
  );
}

function Results({ view, onSelect }: { view: ResultsView; onSelect: (index: number) => void }) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = useChoiceSaving(view.id);
  useResultArrival(section, heading);

  const pick = (version: VersionView) => {
    onSelect(version.index);
    saving.picked(version);
  };

  return (
    <section ref={section} id={RESULTS_SECTION_ID} className={styles.section} aria-labelledby="results-heading">
      <h2 ref={heading} id="results-heading" tabIndex={-1}>
        {resultTexts.title}
      </h2>
      <Sheet className={styles.sheet}>
        <VersionRail view={view} onLook={(version) => onSelect(version.index)} onPick={pick} />
        <VersionPanel version={view.selected} isRunning={view.isRunning} onTaken={saving.taken} />
      </Sheet>
    </section>
  );
}
