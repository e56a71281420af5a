import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { splitSentences } from '../analysis/segment.js';
import { containment, threeGrams } from './similarity.js';

const MOSTLY = 0.75;

/** Takes out a passage that is there word for word, so that no sentence of ours is glued to one of theirs. */
function without(text: string, passage: string): string {
  const at = passage ? text.toLowerCase().indexOf(passage.toLowerCase()) : -1;
  return at < 0 ? text : `${text.slice(0, at)}\n${text.slice(at + passage.length)}`;
}

/** Two gates ask for the same, and for the same siblings, while one draft's versions are judged. */
const found = new WeakMap<DraftAnalysis, Map<string, string[]>>();

/**
 * What a variant says beyond the draft: its sentences and lines that aren't the person's own. Every faithful variant
 * repeats the draft, so variants are told apart, and their language is judged, by the rest.
 */
export function additionsOf(text: string, draft: DraftAnalysis): string[] {
  const ofDraft = found.get(draft) ?? new Map<string, string[]>();
  found.set(draft, ofDraft);
  let additions = ofDraft.get(text);
  if (!additions) ofDraft.set(text, (additions = findAdditions(text, draft)));
  return additions;
}

function findAdditions(text: string, draft: DraftAnalysis): string[] {
  const own = threeGrams(draft.text);
  const { instruction, material } = draft.parts;
  const rest = without(without(text, material), instruction);
  return splitSentences(rest)
    .map((piece) => piece.text)
    .filter((piece) => containment(piece, own) < MOSTLY);
}
