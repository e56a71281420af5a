import type { Strategy } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { GATES, type GateFailure } from '../gates/gate.js';
import { checkVariant } from '../gates/gates.js';
import { sameLanguage } from '../gates/same-language.js';
import { stillARequest } from '../gates/still-a-request.js';
import type { ModelMetrics } from './model-metrics.js';
import type { Secrets } from './secrets.js';

export interface GateContext {
  draft: DraftAnalysis;
  strategy: Strategy;
  /** The versions that are finished already. */
  siblings: readonly string[];
  secrets: Secrets;
  metrics: ModelMetrics;
}

/** What a model wrote, and what was seen of it on the way. */
export interface RawText {
  text: string;
  isComplete: boolean;
  hasLeaked: boolean;
}

/** Puts what a model wrote through the gates and counts each. A wrapper is only taken off: what is inside may be good. */
export function gateVariant(
  written: RawText,
  { draft, strategy, siblings, secrets, metrics }: GateContext,
  { hasFreeLength = false } = {},
): { text: string; failures: GateFailure[] } {
  const { isComplete } = written;
  const { text, failures } = checkVariant(written.text, draft, siblings, {
    isComplete,
    // The limits of length go with the strategy; a person who asks for more or less has set their own.
    ...(hasFreeLength ? {} : { strategy }),
  });
  // Checked here, because looking every piece up in a set that is made once costs a fraction of searching for it.
  if (written.hasLeaked || secrets.areIn(text, draft.text))
    failures.push({ gate: 'no-leak', reason: 'It repeats its instructions.', pieces: [] });
  for (const gate of GATES) metrics.gate(gate, strategy, !failures.some((failure) => failure.gate === gate));
  return { text, failures: failures.filter(({ gate }) => gate !== 'wrapper') };
}

/** Whether the beginning of a text could become a version: a request like the draft, in its language. */
export function beginsWell(text: string, draft: DraftAnalysis): boolean {
  const input = { text, draft, siblings: [], options: {} };
  return !stillARequest(input) && !sameLanguage(input);
}
