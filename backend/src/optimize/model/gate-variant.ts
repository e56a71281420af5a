import type { Strategy } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { GATES, type GateFailure } from '../gates/gate.js';
import { checkVariant } from '../gates/gates.js';
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
