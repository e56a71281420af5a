import { foldWords } from './fold.js';
import { lean } from './lean.js';

const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const CLASSES: Readonly<Record<string, string>> = { '\\p{l}': '\\p{L}', '\\p{nd}': '\\p{Nd}' };

/** Folding is for letters, not for the names of classes of letters. */
const foldPattern = (source: string): string =>
  foldWords(source).replace(/\\p\{(?:l|nd)\}/gu, (name) => CLASSES[name] ?? name);

/**
 * One pattern for folded text out of the alternatives of several languages. Each has to start a word, or the text, in
 * scripts that separate words.
 */
export function anyWord(sources: readonly string[], { atStart = false } = {}): RegExp {
  const either = (some: readonly string[]) => `(?:${some.map((source) => foldPattern(source)).join('|')})`;
  if (atStart) return lean(`^${either(sources)}`);
  // Looking back once at each place and not for each language: these patterns are most of an analysis' time.
  const spaced = sources.filter((source) => !WITHOUT_SPACES.test(source));
  const unspaced = sources.filter((source) => WITHOUT_SPACES.test(source));
  const parts = [
    ...(spaced.length > 0 ? [`(?<![\\p{L}\\p{N}])${either(spaced)}`] : []),
    ...unspaced.map((source) => either([source])),
  ];
  return lean(parts.join('|'));
}
