import styles from './Spinner.module.css';

/** Decoration only: the words next to it say what is going on. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="7" pathLength="100" />
    </svg>
  );
}
