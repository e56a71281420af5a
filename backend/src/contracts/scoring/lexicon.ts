/** Alternatives, in one string or in several. */
type Words = string | readonly string[];

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
  lead: Words;
  verbs: Words;
  /** Stems of such verbs, with the endings in which requests are made. */
  stems?: Words;
  /** Stems. What can be made: an e-mail, a plan. A bare "e-mail to …" is a request, too. */
  nouns: Words;
  /** What follows such a noun: about, for, to. */
  link: Words;
  question: Words;
  /** Function words, which real sentences have and heaps of keywords lack. */
  stop: Words;
  /** Intensifiers, which are taken out before anything is read. */
  adverbs: Words;
  /** Stems. Praise for the answer to come. It says nothing, and heaps of it cost clarity. */
  hype: Words;
  /** Stems. Words that can't be what a request is about: answer, result, best, way. */
  empty: Words;
  vague: Words;
  /** How a role for the assistant begins; it counts only where role play is what is wanted. */
  persona: Words;
  /** One and the indefinite article: "a paragraph" is a length, "an idea" is none. */
  one: Words;
  numbers: Words;
  /** What texts are measured in. */
  unit: Words;
  /** What is counted. */
  count: Words;
  /** What leads to a reader, and (stems) the reader. */
  to: Words;
  person: Words;
  /** Whole phrases that say for whom, such as "for beginners" in words of their own. */
  reader: Words;
  /** Stems of tones that need no noun; `manner` are the nouns, which let any adjective count. */
  tone: Words;
  manner: Words;
  /** Stems. */
  format: Words;
  short: Words;
  long: Words;
  casual: Words;
  formal: Words;
  must: Words;
  not: Words;
  max: Words;
  min: Words;
  only: Words;
  check: Words;
  topic: Words;
  first: Words;
  next: Words;
  last: Words;
  /** One phrase that alone states an order. */
  sorted: Words;
}

type Patterns =
  | 'verbs'
  | 'nouns'
  | 'question'
  | 'stop'
  | 'adverbs'
  | 'hype'
  | 'vague'
  | 'persona'
  | 'format'
  | 'short'
  | 'long'
  | 'casual'
  | 'formal'
  | 'must'
  | 'not'
  | 'only'
  | 'check'
  | 'topic'
  | 'first'
  | 'next'
  | 'last'
  | 'sorted';

/** A language ready for use. All patterns are global, and find nothing where the language is unknown. */
export type Lexicon = Record<Patterns, RegExp> & {
  isKnown: boolean;
  signs: boolean;
  verbLast: boolean;
  /** Matches the text before a verb or a negation that opens a clause. */
  opens: RegExp;
  /** Matches the text before a word that stands in a sentence and not in a heap. */
  glued: RegExp;
  /** Everything that can't be what a request is about. */
  blank: RegExp;
  content: RegExp;
  /** What is made, with nothing said about it yet. */
  things: RegExp;
  audience: RegExp;
  tone: RegExp;
  manner: RegExp;
  size: RegExp;
  counted: RegExp;
  ceiling: RegExp;
  floor: RegExp;
};

const NEVER = '(?!)';
const MARKS = /[\u0300-\u036f\u064b-\u0655]/g;

