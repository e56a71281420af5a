import { useRef, type KeyboardEvent } from 'react';
import { evaluationTexts } from '../../content/evaluation';
import { resultTexts } from '../../content/optimize';
import { ScoreBadge } from '../../ui/ScoreBadge';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ResultsView, VersionView } from './results-view';
import type { ScoredPrompt } from './evaluation';
import { ORIGINAL } from './run-state';
import styles from './VersionRail.module.css';

interface VersionRailProps {
  view: ResultsView;
  /** One for each version, or none yet. */
  scores: readonly ScoredPrompt[];
  /** Somebody looks at another version. */
  onLook: (version: VersionView) => void;
  /** Somebody points at one. */
  onPick: (version: VersionView) => void;
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The original and the rewrites, one of which is shown. Arrow keys move as in any group of radio buttons. */
export function VersionRail({ view, scores, onLook, onPick }: VersionRailProps) {
  const rail = useRef<HTMLDivElement>(null);
  const { versions, selected } = view;

  const moveTo = (position: number) => {
    const version = versions.at(position % versions.length);
    if (!version) return;
    onLook(version);
    rail.current?.querySelectorAll<HTMLElement>('[role="radio"]')[versions.indexOf(version)]?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) moveTo(versions.indexOf(selected) + step);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(-1);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={rail}
      className={styles.rail}
      role="radiogroup"
      aria-label={resultTexts.versions}
      onKeyDown={handleKeyDown}
    >
      {versions.map((version, place) => (
        <button
          key={version.index}
          type="button"
          role="radio"
          className={styles.version}
          aria-checked={version === selected}
          tabIndex={version === selected ? 0 : -1}
          onClick={() => onPick(version)}
        >
          <span className={styles.title}>{version.title}</span>
          {view.isRunning && version.index !== ORIGINAL && <Progress version={version} />}
          <Score scored={scores[place]} />
          <small className={styles.about}>{version.about}</small>
        </button>
      ))}
    </div>
  );
}

/** Its place is kept while there is none. */
function Score({ scored }: { scored: ScoredPrompt | undefined }) {
  return (
    <span className={styles.score}>
      {scored && (
        <>
          <ScoreBadge score={scored.score} spoken={evaluationTexts.outOf} />
          <small className={styles.band}>{scored.band} </small>
        </>
      )}
    </span>
  );
}

function Progress({ version }: { version: VersionView }) {
  return (
    <span className={styles.progress} data-progress={version.progress}>
      {version.progress === 'finished' ? <Check /> : <Spinner size={14} />}
      <VisuallyHidden>{PROGRESS_TEXTS[version.progress]}</VisuallyHidden>
    </span>
  );
}

const PROGRESS_TEXTS = {
  waiting: resultTexts.waiting,
  writing: resultTexts.writing,
  finished: resultTexts.ready,
} satisfies Record<VersionView['progress'], string>;

function Check() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2.5 7.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
