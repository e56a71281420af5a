import { detectLanguage } from '../analysis/detect-language.js';
import { additionsOf } from './additions.js';
import type { Gate } from './gate.js';

const LETTERS_TO_TELL = 20;
/** One sign stands for a word or a syllable. */
const SIGNS_TO_TELL = 6;

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Written in the language of the draft. What was added is judged; the draft's own words may quote any language. */
export const sameLanguage: Gate = ({ text, draft }) => {
  if (draft.language.code === 'und' || !draft.language.reliable) return undefined;
  const added = additionsOf(text, draft)
    .join('\n')
    .replace(/^[-*•\d.)\s]+/gmu, '');
  const found = detectLanguage(added.replace(/\n/gu, ' '));
  const enough = found.script === 'Latn' ? LETTERS_TO_TELL : SIGNS_TO_TELL;
  if (letters(added) < enough || found.code === 'und' || found.code === draft.language.code) return undefined;
  return { reason: `It should be in the language of the draft (${draft.language.code}).`, pieces: [found.code] };
};
