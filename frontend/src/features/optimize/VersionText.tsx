import { useMemo, type Ref } from 'react';
import { versionTexts } from '../../content/results';
import { classes } from '../../ui/classes';
import type { VersionView } from './results-view';
import { ORIGINAL } from './run-state';
import styles from './VersionPanel.module.css';
import { diffWords } from './word-diff';

const LINES = ['100%', '92%', '97%', '58%'];

interface VersionTextProps {
  version: VersionView;
  /** What it is compared with; null where only the text is wanted. */
  original: string | null;
  ref: Ref<HTMLDivElement>;
}

/** The words of a version as they are, never as markup; ruled lines until the first of them come. */
export function VersionText({ version, original, ref }: VersionTextProps) {
  if (version.text === '') {
    return (
      <div className={styles.lines} aria-hidden="true">
        {LINES.map((inlineSize) => (
          <i key={inlineSize} style={{ inlineSize }} />
        ))}
      </div>
    );
  }
  if (original !== null) return <Changes before={original} after={version.text} />;
  return (
    <div
      ref={ref}
      className={classes(
        styles.text,
        version.index === ORIGINAL && styles.typed,
        version.progress === 'writing' && styles.unfinished,
      )}
      dir="auto"
    >
      {version.text}
    </div>
  );
}

/** Both texts in one, marked as an editor marks: underlined and struck through, so that no colour is needed. */
function Changes({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div>
      <div className={classes(styles.text, styles.changes)} dir="auto">
        {parts.map(({ kind, text }, place) => {
          if (kind === 'added') return <ins key={place}>{text}</ins>;
          if (kind === 'removed') return <del key={place}>{text}</del>;
          return text;
        })}
      </div>
      <p className={styles.legend}>{versionTexts.legend}</p>
    </div>
  );
}
