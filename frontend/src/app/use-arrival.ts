import { useEffect, type RefObject } from 'react';
import { useLocation, NavigationType, useNavigationType } from 'react-router-dom';
import type { PageRoute } from './routes';

/** Where each entry of the history was scrolled to. */
const positions = new Map<string, number>();

/** What a full page load does by itself: title, scroll position, and the focus at the start of the new page. */
export function useArrival(route: PageRoute, lastPathname: RefObject<string | null>): void {
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = route.title({ pathname, search });
  }, [route, pathname, search]);

  useEffect(() => {
    const previous = lastPathname.current;
    lastPathname.current = pathname;
    if (previous === null || previous === pathname) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollToArrival(navigation, key, hash);
  }, [pathname, hash, key, navigation, lastPathname]);

  useEffect(() => {
    const remember = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

function scrollToArrival(navigation: NavigationType, key: string, hash: string) {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (navigation === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0);
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Anybody can write an address; a stray percent sign in it is just itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
