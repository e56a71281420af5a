import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { classes } from './classes';
import { dismissToast, TOAST_DURATION_MS, type ShownToast } from './toast';
import styles from './ToastViewport.module.css';

/** One message at a time; it waits while the pointer or the focus is on it, and while the page is hidden. */
export function ToastViewport({ current }: { current: ShownToast | null }) {
  const cameFrom = useRef<HTMLElement | null>(null);
  usePauseWhileHidden();

  const rememberOrigin = (event: FocusEvent<HTMLDivElement>) => {
    const origin = event.relatedTarget;
    if (origin instanceof HTMLElement && !event.currentTarget.contains(origin)) cameFrom.current = origin;
  };
  const returnFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cameFrom.current?.focus();
  };

  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {current && (
        <Radix.Root
          key={current.id}
          className={classes(styles.toast, styles[current.kind])}
          type={current.kind === 'error' ? 'foreground' : 'background'}
          duration={current.durationMs}
          open
          onOpenChange={() => dismissToast(current.id)}
        >
          <div className={styles.text}>
            <Radix.Title className={styles.title}>{current.title}</Radix.Title>
            {current.description && (
              <Radix.Description className={styles.description}>{current.description}</Radix.Description>
            )}
          </div>
          <Radix.Close className={styles.close} aria-label="Close notification">
            <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
          </Radix.Close>
        </Radix.Root>
      )}
      <div onFocus={rememberOrigin} onKeyDown={returnFocus}>
        <Radix.Viewport className={styles.viewport} hotkey={HOTKEY} />
      </div>
    </Radix.Provider>
  );
}

const HOTKEY = ['F8'];

/** Radix waits while the window has lost the focus; a page hidden without ever having had it must wait as well. */
function usePauseWhileHidden() {
  useEffect(() => {
    const tell = () => window.dispatchEvent(new Event(document.hidden ? 'blur' : 'focus'));
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
}
