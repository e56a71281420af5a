import type { DraftAnalysis, ProtectedSpan } from '../analysis/draft-analysis.js';
import { fold } from '../analysis/fold.js';
import { restrictionPatterns } from '../analysis/negations-and-limits.js';
import type { Gate } from './gate.js';

const plain = (text: string) =>
  fold(text)
    .normalize('NFKC')
    .replace(/["“”„«»]/gu, '"')
    .replace(/\s+/gu, ' ');

/** Case and kind of quotation mark may change in these; the rest has to come back letter by letter. */
const LOOSE = new Set(['name', 'quote', 'date', 'time', 'money', 'percentage', 'number', 'limit']);

function isKept(span: ProtectedSpan, text: string): boolean {
  if (text.includes(span.text)) return true;
  return LOOSE.has(span.kind) && plain(text).includes(plain(span.text).replace(/^["']|["']$/gu, ''));
}

const count = (text: string, pattern: RegExp) => fold(text).match(pattern)?.length ?? 0;

/** "Don't use jargon" may become "without jargon", but no restriction may just disappear. */
function lostRestrictions(text: string, draft: DraftAnalysis): string[] {
  const patterns = restrictionPatterns(draft.language.code);
  if (!patterns) return [];
  const restrictions = draft.protectedSpans.filter((span) => span.kind === 'negation' || span.kind === 'limit');
  const kept = count(text, patterns.negation) + count(text, patterns.limit);
  const needed = restrictions.length;
  return kept >= needed ? [] : restrictions.filter((span) => !isKept(span, text)).map((span) => span.text);
}

/** The protected pieces that are missing from a text. */
export function missingPieces(text: string, draft: DraftAnalysis): string[] {
  const fixed = draft.protectedSpans.filter((span) => span.kind !== 'negation' && span.kind !== 'limit');
  return [...fixed.filter((span) => !isKept(span, text)).map((span) => span.text), ...lostRestrictions(text, draft)];
}

/** Every protected piece of the draft is there. */
export const mustKeep: Gate = ({ text, draft }) => {
  const pieces = [...new Set(missingPieces(text, draft))];
  return pieces.length > 0 ? { reason: 'Something the person wrote is missing.', pieces } : undefined;
};
