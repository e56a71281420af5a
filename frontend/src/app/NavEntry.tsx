import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useGoToPricing } from '../features/landing/use-go-to-pricing';
import { Link } from '../ui/Link';
import { paths } from './paths';

/** A link of the navigation, which says so when it leads to the page one is on. */
export function NavEntry({ onClick, ...rest }: ComponentProps<typeof Link>) {
  const { pathname, hash } = useLocation();
  const goToPricing = useGoToPricing();

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // With a modifier it opens elsewhere, where the address alone does it.
    if (rest.to !== paths.section('pricing') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goToPricing();
  };

  return <Link {...rest} onClick={handleClick} aria-current={pathname + hash === rest.to ? 'page' : undefined} />;
}
