import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { compileLexicon, type Lexicon, type LexiconSource } from './lexicon.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ja } from './ja.js';
import { pt } from './pt.js';
import { it } from './it.js';
import { ro } from './ro.js';
import { zh } from './zh.js';

const SOURCES: Readonly<Record<string, LexiconSource>> = { ar, de, en, es, fr, it, ja, pt, ro, zh };

const LEXICONS = new Map<string, Lexicon>(Object.entries(SOURCES).map(([code, source]) => [code, compileLexicon(source)]));

/** How people ask in this language, if we know it. */
export function lexiconOf(language: string): Lexicon | undefined {
  return LEXICONS.get(language);
}
