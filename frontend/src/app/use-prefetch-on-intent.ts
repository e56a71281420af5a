import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../api/session';
import { needsFullLoad, paths } from './paths';
import { routeOf } from './routes';

/**
 * Brings a page's code when a link to it is pointed at or focused, wherever in the site that link stands. For a plan
 * that can be paid at once the card form's maker is rung up too, and never before: it sees who calls.
 */
export function usePrefetchOnIntent(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const control =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-plan], a[href]') : null;
      const { plan } = control?.dataset ?? {};
      if (plan && plan !== 'free' && queryClient.getQueryData(sessionQuery.queryKey)?.user) {
        bring(paths.subscribe());
        import('../features/billing/approach-payment').then(({ approachPayment }) => approachPayment(), ignore);
      } else if (control instanceof HTMLAnchorElement && control.origin === location.origin) {
        bring(control.pathname);
      }
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [queryClient]);
}

function bring(path: string) {
  if (!needsFullLoad(path)) routeOf(path).page.preload().catch(ignore);
}

/** A failure shows itself when the page is really opened. */
function ignore() {}
