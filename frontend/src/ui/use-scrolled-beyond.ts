import { useEffect, useState } from 'react';

/** True while the page is scrolled further down than this. */
export function useScrolledBeyond(pixels: number): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const look = () => setBeyond(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return beyond;
}
