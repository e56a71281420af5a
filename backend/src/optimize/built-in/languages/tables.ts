import { ar } from './ar.js';
import { en } from './en.js';
import type { LanguageTable } from './language.js';
import { es } from './es.js';
import { ro } from './ro.js';
import { zh } from './zh.js';

const TABLES: Readonly<Record<string, LanguageTable>> = { ar, en, es, ro, zh };

/** The native wording of a language, if there is one. */
export function tableOf(language: string): LanguageTable | undefined {
  return Object.hasOwn(TABLES, language) ? TABLES[language] : undefined;
}

export const ENGLISH: LanguageTable = en;
