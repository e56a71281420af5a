import { useRef, useState, type ReactNode } from 'react';
import { resultTexts } from '../../content/optimize';
import { versionTexts } from '../../content/results';
import { Button } from '../../ui/Button';
import { useMedia } from '../../ui/use-media';
import { useOptimizationContext } from './optimize-context';
import { RefineBar } from './RefineBar';
import type { VersionView } from './results-view';
import { ORIGINAL } from './run-state';
import { useRefinement } from './use-refinement';
import type { TakingAway } from './use-taking-away';
import { VersionEditor } from './VersionEditor';
import { VersionNotes } from './VersionNotes';
import styles from './VersionPanel.module.css';
import { VersionText } from './VersionText';
import { VersionTools } from './VersionTools';

/** Where the tools stand far from the end of the text. */
const SMALL_SCREEN = '(max-width: 860px)';

interface VersionPanelProps {
  version: VersionView;
  original: string;
  isRunning: boolean;
  taking: TakingAway;
  showsChanges: boolean;
  onShowChanges: (shows: boolean) => void;
  onShortcuts: () => void;
  /** What follows the text. */
  children: ReactNode;
}

/** The version shown: its text, what can be done with it, and the reasons in the margin. */
export function VersionPanel(props: VersionPanelProps) {
  const { version, original, isRunning, taking, showsChanges, children } = props;
  const { state, change } = useOptimizationContext();
  const [edited, setEdited] = useState<number | null>(null);
  const refining = useRefinement();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFinished = version.progress === 'finished';
  const isOriginal = version.index === ORIGINAL;
  const isEditing = edited === version.index && isFinished && !isRunning;
  const canChange = !isOriginal && !isRunning && version.variantId !== null;

  const isSmall = useMedia(SMALL_SCREEN);
  const copy = (
    <Button
      size={isSmall ? 'regular' : 'small'}
      className={styles.copy}
      aria-keyshortcuts="C"
      disabled={!isFinished}
      onClick={() => void taking.copy(version)}
    >
      {taking.copiedIndex === version.index ? resultTexts.copied : resultTexts.copy}
    </Button>
  );

  const edit = (text: string | null) => {
    if (version.variantId !== null) change({ type: 'edited', variantId: version.variantId, text });
  };
  const stopEditing = () => {
    setEdited(null);
    heading.current?.focus();
  };

  return (
    <article className={styles.panel} aria-label={version.title} aria-busy={!isFinished}>
      <div className={styles.tools}>
        <h3 ref={heading} className={styles.title} tabIndex={-1}>
          {version.title}
        </h3>
        <Marks version={version} />
        {taking.refusedIndex === version.index && (
          <span className={styles.byHand} role="status">
            {resultTexts.copyByHand}
          </span>
        )}
        {isRunning ? (
          !isSmall && copy
        ) : (
          <VersionTools
            version={version}
            original={original}
            showsChanges={showsChanges}
            onShowChanges={props.onShowChanges}
            onOpenElsewhere={() => void taking.openElsewhere(version)}
            onEdit={() => setEdited(version.index)}
            onShortcuts={props.onShortcuts}
          >
            {!isSmall && copy}
          </VersionTools>
        )}
      </div>
      <div className={styles.page}>
        {isEditing ? (
          <VersionEditor version={version} onEdit={edit} onDone={stopEditing} />
        ) : (
          <VersionText
            ref={taking.text}
            version={version}
            original={showsChanges && isFinished && !isOriginal ? original : null}
          />
        )}
        <VersionNotes version={version} />
      </div>
      {canChange && state.result?.id && (
        <RefineBar key={version.index} version={version} refining={refining} left={state.result.refinementsLeft} />
      )}
      {children}
      {isSmall && (
        <div className={styles.actions}>
          <span className={styles.actionsTitle} aria-hidden="true">
            {version.title}
          </span>
          {copy}
        </div>
      )}
    </article>
  );
}

/** What is special about where the text comes from. */
function Marks({ version }: { version: VersionView }) {
  return (
    <>
      {version.isBuiltIn && (
        <span className={styles.source} title={resultTexts.builtInMeaning}>
          {resultTexts.builtIn}
        </span>
      )}
      {version.isEdited && <span className={styles.source}>{versionTexts.edited}</span>}
    </>
  );
}
