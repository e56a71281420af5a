import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OptimizeAnswer } from '../../api/optimize-answer';
import { evaluationTexts } from '../../content/evaluation';
import { toast } from '../../ui/toast';
import {
  evaluate,
  evaluationRefusal,
  isEvaluationOf,
  loadScoring,
  type Evaluation,
  type EvaluationKind,
} from './evaluation';
import { readStoredEvaluation, storeEvaluation } from './stored-evaluation';
import { OPTIMIZE_TIMING } from './timing';
import { warmUpScoring } from './warm-up-scoring';

export interface Scores {
  /** The last ones; null until there are any. */
  evaluation: Evaluation | null;
  isLoading: boolean;
  error: string | null;
}

export interface Evaluating extends Scores {
  /** Somebody asks for scores now. */
  start: (kind: EvaluationKind) => void;
}

const NONE: Scores = { evaluation: null, isLoading: false, error: null };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Scores a result by itself a moment after it came, again after every change of a text, and when somebody asks. Without
 * a result, which is also while one is being made, there are no scores.
 */
export function useEvaluation(result: OptimizeAnswer | null): Evaluating {
  const [scores, setScores] = useState(() => storedScores(result));
  const latest = useRef(result);
  if (!result && scores !== NONE) setScores(NONE);

  const start = async (kind: EvaluationKind): Promise<void> => {
    const refusal = evaluationRefusal(result);
    if (refusal !== null) toast({ kind: 'warning', title: refusal });
    if (refusal !== null || !result) return;
    setScores(({ evaluation }) => ({ evaluation, isLoading: true, error: null }));
    const [outcome] = await Promise.all([
      loadScoring()
        .then((scoring) => evaluate(scoring, result, kind))
        .catch(() => null),
      pause(OPTIMIZE_TIMING.evaluationShownFor),
    ]);
    // The texts have changed meanwhile: their own evaluation is on its way.
    if (latest.current !== result) return;
    if (outcome) {
      storeEvaluation(outcome);
      setScores({ evaluation: outcome, isLoading: false, error: null });
    } else {
      setScores(({ evaluation }) => ({ evaluation, isLoading: false, error: evaluationTexts.failed }));
      toast({ kind: 'error', title: evaluationTexts.failed });
    }
  };

  const startByItself = useEffectEvent(() => void start(scores.evaluation?.kind ?? 'measured'));
  /** How long the texts shown have to wait for their scores; null if they have them. */
  const delayOf = useEffectEvent((shown: OptimizeAnswer): number | null => {
    if (!scores.evaluation) return OPTIMIZE_TIMING.evaluateAfter;
    return isEvaluationOf(scores.evaluation, shown) ? null : OPTIMIZE_TIMING.evaluateAfterEdit;
  });

  useEffect(() => {
    latest.current = result;
    if (!result) return;
    const delay = delayOf(result);
    if (delay === null) return;
    const stopWarmingUp = warmUpScoring(result);
    const timer = setTimeout(startByItself, delay);
    return () => {
      stopWarmingUp();
      clearTimeout(timer);
    };
  }, [result]);

  return { ...scores, start: (kind) => void start(kind) };
}

function storedScores(result: OptimizeAnswer | null): Scores {
  const evaluation = result && readStoredEvaluation();
  return evaluation && isEvaluationOf(evaluation, result) ? { ...NONE, evaluation } : NONE;
}
