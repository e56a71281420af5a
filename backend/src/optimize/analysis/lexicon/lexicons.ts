import { en } from './en.js';
import { compileLexicon, type Lexicon } from './lexicon.js';

const LEXICONS = new Map<string, Lexicon>([
  ['en', compileLexicon(en)],
]);

/** How people ask in this language, if we know it. */
export function lexiconOf(language: string): Lexicon | undefined {
  return LEXICONS.get(language);
}
