import { criterionNames, resultTexts } from '../../content/optimize';
import { classes } from '../../ui/classes';
import { ORIGINAL } from './run-state';
import type { VersionView } from './results-view';
import styles from './VersionPanel.module.css';

/** The margin of a version: why it is better, and what was filled in. */
export function VersionNotes({ version }: { version: VersionView }) {
  const { notes, assumptions } = version;
  if (version.index === ORIGINAL) {
    return (
      <aside className={styles.margin}>
        <p className={styles.note}>{resultTexts.unchanged}</p>
      </aside>
    );
  }
  return (
    <aside className={styles.margin} aria-label={`${version.title}: ${resultTexts.why.toLowerCase()}`}>
      {notes.length > 0 && (
        <>
          <h4 className={styles.marginTitle}>{resultTexts.why}</h4>
          <ul className={styles.notes}>
            {notes.map(({ criterion, text }) => (
              <li key={criterion + text} className={styles.note}>
                <b className={styles.criterion}>{criterionNames[criterion]}.</b> <span dir="auto">{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {assumptions.length > 0 && (
        <>
          <h4 className={styles.marginTitle}>{resultTexts.assumed}</h4>
          <ul className={styles.notes}>
            {assumptions.map((text) => (
              <li key={text} className={classes(styles.note, styles.assumption)} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
