import { detectLanguage } from '../analysis/detect-language.js';
import { fold } from '../analysis/fold.js';
import { isClearlyIn } from '../analysis/function-words.js';
import { additionsOf } from './additions.js';
import type { Gate } from './gate.js';

const LETTERS_TO_TELL = 20;
/** One sign stands for a word or a syllable. */
const SIGNS_TO_TELL = 6;

/** Languages that a few lines don't tell apart with certainty, when one of the two is seldom met. */
const SISTERS: readonly (readonly string[])[] = [
  ['ru', 'uk', 'bg', 'sr', 'be'],
  ['hi', 'mr'],
  ['cs', 'sk'],
  ['es', 'ca'],
  ['id', 'ms'],
  ['nl', 'af'],
  ['da', 'no', 'sv'],
  ['hr', 'sr', 'sl'],
  ['ar', 'fa', 'ur', 'ku'],
];
const SELDOM_MET = new Set(['bg', 'sr', 'be', 'mr', 'sk', 'ca', 'ms', 'af', 'sl', 'no', 'ku']);

/** The detector has not learned these; small words alone give them away. */
const HARDLY_KNOWN = new Set(['sw', 'af', 'eu', 'tl', 'lt', 'lv', 'et', 'is', 'sq']);

const cannotBeToldFrom = (one: string, other: string): boolean =>
  (SELDOM_MET.has(one) || SELDOM_MET.has(other)) &&
  SISTERS.some((sisters) => sisters.includes(one) && sisters.includes(other));

const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;
/** Without any kana, a few signs of Chinese pass for Japanese. */
const mayBeChinese = (added: string, draft: string): boolean => draft === 'zh' && !KANA.test(added);

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Written in the language of the draft. What was added is judged; the draft's own words may quote any language. */
export const sameLanguage: Gate = ({ text, draft }) => {
  if (draft.language.code === 'und' || !draft.language.reliable) return undefined;
  const added = additionsOf(text, draft)
    .join('\n')
    .replace(/^[-*•\d.)\s]+/gmu, '');
  if (draft.language.script === 'Latn' && isClearlyIn(draft.language.code, fold(added))) return undefined;
  const found = detectLanguage(added.replace(/\n/gu, ' '));
  const enough = found.script === 'Latn' ? LETTERS_TO_TELL : SIGNS_TO_TELL;
  if (letters(added) < enough || found.code === 'und' || found.code === draft.language.code) return undefined;
  if (HARDLY_KNOWN.has(draft.language.code) && found.code !== 'en') return undefined;
  if (cannotBeToldFrom(found.code, draft.language.code)) return undefined;
  if (found.code === 'ja' && mayBeChinese(added, draft.language.code)) return undefined;
  return { reason: `It should be in the language of the draft (${draft.language.code}).`, pieces: [found.code] };
};
