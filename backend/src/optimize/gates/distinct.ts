import { fold } from '../analysis/fold.js';
import { additionsOf } from './additions.js';
import type { Gate } from './gate.js';
import { similarity } from './similarity.js';

const MOST_ALIKE = 0.6;

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Not the draft again, and not a second copy of another variant: what they add to the draft has to differ. */
export const distinct: Gate = ({ text, draft, siblings, options }) => {
  if (letters(text) === letters(draft.text) && text.trim() !== '' && !addsMarks(text, draft.text)) {
    return { reason: 'It is the draft, unchanged.', pieces: [] };
  }
  const most = options.maxSimilarity ?? MOST_ALIKE;
  const own = additionsOf(text, draft).join('\n');
  const twin = siblings.find((sibling) => {
    if (similarity(text, sibling) <= most) return false;
    const other = additionsOf(sibling, draft).join('\n');
    return similarity(own, other) > most;
  });
  return twin === undefined ? undefined : { reason: 'It is nearly the same as another version.', pieces: [] };
};

/** In a language we have no words for, structure is all that can be added. */
function addsMarks(text: string, draft: string): boolean {
  const marks = (value: string) => value.replace(/[\p{L}\p{N}\s.,!?。！？]+/gu, '').length;
  return marks(text) > marks(draft) + 2;
}
