import { authExample } from '../../content/auth';
import styles from './FinishedExample.module.css';

/** One finished rewrite, where there is room for it beside the form. */
export function FinishedExample() {
  return (
    <aside className={styles.example} aria-label={authExample.title}>
      <p className={styles.label}>{authExample.typedLabel}</p>
      <p className={styles.typed}>{authExample.typed}</p>
      <p className={styles.label}>{authExample.rewriteLabel}</p>
      <p className={styles.rewrite}>
        {authExample.rewrite.map(({ text, added }) =>
          added ? <ins key={text}>{text}</ins> : <span key={text}>{text}</span>,
        )}
      </p>
    </aside>
  );
}
