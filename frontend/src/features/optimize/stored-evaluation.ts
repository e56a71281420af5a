import { CRITERIA } from '@contracts/rewriting';
import { sessionStore } from '../../api/storage';
import type { Evaluation, ScoredPrompt } from './evaluation';

/** Keeps the scores for a reload of this tab. */
export function storeEvaluation(evaluation: Evaluation): void {
  sessionStore.setJson('evaluations', evaluation);
}

/** The scores that were stored; null for anything that can't be shown as such. */
export function readStoredEvaluation(): Evaluation | null {
  const stored = sessionStore.getJson('evaluations') as Partial<Evaluation> | null;
  const scores: unknown = stored?.scores;
  if (!Array.isArray(scores) || !scores.every(isScoredPrompt)) return null;
  return { kind: stored?.kind === 'manual' ? 'manual' : 'measured', scores };
}

function isScoredPrompt(value: unknown): value is ScoredPrompt {
  if (typeof value !== 'object' || value === null) return false;
  const { prompt, score, band, explanation, criteria } = value as Partial<ScoredPrompt>;
  const isText = [prompt, band, explanation].every((text) => typeof text === 'string');
  return isText && typeof score === 'number' && CRITERIA.every((name) => typeof criteria?.[name] === 'number');
}
