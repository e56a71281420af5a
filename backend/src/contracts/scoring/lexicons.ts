import { compile, type Lexicon, type LexiconSource } from './lexicon.js';
import { latin } from './lexicons/latin.js';

const SOURCES: Readonly<Record<string, LexiconSource>> = { latin };

/** What a text of unknown language is written in, by its script. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Latin}/u, 'en'],
];

const compiled = new Map<string, Lexicon>();

/** The lexicon of a language; for an undetermined one that of its script, and an empty one where we have none. */
export function lexiconFor(language: string, text: string): Lexicon {
  const [code = ''] = language.toLowerCase().split('-');
  const key = code === 'und' || code === '' ? (SCRIPTS.find(([script]) => script.test(text))?.[1] ?? '') : code;
  const lexicon = compiled.get(key) ?? compile(Object.hasOwn(SOURCES, key) ? SOURCES[key] : undefined);
  if (Object.hasOwn(SOURCES, key) || key === '') compiled.set(key, lexicon);
  return lexicon;
}
