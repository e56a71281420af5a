import { countWords } from '../../contracts/words.js';
import type { Gate } from './gate.js';

const LEAST_SHARE = 0.5;
const MOST_CHARACTERS = 4000;
const STRUCTURED_WORDS = 180;
/** Room for requirements around a draft that alone is longer than the limit. */
const ROOM_AROUND_DRAFT = 110;
const SHARP_GROWTH = 2.2;
/** A question of four words can't be made precise in nine; a sentence may be added to any draft. */
const SHARP_ROOM = 220;

/** Neither empty nor cut off nor bloated. */
export const size: Gate = ({ text, draft, options }) => {
  if (!text.trim()) return { reason: 'It is empty.', pieces: [] };
  if (options.isComplete === false) return { reason: 'It was cut off before its end.', pieces: [] };
  if (text.length < draft.text.length * LEAST_SHARE)
    return { reason: 'It is much shorter than the draft.', pieces: [] };
  if (text.length > (options.maxCharacters ?? MOST_CHARACTERS)) return { reason: 'It is too long.', pieces: [] };
  const sharpLimit = draft.text.length * SHARP_GROWTH + SHARP_ROOM;
  if (options.strategy === 'sharp' && text.length > sharpLimit) {
    return { reason: `It should have at most ${Math.round(sharpLimit)} characters.`, pieces: [] };
  }
  const structuredLimit = Math.max(STRUCTURED_WORDS, draft.wordCount + ROOM_AROUND_DRAFT);
  if (options.strategy === 'structured' && countWords(text) > structuredLimit) {
    return { reason: `It should have at most ${structuredLimit} words.`, pieces: [] };
  }
  return undefined;
};
