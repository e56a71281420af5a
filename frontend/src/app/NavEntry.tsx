import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../ui/Link';

/** A link of the navigation, which says so when it leads to the page one is on. */
export function NavEntry(props: ComponentProps<typeof Link>) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
