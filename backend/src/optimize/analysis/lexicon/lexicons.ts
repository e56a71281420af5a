import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { compileLexicon, type Lexicon, type LexiconSource } from './lexicon.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { zh } from './zh.js';

const SOURCES: Readonly<Record<string, LexiconSource>> = { ar, de, en, es, fr, it, ja, pt, ro, zh };

const compiled = new Map<string, Lexicon>();

/** How people ask in this language, if we know it. Compiled when the first draft in it comes. */
export function lexiconOf(language: string): Lexicon | undefined {
  const known = compiled.get(language);
  if (known) return known;
  const source = Object.hasOwn(SOURCES, language) ? SOURCES[language] : undefined;
  if (!source) return undefined;
  const lexicon = compileLexicon(source);
  compiled.set(language, lexicon);
  return lexicon;
}
