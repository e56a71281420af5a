/**
 * What the scorer knows of a language: alternatives of regular expressions, as a folded text has them, which is in lower
 * case and without accents. Fields marked "stems" match longer words that begin so.
 */
export interface LexiconSource {
  /** Text without spaces between words, where nothing marks the edge of a word. */
  signs?: true;
  /** The verb ends its clause, so what is asked for stands before it. */
  verbLast?: true;
  /** The letters of the folded script; `\p{L}` in the lists stands for one of them. */
  letters?: string;
  /** What is written together with the start of a word: articles and prepositions of Arabic. */
  prefix?: string;
  /** What a word has to look like to be content; where words have edges, three letters. */
  content?: string;
  /** What may stand between the start of a clause and the verb of a request. */
  lead: string;
  verbs: string;
  /** Stems of such verbs, with the endings in which requests are made. */
  stems: string;
  /** Stems. Verbs that add a wish to a request and are none alone: include, use, end with. */
  wishes: string;
  /** Stems. What can be made: an e-mail, a plan. A bare "e-mail to …" is a request, too. */
  nouns: string;
  /** What follows such a noun, and what stands before a name: about, for, to. */
  link: string;
  question: string;
  /** Function words, which real sentences have and heaps of keywords lack. */
  stop: string;
  /** Intensifiers, which are taken out before anything is read. */
  adverbs: string;
  /** Stems. Praise for the answer to come. It says nothing, and heaps of it cost clarity. */
  hype: string;
  /** Stems. Words that can't be what a request is about: answer, result, best, way. */
  empty: string;
  /** Words that could mean anything: nice, something. */
  vague: string;
  /** Those among them that any word behind settles: "something warm", "the thing they share". */
  anything: string;
  /** And, or: what only adds another word. */
  joins: string;
  /** How a role for the assistant begins; it counts only where role play is what is wanted. */
  persona: string;
  /** One and the indefinite article: "a paragraph" is a length, "an idea" is none. */
  one: string;
  numbers: string;
  /** What texts are measured in. */
  unit: string;
  /** What is counted. */
  count: string;
  /** What leads to a reader, and (stems) the reader. */
  to: string;
  person: string;
  /** Whole phrases that say for whom, such as "for beginners" in words of their own. */
  reader: string;
  /** Stems of tones that need no noun; `manner` are the nouns, which let any adjective count. */
  tone: string;
  manner: string;
  /** Stems. */
  format: string;
  short: string;
  long: string;
  casual: string;
  formal: string;
  must: string;
  not: string;
  max: string;
  min: string;
  only: string;
  check: string;
  first: string;
  next: string;
  last: string;
  /** One phrase that alone states an order. */
  sorted: string;
}

const MARKS = /[\u0300-\u036f\u064b-\u0655]/g;

/** Lower case without accents, so that hasty typing is read like careful typing. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC').replaceAll('ß', 'ss');
