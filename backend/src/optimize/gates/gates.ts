import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { distinct } from './distinct.js';
import { GATES, type Gate, type GateFailure, type GateName, type GateOptions } from './gate.js';
import { mustKeep } from './must-keep.js';
import { noInvention } from './no-invention.js';
import { noLeak } from './no-leak.js';
import { sameLanguage } from './same-language.js';
import { size } from './size.js';
import { stillARequest } from './still-a-request.js';
import { stripWrapperUnlessOwn, wrapper } from './wrapper.js';

export { similarity } from './similarity.js';
export { stripWrapper } from './wrapper.js';

const CHECKS: Readonly<Record<GateName, Gate>> = {
  size,
  wrapper,
  request: stillARequest,
  'must-keep': mustKeep,
  language: sameLanguage,
  'no-invention': noInvention,
  'no-leak': noLeak,
  distinct,
};

export interface GateResult {
  passed: boolean;
  /** The candidate without what was wrapped around it; all other gates judge this. */
  text: string;
  failures: GateFailure[];
}

/** Puts a candidate through every gate. Pure; a wrapper is reported and taken off, so that it alone need not be fatal. */
export function checkVariant(
  candidate: string,
  draft: DraftAnalysis,
  siblings: readonly string[],
  options: GateOptions = {},
): GateResult {
  const text = stripWrapperUnlessOwn(candidate, draft.text);
  const failures = GATES.flatMap((gate) => {
    const failure = CHECKS[gate]({ text: gate === 'wrapper' ? candidate : text, draft, siblings, options });
    return failure ? [{ gate, ...failure }] : [];
  });
  return { passed: failures.length === 0, text, failures };
}
