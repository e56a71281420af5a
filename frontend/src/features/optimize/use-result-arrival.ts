import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { RESULTS_SECTION_ID } from '../../app/paths';
import { useOptimizationContext } from './optimize-context';

/** Further down than this share of the window, results would come unseen. */
const UNSEEN_BELOW = 0.6;

/**
 * Brings a new result into view, and the focus to it if the button that asked for it can't keep it. A result that is
 * there already is come to in the same way when a link leads to it.
 */
export function useResultArrival(
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const { run, result } = useOptimizationContext().state;
  const before = useRef({ run, result });
  const { hash } = useLocation();
  const isLed = useNavigationType() === NavigationType.Push && hash === `#${RESULTS_SECTION_ID}`;

  useEffect(() => {
    if (!isLed) return;
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isLed, section, heading]);

  useEffect(() => {
    const hasArrived = before.current.run && !run && result !== before.current.result;
    before.current = { run, result };
    if (!hasArrived) return;
    const active = document.activeElement;
    if (!active || active === document.body || active.matches('[type="submit"]')) {
      heading.current?.focus({ preventScroll: true });
    }
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < window.innerHeight * UNSEEN_BELOW) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  }, [run, result, section, heading]);
}
