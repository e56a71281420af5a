import { en } from './en.js';
import type { LanguageTable } from './language.js';

const TABLES = new Map<string, LanguageTable>([['en', en]]);

/** The native wording of a language, if there is one. */
export function tableOf(language: string): LanguageTable | undefined {
  return TABLES.get(language);
}

export const ENGLISH: LanguageTable = en;
