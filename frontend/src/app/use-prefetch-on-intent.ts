import { useEffect } from 'react';
import { needsFullLoad } from './paths';
import { routeOf } from './routes';

/** Brings a page's code when a link to it is pointed at or focused, wherever in the site that link stands. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== window.location.origin || needsFullLoad(link.pathname)) return;
      // A failure shows itself when the page is really opened.
      routeOf(link.pathname)
        .page.preload()
        .catch(() => undefined);
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);
}
