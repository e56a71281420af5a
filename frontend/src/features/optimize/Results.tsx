import { useCallback, useRef, useState } from 'react';
import { RESULTS_SECTION_ID } from '../../app/paths';
import { evaluationTexts } from '../../content/evaluation';
import { resultTexts } from '../../content/optimize';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Sheet } from '../../ui/Sheet';
import { LiveRegion } from '../../ui/VisuallyHidden';
import { useOptimizationContext } from './optimize-context';
import styles from './Results.module.css';
import { toResultsView, type ResultsView, type VersionView } from './results-view';
import { ScorePanel } from './ScorePanel';
import type { ShortcutsDialogProps } from './ShortcutsDialog';
import { useChoiceSaving } from './use-choice-saving';
import { useEvaluation, type Evaluating } from './use-evaluation';
import { useIncludedChanges } from './use-included-changes';
import { useResultArrival } from './use-result-arrival';
import { useShortcuts } from './use-shortcuts';
import { useTakingAway } from './use-taking-away';
import { VersionPanel } from './VersionPanel';
import { VersionRail } from './VersionRail';

const ShortcutsDialog = lazyDialog<ShortcutsDialogProps>(
  async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
);

/** The versions of one prompt, of which one is shown. */
export function Results() {
  const { state } = useOptimizationContext();
  const view = toResultsView(state);
  return view && <ShownResults view={view} />;
}

function ShownResults({ view }: { view: ResultsView }) {
  const { state, select } = useOptimizationContext();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = useChoiceSaving(view.id);
  const taking = useTakingAway(saving.taken);
  const evaluating = useEvaluation(state.run ? null : state.result);
  const [showsChanges, setShowsChanges] = useState(false);
  const [listsKeys, setListsKeys] = useState(false);
  const closeKeys = useCallback(() => setListsKeys(false), []);
  useResultArrival(section, heading);
  useIncludedChanges();

  const pick = (version: VersionView) => {
    select(version.index);
    saving.picked(version);
  };

  const shortcuts = useShortcuts((key) => {
    const version = /^[0-3]$/.test(key) ? view.versions[Number(key)] : undefined;
    if (version) pick(version);
    else if (key === 'c') void taking.copy(view.selected);
    else if (key === 'd') setShowsChanges(!showsChanges);
    else if (key === '?') setListsKeys(true);
    else return false;
    return true;
  });

  return (
    <section
      ref={section}
      id={RESULTS_SECTION_ID}
      className={styles.section}
      aria-labelledby="results-heading"
      onKeyDown={shortcuts.handleKeyDown}
    >
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
        <VersionPanel
          version={view.selected}
          original={view.versions[0]?.text ?? ''}
          isRunning={view.isRunning}
          taking={taking}
          showsChanges={showsChanges}
          onShowChanges={setShowsChanges}
          onShortcuts={() => setListsKeys(true)}
        >
          <ScorePanel version={view.selected} evaluating={evaluating} />
        </VersionPanel>
      </Sheet>
      <LiveRegion>{announcementOf(view, evaluating)}</LiveRegion>
      <ShortcutsDialog open={listsKeys} onClose={closeKeys} areOn={shortcuts.areOn} onTurn={shortcuts.turn} />
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
