import { useEffect, useState } from 'react';

/** True once `active` has been true for so long; false as soon as it isn't. */
export function useLater(active: boolean, milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLater(false);
    };
  }, [active, milliseconds]);
  return active && isLater;
}
