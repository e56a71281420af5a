import { useEffect, type RefObject } from 'react';
import { RESULTS_SECTION_ID } from '../../app/paths';
import type { Session } from '../../api/session';
import { OPTIMIZE_TIMING } from './timing';

const BUSY = `input, textarea, select, dialog, [role="menu"], #${RESULTS_SECTION_ID}`;

/** Puts a person who has just been recognised into the prompt box, and takes a visitor out of it. */
export function usePromptFocus(input: RefObject<HTMLTextAreaElement | null>, status: Session['status']): void {
  useEffect(() => {
    if (status === 'visitor') input.current?.blur();
    if (status !== 'signed-in') return;
    const timer = setTimeout(() => {
      // Whoever is busy elsewhere by now stays there.
      const isBusy = document.activeElement?.closest(BUSY);
      if (!isBusy) input.current?.focus({ preventScroll: true });
    }, OPTIMIZE_TIMING.focusDelay);
    return () => clearTimeout(timer);
  }, [status, input]);
}
