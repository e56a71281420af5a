import { compileLexicon, type Lexicon } from './compile-lexicon.js';
import type { LexiconSource } from './lexicon.js';
import { ar } from './lexicons/ar.js';
import { ja } from './lexicons/ja.js';
import { latin } from './lexicons/latin.js';
import { zh } from './lexicons/zh.js';

type Name = 'latin' | 'zh' | 'ja' | 'ar' | 'none';

const SOURCES: Readonly<Record<Name, LexiconSource | undefined>> = { latin, zh, ja, ar, none: undefined };

const OF_LANGUAGE: Readonly<Record<string, Name>> = {
  ...Object.fromEntries(['en', 'es', 'fr', 'de', 'pt', 'it', 'ro'].map((code) => [code, 'latin' as const])),
  zh: 'zh',
  ja: 'ja',
  ar: 'ar',
};

/** What a text is read as when its language isn't known, by its script. */
const OF_SCRIPT: readonly (readonly [RegExp, Name])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Latin}/u, 'latin'],
];

const compiled = new Map<Name, Lexicon>();

/** The lexicon of a language; of its script where the language is undetermined; an empty one where we have none. */
export function lexiconFor(language: string, text: string): Lexicon {
  const code = language.toLowerCase().split('-')[0] ?? '';
  const isUndetermined = code === '' || code === 'und';
  const name = isUndetermined ? OF_SCRIPT.find(([script]) => script.test(text))?.[1] : OF_LANGUAGE[code];
  const key = name ?? 'none';
  let lexicon = compiled.get(key);
  if (!lexicon) compiled.set(key, (lexicon = compileLexicon(SOURCES[key])));
  return lexicon;
}
