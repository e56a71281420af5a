import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { foldWords } from '../analysis/fold.js';
import { isTraditional, toSimplified } from '../analysis/traditional-chinese.js';
import { wishesBeside, type WishBeside } from '../analysis/wishes-beside.js';

const KEYS = {
  translation: 'besideTranslation',
  summary: 'besideSummary',
  explanation: 'besideExplanation',
  verdict: 'besideVerdict',
  piece: 'besidePiece',
  questions: 'besideQuestions',
  title: 'besideTitle',
} as const satisfies Record<WishBeside, string>;
export type BesideKey = (typeof KEYS)[WishBeside];

const known = new WeakMap<DraftAnalysis, readonly BesideKey[]>();

/** What is asked for by name is the piece that is to be written. */
export const besideOf = (draft: DraftAnalysis, particular: unknown): readonly BesideKey[] =>
  besideKeys(draft).filter((key) => key !== 'besidePiece' || particular === undefined);

/** Phrases for what is asked for beside what the draft's wording serves. */
export function besideKeys(draft: DraftAnalysis): readonly BesideKey[] {
  let keys = known.get(draft);
  if (!keys) {
    const { language, text, parts, wording } = draft;
    const isInTraditional = language.code === 'zh' && isTraditional(text);
    const folded = foldWords(isInTraditional ? toSimplified(parts.instruction) : parts.instruction);
    keys = wishesBeside(language.code, wording, folded).map((wish) => KEYS[wish]);
    known.set(draft, keys);
  }
  return keys;
}
