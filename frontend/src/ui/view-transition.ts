import { flushSync } from 'react-dom';

/**
 * Makes a change of the screen as one movement, where the browser can and the person doesn't mind; resolves once the change
 * has been made. What moves how is said by `view-transition-name` in the styles.
 */
export async function withViewTransition(change: () => void): Promise<void> {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || isStill || document.hidden) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  // Skipped by the browser, such as for a second one, the change is made all the same.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
