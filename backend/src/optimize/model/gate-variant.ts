import type { Strategy } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { GATES, type GateFailure } from '../gates/gate.js';
import { checkVariant } from '../gates/gates.js';
import { sameLanguage } from '../gates/same-language.js';
import { stillARequest } from '../gates/still-a-request.js';
import type { Instructions } from './instructions.js';
import type { ModelMetrics } from './model-metrics.js';
import { instructionsFor } from './model-request.js';

export interface GateContext {
  draft: DraftAnalysis;
  strategy: Strategy;
  /** The versions that are finished already. */
  siblings: readonly string[];
  instructions: Instructions;
  metrics: ModelMetrics;
}

/** Puts what a model wrote through the gates and counts each. A wrapper is only taken off: what is inside may be good. */
export function gateVariant(
  written: { text: string; isComplete: boolean },
  { draft, strategy, siblings, instructions, metrics }: GateContext,
): { text: string; failures: GateFailure[] } {
  const { text, failures } = checkVariant(written.text, draft, siblings, {
    strategy,
    isComplete: written.isComplete,
    instructions: instructionsFor(instructions, strategy),
    canary: instructions.canary,
  });
  for (const gate of GATES) metrics.gate(gate, strategy, !failures.some((failure) => failure.gate === gate));
  return { text, failures: failures.filter(({ gate }) => gate !== 'wrapper') };
}

/** Whether the beginning of a text could become a version: a request like the draft, in its language. */
export function beginsWell(text: string, draft: DraftAnalysis): boolean {
  const input = { text, draft, siblings: [], options: {} };
  return !stillARequest(input) && !sameLanguage(input);
}
