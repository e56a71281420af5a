import type * as scoring from '@contracts/scoring';
import type { OptimizeAnswer } from '../../api/optimize-answer';
import { evaluationTexts } from '../../content/evaluation';
import { versionTexts } from './stored-result';

/** `measured` is the rubric's own reading; `manual` adds one to every rewrite, as the manual evaluation does. */
export type EvaluationKind = 'measured' | 'manual';

export interface ScoredPrompt extends scoring.PromptScore {
  prompt: string;
}

export interface Evaluation {
  kind: EvaluationKind;
  /** The original first. */
  scores: ScoredPrompt[];
}

type Scoring = typeof scoring;

/** The rubric's code, which comes only when there is something to score. */
export const loadScoring = (): Promise<Scoring> => import('@contracts/scoring');

interface Scorable {
  originalPrompt: unknown;
  optimizedPrompts: readonly unknown[];
}

/** Why these can't be evaluated, or null. */
export function evaluationRefusal(result: Scorable | null): string | null {
  if (!result) return evaluationTexts.nothing;
  if (typeof result.originalPrompt !== 'string') return evaluationTexts.invalid;
  return result.optimizedPrompts.length === 0 ? evaluationTexts.noRewrites : null;
}

/** The original and every version, on one rubric. */
export function evaluate(
  { scorePrompt, manualEvaluation }: Scoring,
  result: OptimizeAnswer,
  kind: EvaluationKind,
): Evaluation {
  const { language, intent } = result.analysis ?? { language: 'und', intent: 'unknown' as const };
  const scores = versionTexts(result).map((prompt, place): ScoredPrompt => {
    const isOriginal = place === 0;
    const score = scorePrompt({ text: prompt, role: isOriginal ? 'original' : 'optimized', intent, language });
    return { prompt, ...(kind === 'manual' && !isOriginal ? manualEvaluation(score) : score) };
  });
  return { kind, scores };
}

/** True if these scores belong to exactly the versions shown. */
export function isEvaluationOf({ scores }: Evaluation, result: OptimizeAnswer): boolean {
  const texts = versionTexts(result);
  return texts.length === scores.length && texts.every((text, place) => scores[place]?.prompt === text);
}
