import { readOptimizeAnswer, type OptimizeAnswer } from '../../api/optimize-answer';
import { clearStoredResults, sessionStore } from '../../api/storage';
import { ORIGINAL } from './run-state';

export interface StoredResult {
  result: OptimizeAnswer;
  selected: number;
}

/** The text of a version, with the person's own changes; their first words for the original. */
export function versionText({ originalPrompt, optimizedPrompts, edits }: OptimizeAnswer, index: number): string {
  const variant = optimizedPrompts[index];
  return variant ? (edits[variant.id] ?? variant.prompt) : originalPrompt;
}

/** All texts of a result, the original first. */
export function versionTexts(result: OptimizeAnswer): string[] {
  return [result.originalPrompt, ...result.optimizedPrompts.map((_variant, index) => versionText(result, index))];
}

/** Keeps the last result for a reload of this tab, for this person alone. */
export function storeResult(account: string, { result, selected }: StoredResult): void {
  sessionStore.setJson('optimizeResult', { ...result, account });
  sessionStore.set('selectedIndex', String(selected));
  sessionStore.set('selectedPrompt', versionText(result, selected));
}

/** What was stored for this person; null also for anything damaged, or another's. */
export function readStoredResult(account: string): StoredResult | null {
  const stored = sessionStore.getJson('optimizeResult');
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('account' in stored) || stored.account !== account) return null;
  try {
    const result = readOptimizeAnswer(stored, '');
    const index = sessionStore.getNumber('selectedIndex') ?? 0;
    const isVersion = index === ORIGINAL || result.optimizedPrompts[index] !== undefined;
    return { result, selected: isVersion ? index : 0 };
  } catch {
    clearStoredResults();
    return null;
  }
}
