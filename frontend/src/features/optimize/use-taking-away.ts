import { useRef, type RefObject } from 'react';
import { resultTexts } from '../../content/optimize';
import { versionTexts } from '../../content/results';
import { toast } from '../../ui/toast';
import type { VersionView } from './results-view';
import { useCopied } from './use-copied';

export interface TakingAway {
  /** The element with the text shown, which is selected where the browser refuses to copy. */
  text: RefObject<HTMLDivElement | null>;
  copiedIndex: number | null;
  refusedIndex: number | null;
  copy: (version: VersionView) => Promise<void>;
  /** Copies it before another page opens, which may or may not have filled it in. */
  openElsewhere: (version: VersionView) => Promise<void>;
}

/** Taking a version along to an assistant: the clearest choice there is. */
export function useTakingAway(onTaken: (version: VersionView) => void): TakingAway {
  const text = useRef<HTMLDivElement>(null);
  const { copiedIndex, refusedIndex, copy } = useCopied();

  const take = async (version: VersionView, said: { title: string; description?: string }): Promise<void> => {
    if (version.progress !== 'finished') return;
    if (await copy(version.index, version.text)) {
      toast({ kind: 'success', ...said });
      onTaken(version);
    } else if (text.current) {
      window.getSelection()?.selectAllChildren(text.current);
    }
  };

  return {
    text,
    copiedIndex,
    refusedIndex,
    copy: (version) => take(version, { title: resultTexts.copiedToast }),
    openElsewhere: (version) => take(version, { title: resultTexts.copiedToast, description: versionTexts.opened }),
  };
}
