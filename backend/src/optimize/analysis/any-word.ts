import { fold } from './fold.js';

const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const CLASSES: Readonly<Record<string, string>> = { '\\p{l}': '\\p{L}', '\\p{nd}': '\\p{Nd}' };

/** Folding is for letters, not for the names of classes of letters. */
const foldPattern = (source: string): string =>
  fold(source).replace(/\\p\{(?:l|nd)\}/gu, (name) => CLASSES[name] ?? name);

/**
 * One pattern for folded text out of the alternatives of several languages. Each has to start a word, or the text, in
 * scripts that separate words.
 */
export function anyWord(sources: readonly string[], { atStart = false } = {}): RegExp {
  const before = (source: string) => (atStart ? '^' : WITHOUT_SPACES.test(source) ? '' : '(?<![\\p{L}\\p{N}])');
  return new RegExp(sources.map((source) => `${before(source)}(?:${foldPattern(source)})`).join('|'), 'u');
}
