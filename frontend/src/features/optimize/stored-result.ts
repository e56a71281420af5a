import { readOptimizeAnswer, type OptimizeAnswer } from '../../api/optimize-answer';
import { clearStoredResults, sessionStore } from '../../api/storage';
import { ORIGINAL } from './run-state';

export interface StoredResult {
  result: OptimizeAnswer;
  selected: number;
}

/** The text of a version; the person's own words for the original. */
export function versionText(result: OptimizeAnswer, index: number): string {
  return result.optimizedPrompts[index]?.prompt ?? result.originalPrompt;
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
