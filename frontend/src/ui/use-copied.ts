import { useEffect, useRef, useState } from 'react';

/** How long it is said that something was copied. */
const COPIED_MS = 2000;

/** Copies a text, and knows for a moment that it did. */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string): Promise<void> => {
    // A browser that refuses leaves the text to be selected by hand.
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return { copied, copy };
}
