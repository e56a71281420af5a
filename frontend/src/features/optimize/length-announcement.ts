import { LIMITS } from '@contracts/limits';
import { promptTexts } from '../../content/optimize';

/** Lengths worth interrupting a listener for. */
const ANNOUNCED_LENGTHS = [LIMITS.promptMaxLength, 490, 450];

/** What to say aloud when the text grew from one length to another; null for all but a few. */
export function lengthAnnouncement(before: number, after: number): string | null {
  const reached = ANNOUNCED_LENGTHS.find((length) => before < length && after >= length);
  if (reached === undefined) return null;
  return promptTexts.charactersUsed(after, LIMITS.promptMaxLength);
}
