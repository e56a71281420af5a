import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface HeadingProps {
  /** The screen has taken the place of another one at the same address, so that a screen reader has to go on from here. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The heading of a page, which can take the focus as the heading of a new page does. */
export function Heading({ takesFocus, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
