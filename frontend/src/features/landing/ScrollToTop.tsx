import { heroTexts } from '../../content/landing';
import { scrollToTop } from '../../ui/smooth-scroll';
import { useScrolledBeyond } from '../../ui/use-scrolled-beyond';
import styles from './ScrollToTop.module.css';

const SHOWN_AFTER_PX = 500;

/** The way back to the prompt box from far below. */
export function ScrollToTop() {
  const isShown = useScrolledBeyond(SHOWN_AFTER_PX);
  if (!isShown) return null;
  return (
    <button type="button" className={styles.button} aria-label={heroTexts.toTop} onClick={scrollToTop}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 16V4M4.5 9.5L10 4l5.5 5.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
