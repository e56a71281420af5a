import type { Ref } from 'react';
import { classes } from '../../ui/classes';
import { ORIGINAL } from './run-state';
import type { VersionView } from './results-view';
import styles from './VersionPanel.module.css';

const LINES = ['100%', '92%', '97%', '58%'];

/** The words of a version as they are, never as markup; ruled lines until the first of them come. */
export function VersionText({ version, ref }: { version: VersionView; ref: Ref<HTMLDivElement> }) {
  if (version.text === '') {
    return (
      <div className={styles.lines} aria-hidden="true">
        {LINES.map((inlineSize) => (
          <i key={inlineSize} style={{ inlineSize }} />
        ))}
      </div>
    );
  }
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
