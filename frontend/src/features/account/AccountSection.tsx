import { useId, type ReactNode } from 'react';
import styles from './AccountPage.module.css';

interface AccountSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One matter of the account: what it is stands in the margin, the matter itself beside it. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.margin}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note}>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
