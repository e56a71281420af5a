import { useEffect, useRef, useState } from 'react';
import { copyTexts } from '../content/copying';
import { toast } from './toast';

/** How long it is said that something was copied, or that it wasn't. */
const SAID_MS = 2000;

/** Copies a text and says whether that worked: as a message, which a dialog may cover, and for a moment on the button. */
export function useCopied(button: string = copyTexts.copy) {
  const [said, setSaid] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast(done ? copyTexts.done : copyTexts.failed);
    setSaid(done ? copyTexts.copied : copyTexts.failed.title);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(null), SAID_MS);
  };
  return { label: said ?? button, copy };
}
