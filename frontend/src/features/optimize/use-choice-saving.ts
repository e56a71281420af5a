import { useEffect, useRef } from 'react';
import { call } from '../../api/client';
import { resultTexts } from '../../content/optimize';
import { toast } from '../../ui/toast';
import type { VersionView } from './results-view';
import { OPTIMIZE_TIMING } from './timing';

export interface ChoiceSaving {
  /** Somebody picked this version and may pick another in a moment. */
  picked: (version: VersionView) => void;
  /** Somebody takes this version with them: there is no clearer choice. */
  taken: (version: VersionView) => void;
}

/** Tells the server which version a person chose, once for each choice; looking around with the arrow keys is none. */
export function useChoiceSaving(optimizationId: string | null): ChoiceSaving {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSaved = useRef<string | null>(null);

  useEffect(() => {
    lastSaved.current = null;
    return () => clearTimeout(timer.current);
  }, [optimizationId]);

  const save = async (version: VersionView, isToasted: boolean): Promise<void> => {
    clearTimeout(timer.current);
    if (optimizationId === null || lastSaved.current === version.text) return;
    lastSaved.current = version.text;
    try {
      await call('POST /api/select-prompt', { body: choiceOf(optimizationId, version) });
      if (isToasted) toast({ kind: 'success', title: resultTexts.saved });
    } catch {
      lastSaved.current = null;
      toast({ kind: 'error', title: resultTexts.saveFailed, description: resultTexts.saveFailedText });
    }
  };

  return {
    picked: (version) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(version, true), OPTIMIZE_TIMING.choiceSettles);
    },
    taken: (version) => void save(version, false),
  };
}

function choiceOf(promptId: string, { text, variantId }: VersionView) {
  return { promptId, selectedPrompt: text, ...(variantId !== null && { variantId }) };
}
