import { expect, it } from '@jest/globals';
import * as scoring from '@contracts/scoring';
import { readOptimizeAnswer } from '../../api/optimize-answer';
import { anOptimization } from '../../test/optimizations';
import { evaluate, evaluationRefusal, isEvaluationOf } from './evaluation';
import { readStoredEvaluation, storeEvaluation } from './stored-evaluation';

const answer = () => readOptimizeAnswer(anOptimization(), '');

it('refuses what can’t be evaluated, each with its own words', () => {
  expect(evaluationRefusal(null)).toBe('No prompts to evaluate');
  expect(evaluationRefusal({ originalPrompt: 7, optimizedPrompts: ['a'] })).toBe('Invalid prompt format');
  expect(evaluationRefusal({ originalPrompt: 'a', optimizedPrompts: [] })).toBe('No optimized prompts');
  expect(evaluationRefusal(answer())).toBeNull();
});

it('puts the original first and scores what the person made of a version', () => {
  const [first] = anOptimization().optimizedPrompts;
  const edited = { ...answer(), edits: { [first?.id ?? '']: 'Plan three days in Lisbon in at most 90 words.' } };
  const evaluation = evaluate(scoring, edited, 'measured');
  expect(evaluation.scores.map(({ prompt }) => prompt).slice(0, 2)).toEqual([
    anOptimization().originalPrompt,
    'Plan three days in Lisbon in at most 90 words.',
  ]);
  expect(isEvaluationOf(evaluation, edited)).toBe(true);
  expect(isEvaluationOf(evaluation, answer())).toBe(false);
});

it('takes stored scores as they were written, and nothing that isn’t one', () => {
  const evaluation = evaluate(scoring, answer(), 'manual');
  storeEvaluation(evaluation);
  expect(readStoredEvaluation()).toEqual(evaluation);
  for (const damaged of ['', '7', '{"scores":[{}]}', '{"scores":[{"prompt":"a","score":"9"}]}', '[]']) {
    sessionStorage.setItem('evaluations', damaged);
    expect(readStoredEvaluation()).toBeNull();
  }
});
