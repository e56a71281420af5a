import type { ReactNode } from 'react';
import { shellTexts } from '../content/shell';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import styles from './Shell.module.css';
import { StandInStrip } from './StandInStrip';
import { useThemeKeeper } from './theme';

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useThemeKeeper();
  return (
    <>
      <a className={styles.skip} href="#main">
        {shellTexts.skip}
      </a>
      <StandInStrip />
      <NavBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
