import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { splitSentences } from '../analysis/segment.js';
import { containment, threeGrams } from './similarity.js';

const MOSTLY = 0.75;

/**
 * What a variant says beyond the draft: its sentences and lines that aren't the person's own. Every faithful variant
 * repeats the draft, so variants are told apart, and their language is judged, by the rest.
 */
export function additionsOf(text: string, draft: DraftAnalysis): string[] {
  const own = threeGrams(draft.text);
  return splitSentences(text)
    .map((piece) => piece.text)
    .filter((piece) => containment(piece, own) < MOSTLY);
}
