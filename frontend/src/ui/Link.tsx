import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  /** Goes along with the address, for the next page only. */
  state?: unknown;
}

/**
 * A link inside the site. The router's own component also brings the router's prefetching of data and modules, several
 * kilobytes that nothing here uses: pages are prefetched by the frame around them, for every kind of link.
 */
export function Link({ to, replace = false, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
