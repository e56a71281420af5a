import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import type { LanguageTable } from './language.js';
import { es } from './es.js';
import { it } from './it.js';
import { fr } from './fr.js';
import { ro } from './ro.js';
import { zh } from './zh.js';

const TABLES: Readonly<Record<string, LanguageTable>> = { ar, de, en, es, it, ro, zh };

/** The native wording of a language, if there is one. */
export function tableOf(language: string): LanguageTable | undefined {
  return Object.hasOwn(TABLES, language) ? TABLES[language] : undefined;
}

export const ENGLISH: LanguageTable = en;
