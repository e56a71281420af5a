import { toTraditional } from '../../analysis/traditional-chinese.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import type { LanguageTable } from './language.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { zh } from './zh.js';

const TABLES: Readonly<Record<string, LanguageTable>> = { ar, de, en, es, fr, it, ja, pt, ro, zh };

/** The native wording of a language, if there is one. */
export function tableOf(language: string): LanguageTable | undefined {
  return Object.hasOwn(TABLES, language) ? TABLES[language] : undefined;
}

const inTraditional = <K extends string>(phrases: Readonly<Record<K, string>>): Record<K, string> =>
  Object.fromEntries(Object.entries<string>(phrases).map(([key, phrase]) => [key, toTraditional(phrase)])) as Record<
    K,
    string
  >;

/** The Chinese wording in the signs of Taiwan and Hong Kong. */
export const TRADITIONAL_CHINESE: LanguageTable = {
  ...zh,
  labels: inTraditional(zh.labels),
  sharp: inTraditional(zh.sharp),
  bullets: inTraditional(zh.bullets),
  guided: inTraditional(zh.guided),
};

export const NATIVE_LANGUAGES = Object.keys(TABLES);

export const ENGLISH: LanguageTable = en;
