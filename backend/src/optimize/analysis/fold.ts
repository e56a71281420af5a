const SPECIAL: Readonly<Record<string, string>> = {
  ß: 's',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  '\u00A0': ' ',
  '\u3000': ' ',
};

const ASCII = /^[\0-\x7f]*$/;
const LATIN_1 = /^[\0-\xff]*$/;
const NOT_PLAIN = /[A-Z]+|[^\0-\x7f]/gu;

const known = new Map<string, string>();

function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const lower = character.toLowerCase();
  const single = lower.length === character.length ? lower : character;
  const base = SPECIAL[single] ?? (/\p{Script=Latin}/u.test(single) ? (single.normalize('NFD')[0] ?? single) : single);
  const result = base.length === character.length ? base : character;
  if (known.size < 4096) known.set(character, result);
  return result;
}

/** A text cut out of a wider one stays wide though it has no wide character; patterns take twice as long on it. */
const inOneByte = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/**
 * Lower case, without the accents of Latin letters and with one form of the Arabic alef, so that "Ecrire" is found like
 * "Écrire". The length stays the same: an offset in the result is an offset in the text.
 */
export function fold(text: string): string {
  // Most of what is folded is ASCII, and what isn't mostly has a few other letters.
  if (ASCII.test(text)) return text.toLowerCase();
  const folded = text.replace(NOT_PLAIN, (run) => (ASCII.test(run) ? run.toLowerCase() : foldCharacter(run)));
  return LATIN_1.test(folded) ? inOneByte(folded) : folded;
}

const ARABIC_MARKS = /[\u064b-\u0652\u0670\u0640]/gu;

/** And without the vowel signs of Arabic, where only words are looked for and no offsets: "تخيّل" is found like "تخيل". */
export const foldWords = (text: string): string => fold(text).replace(ARABIC_MARKS, '');
