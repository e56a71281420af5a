import { LIMITS } from '@contracts/limits';
import { countWords } from '@contracts/words';
import { problemTexts, promptTexts } from '../../content/optimize';

/** Why this text can't be optimized, in one sentence; null if it can. */
export function promptProblem(text: string): string | null {
  if (text.trim() === '') return problemTexts.empty;
  if (countWords(text) < LIMITS.promptMinWords) return problemTexts.tooShort(LIMITS.promptMinWords);
  return null;
}

/** Lengths worth interrupting a listener for. */
const ANNOUNCED_LENGTHS = [LIMITS.promptMaxLength, 490, 450];

/** What to say aloud when the text grew from one length to another; null for all but a few. */
export function lengthAnnouncement(before: number, after: number): string | null {
  const reached = ANNOUNCED_LENGTHS.find((length) => before < length && after >= length);
  if (reached === undefined) return null;
  return promptTexts.charactersUsed(after, LIMITS.promptMaxLength);
}
