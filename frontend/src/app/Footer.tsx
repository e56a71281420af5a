import { brandName, supportEmail } from '../content/brand';
import { shellTexts } from '../content/shell';
import { useHydrated } from '../api/use-hydrated';
import styles from './Shell.module.css';

export function Footer() {
  // The build's year would still stand there next year.
  const hydrated = useHydrated();
  return (
    <footer className={styles.footer}>
      <div className={styles.footerRow}>
        <p>
          © <span className={styles.year}>{hydrated && new Date().getFullYear()}</span> {brandName()}.{' '}
          {shellTexts.tagline}
        </p>
        <p className={styles.contact}>
          {shellTexts.support}: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
        </p>
      </div>
    </footer>
  );
}
