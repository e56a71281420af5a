import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { findNames } from '../analysis/names.js';
import { fold } from '../analysis/fold.js';
import { URL_SOURCE } from '../analysis/span-patterns.js';
import type { Gate } from './gate.js';

/** Chinese, Japanese and Arabic write figures right behind a word; "v2" and "mp3" are words. */
const NUMBER = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])\p{Nd}+(?:[.,:/-]\p{Nd}+)*/gu;
const LINK = new RegExp(
  String.raw`${URL_SOURCE}|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}]{2,}|(?<![\p{L}\p{N}@./])@[\p{L}_][\p{L}\p{N}_]+|(?<![\p{L}\p{N}&#])#[\p{L}][\p{L}\p{N}_]+`,
  'gu',
);
const LIST_MARK = /^\s*(?:#{1,6}\s|\p{Nd}{1,2}[.)、．])/gmu;

/** Units of the answer, not of the person's world: a limit in these is ours to add, as an assumption. */
const GENERIC_UNITS =
  'words?|sentences?|paragraphs?|bullets?|bullet points?|points?|items?|entries|ideas|options?|examples?|questions?|steps?|lines?|characters?|sections?|versions?|alternatives?|names|palabras|frases|oraciones|párrafos|preguntas|opciones|ejemplos|ideas|pasos|líneas|mots|phrases|paragraphes|questions|options|exemples|idées|étapes|lignes|wörter[n]?|worte[n]?|sätze[n]?|absätze[n]?|fragen|optionen|beispiele[n]?|ideen|schritte[n]?|zeilen|stichpunkte[n]?|palavras|parágrafos|perguntas|opções|exemplos|ideias|passos|linhas|parole|frasi|paragrafi|domande|opzioni|esempi|idee|passaggi|righe|cuvinte|propoziții|paragrafe|întrebări|opțiuni|exemple|idei|pași|rânduri|字|个字|句话?|段|条|个问题|个例子|个选项|个要点|点|步|行|文字|字以内|文|段落|項目|個|つ|問|案|行|كلمات|كلمة|جمل|جملة|فقرات|أسئلة|خيارات|أمثلة|أفكار|خطوات|أسطر|نقاط';
const GENERIC_LIMIT = new RegExp(
  `(?:[≤<~]\\s?)?\\p{Nd}+(?:\\s?(?:[-–—]|to|a|à|bis|la|至|到|から|إلى)\\s?\\p{Nd}+)?[\\s-]?(?:\\p{L}+\\s)?(?:${GENERIC_UNITS})(?![\\p{Script=Latin}])`,
  'giu',
);

/** Capitals that belong to the trade of writing requests. */
const COMMON = new Set(
  'ai null json csv html css xml yaml markdown pdf sql api url faq seo cta q&a ok i english spanish french german portuguese italian romanian chinese japanese arabic us uk eu task role goal context format tone length audience requirements example output input text question answer step note'.split(
    ' ',
  ),
);

function unknownNumbers(text: string, draft: DraftAnalysis, assumptions: readonly string[]): string[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const known = new Set(
    [...draft.text.matchAll(NUMBER), ...assumptions.join(' ').matchAll(NUMBER)].map((match) => match[0]),
  );
  const rest = text.replace(LIST_MARK, ' ').replace(GENERIC_LIMIT, ' ');
  return [...rest.matchAll(NUMBER)]
    .map((match) => match[0])
    .filter((found) => !known.has(found) && !draft.text.includes(found));
}

/** Without one of these there is no link, and most texts have none. */
const MAY_LINK = /[@#]|:\/\/|www\./iu;

function unknownLinks(text: string, draft: DraftAnalysis): string[] {
  if (!MAY_LINK.test(text)) return [];
  const trimmed = [...text.matchAll(LINK)].map((match) => match[0].replace(/[.,;:!?)\]。，]+$/u, ''));
  return trimmed.filter((link) => !draft.text.includes(link));
}

/** German capitalises every noun, so one capital tells nothing: acronyms, brands and two names in a row do. */
const ACRONYM_OR_BRAND = /\p{Lu}{2}|\p{Ll}\p{Lu}/u;
const TWO_IN_A_ROW = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u;
/** Nouns that German does put side by side: "eine Art Einleitung", "Ende Mai", "Teil Eins", "ein Glas Wasser". */
const MEASURING_NOUN =
  /^(?:Art|Teil|Ende|Anfang|Mitte|Reihe|Menge|Paar|Anzahl|Liste|Form|Punkt|Schritt|Seite|Zeile|Absatz|Satz|Kapitel|Prozent|Minuten?|Stunden?|Tage?|Wochen?|Jahre?|Glas|Tasse|Stück|Frau|Herr|Abschnitt|Version|Variante|Option|Beispiel|Frage|Thema|Kategorie|Stichwort|Format|Typ|Klasse|Stufe|Note|Gramm|Kilo|Liter|Euro) /u;
const NOUN_ENDING =
  /(?:unge?n?|heite?n?|keite?n?|schafte?n?|tione?n?|nisse?n?|tum|chen|lein|ismus|täte?n?|enze?n?|anze?n?|mente?|logie|texte?s?|plan|liste|form|punkte?|fragen?|antworten?|sätze?n?|wörter)$/u;

const looksLikeGermanName = (name: string): boolean =>
  ACRONYM_OR_BRAND.test(name) ||
  (TWO_IN_A_ROW.test(name) &&
    !MEASURING_NOUN.test(name) &&
    !name.split(' ').some((word) => NOUN_ENDING.test(word.toLowerCase())));

function unknownNames(text: string, draft: DraftAnalysis): string[] {
  const known = fold(draft.text);
  const found = findNames(text, draft.language).map(({ start, end }) => text.slice(start, end));
  const names = draft.language.code === 'de' ? found.filter(looksLikeGermanName) : found;
  return names.filter((name) => {
    const words = fold(name).split(/[\s-]+/u);
    return !known.includes(fold(name)) && words.some((word) => !known.includes(word) && !COMMON.has(word));
  });
}

/** The limits a text sets on the answer although the draft has none, to be declared as assumptions. */
export function assumedLimits(text: string, draft: DraftAnalysis): string[] {
  const found = [...text.replace(LIST_MARK, ' ').matchAll(GENERIC_LIMIT)].map((match) => match[0].trim());
  return [...new Set(found.filter((limit) => !fold(draft.text).includes(fold(limit))))];
}

/** No names, numbers, dates, links or brands that the person didn't give. */
export const noInvention: Gate = ({ text, draft, options }) => {
  const pieces = [
    ...unknownNumbers(text, draft, options.assumptions ?? []),
    ...unknownLinks(text, draft),
    ...unknownNames(text, draft),
  ];
  return pieces.length > 0
    ? { reason: 'It contains something the person did not give.', pieces: [...new Set(pieces)] }
    : undefined;
};
