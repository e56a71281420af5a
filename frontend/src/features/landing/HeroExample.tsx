import { criterionNames } from '../../content/optimize';
import { heroExample, heroTexts, type ExampleEdit } from '../../content/landing';
import { classes } from '../../ui/classes';
import styles from './HeroExample.module.css';

/** A draft and its rewrite on one sheet, with the reason for every change in the margin. */
export function HeroExample() {
  return (
    <figure aria-label={heroTexts.exampleLabel}>
      <div className={styles.typed}>
        <p className={styles.label}>{heroTexts.youTyped}</p>
        <p className={styles.draft}>{heroExample.typed}</p>
      </div>
      <div className={styles.manuscript}>
        <p className={classes(styles.label, styles.heading)}>{heroTexts.rewrite}</p>
        {heroExample.edits.map((edit) => (
          <Edit key={edit.criterion} edit={edit} />
        ))}
      </div>
    </figure>
  );
}

function Edit({ edit: { parts, criterion, note } }: { edit: ExampleEdit }) {
  return (
    <div className={styles.edit}>
      <p className={styles.sentence}>
        {parts.map(({ text, isInsertion }) => (isInsertion ? <ins key={text}>{text}</ins> : text))}
      </p>
      <p className={styles.note}>
        <b>{criterionNames[criterion]}.</b> {note}
      </p>
    </div>
  );
}
