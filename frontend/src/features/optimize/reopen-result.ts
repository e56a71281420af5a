import { readOptimizeAnswer, type OptimizeAnswer } from '../../api/optimize-answer';
import { sessionStore } from '../../api/storage';
import type { ResponseOf } from '../../api/types';
import { ORIGINAL } from './run-state';
import { storeResult, type StoredResult } from './stored-result';

type KeptOptimization = ResponseOf<'GET /api/optimizations/{id}'>;

/** Puts an earlier result in the place of this tab's last one, as it was left: with the choice, and the words given to it. */
export function reopenResult(account: string, kept: KeptOptimization): void {
  // The scores there are belong to other texts; these are scored when they are shown.
  sessionStore.remove('evaluations');
  storeResult(account, toStoredResult(kept));
}

function toStoredResult(kept: KeptOptimization): StoredResult {
  const result = readOptimizeAnswer(kept, '');
  const { selectedPrompt } = kept;
  if (selectedPrompt === null) return { result, selected: 0 };
  const selected = indexOfChoice(result, kept.selectedVariantId, selectedPrompt);
  const variant = result.optimizedPrompts[selected];
  const isEdited = variant !== undefined && variant.prompt !== selectedPrompt;
  return { result: isEdited ? { ...result, edits: { [variant.id]: selectedPrompt } } : result, selected };
}

/** Programs may choose a text without saying which version it is; a text that no version has is taken for the original. */
function indexOfChoice({ optimizedPrompts }: OptimizeAnswer, variantId: string | null, text: string): number {
  const byId = optimizedPrompts.findIndex(({ id }) => id === variantId);
  const found = byId >= 0 ? byId : optimizedPrompts.findIndex(({ prompt }) => prompt === text);
  return found >= 0 ? found : ORIGINAL;
}
