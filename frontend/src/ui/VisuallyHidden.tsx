import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Announces each new text without moving the focus. Stays in the page, because a region that comes with its text is not read. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <span className={styles.hidden} role="status">
      {children}
    </span>
  );
}
