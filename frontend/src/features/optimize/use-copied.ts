import { useEffect, useRef, useState } from 'react';
import { OPTIMIZE_TIMING } from './timing';

/** Which version was copied a moment ago, and whether the browser refused to copy it. */
export interface Copying {
  copiedIndex: number | null;
  refusedIndex: number | null;
  /** True when the text is on the clipboard. */
  copy: (index: number, text: string) => Promise<boolean>;
}

export function useCopied(): Copying {
  const [copiedIndex, setCopied] = useState<number | null>(null);
  const [refusedIndex, setRefused] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (index: number, text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setCopied(null);
      setRefused(index);
      return false;
    }
    setRefused(null);
    setCopied(index);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(null), OPTIMIZE_TIMING.copied);
    return true;
  };

  return { copiedIndex, refusedIndex, copy };
}