/** Lower case without accents, so that hasty typing is read like careful typing. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC');

export function compile(source: LexiconSource | undefined): Lexicon {
  const signs = !!source?.signs;
  const prefix = source?.prefix ? `(?:${source.prefix})?` : '';
  const letters = source?.letters ?? 'a-z\\u00aa-\\uffff';
  const get = (field: keyof LexiconSource): string => {
    const list = source?.[field];
    if (!list || list === true) return NEVER;
    return `(?:${typeof list === 'string' ? list : list.join('|')})`.replaceAll('\\p{L}', `[${letters}]`);
  };
  const left = signs ? '' : `(?<![${letters}\\d])`;
  const right = signs ? '' : `(?![${letters}\\d])`;
  const tail = signs ? '' : `[${letters}]{0,5}`;
  const gap = signs ? '\\s?' : '[\\s-]+';
  const some = (words: number) => (signs ? '' : `(?:[^\\s.!?;:,]+\\s){0,${words}}?`);
  // Without the u flag, which makes compiling these patterns many times slower.
  const make = (pattern: string, flags = 'g') => new RegExp(pattern, flags);
  const whole = (field: keyof LexiconSource) => `${left}${get(field)}${right}`;
  const verbs = source?.stems ? `(?:${whole('verbs')}|${left}${get('stems')}[${letters}]{0,8}(?:-[${letters}]{2,4})?${right})` : whole('verbs');
  const stem = (field: keyof LexiconSource) => `${left}${prefix}${get(field)}${tail}${right}`;

  const number = `(?:\\d[\\d·]*|${get('numbers')})`;
  const range = `${number}(?:\\s?(?:-|–|~|[${letters}]{1,3})\\s?${number})?`;
  const size = `${left}(?:${range}|${get('one')})${gap}${some(1)}${get('unit')}${right}`;
  const bound = (field: 'max' | 'min') => {
    const word = get(field);
    const amount = `(\\d+)${gap.replace('+', '*')}(?:${get('unit')}|${get('count')})`;
    return make(`${left}${word}\\W{0,2}${some(1)}${amount}${right}|${left}${amount}\\W{0,2}${word}${right}`);
  };

  return {
    isKnown: !!source,
    signs,
    verbLast: !!source?.verbLast,
    opens: make(
      `(?:^|\\n|[.!?;:,…)(–—•*&¤-]\\s|[。！？：；，、،؛؟]|${left}${get('lead')}${signs ? '' : '\\s'})\\s*(?:[^${letters}\\s]{1,3}\\s*)?$`,
      '',
    ),
    glued: make(`(?:${whole('stop')}|${verbs}|\\d|[:：])\\s?(?:[^\\s.!?;:,\\n]+\\s){0,2}$`, ''),
    blank: make(
      [
        ...(['stop', 'adverbs', 'unit', 'count', 'one', 'numbers', 'to', 'short', 'long', 'topic'] as const).map(whole),
        ...(['empty', 'hype', 'tone', 'manner', 'format', 'person'] as const).map(stem),
      ].join('|'),
    ),
    content: make(`¤|\\d+|${source?.content ?? `[${letters}]{3,}`}`),
    things: make(stem('nouns')),
    audience: make(
      signs
        ? get('reader')
        : `${left}${prefix}${get('to')}(?:\\s|(?<=[لب]))${some(3)}${get('person')}[${letters}]{0,4}${right}|${left}${get('reader')}`,
    ),
    tone: make(stem('tone')),
    manner: make(stem('manner')),
    size: make(size),
    counted: make(`${left}${number}${signs ? '\\s?' : '\\s'}${some(2)}${get('count')}${right}`),
    ceiling: bound('max'),
    floor: bound('min'),
    verbs: make(verbs),
    nouns: make(signs ? `${get('link')}[^。！？\\n]{0,30}${get('nouns')}` : `${stem('nouns')}\\s+${get('link')}${right}`),
    question: make(whole('question')),
    stop: make(whole('stop')),
    adverbs: make(`${whole('adverbs')}\\s*`),
    hype: make(stem('hype')),
    vague: make(whole('vague')),
    persona: make(whole('persona')),
    format: make(stem('format')),
    short: make(whole('short')),
    long: make(whole('long')),
    casual: make(whole('casual')),
    formal: make(whole('formal')),
    must: make(whole('must')),
    not: make(whole('not')),
    only: make(whole('only')),
    check: make(`${left}${prefix}${get('check')}`),
    topic: make(`${left}${prefix}${get('topic')}${right}`),
    first: make(whole('first')),
    next: make(whole('next')),
    last: make(whole('last')),
    sorted: make(whole('sorted')),
  };
}
