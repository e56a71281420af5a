/**
 * What the scorer knows of one language: alternatives of regular expressions, in lower case. Accents may be written;
 * they are taken off at use, as in the texts. Fields marked "stems" match longer words that begin so.
 */
export interface LexiconSource {
  /** Text without spaces between words, where nothing marks the edge of a word. */
  signs?: true;
  /** The verb ends its clause, so what is asked for stands before it. */
  verbLast?: true;
  /** What is written together with the start of a word: articles and prepositions of Arabic. */
  prefix?: string;
  /** What may stand between the start of a clause and the verb of a request. */
  lead: string;
  verbs: string;
  /** Stems. What can be made: an e-mail, a plan. A bare "e-mail to …" is a request, too. */
  nouns: string;
  /** What follows such a noun: about, for, to. */
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
  vague: string;
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
  topic: string;
  first: string;
  next: string;
  last: string;
  /** One phrase that alone states an order. */
  sorted: string;
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
  const get = (field: keyof LexiconSource): string => {
    const list = source?.[field];
    return typeof list === 'string' && list ? `(?:${list.normalize('NFD').replace(MARKS, '').normalize('NFC')})` : NEVER;
  };
  const left = signs ? '' : '(?<![\\p{L}\\p{N}])';
  const right = signs ? '' : '(?![\\p{L}\\p{N}])';
  const tail = signs ? '' : '\\p{L}{0,5}';
  const gap = signs ? '\\s?' : '[\\s-]+';
  const some = (words: number) => (signs ? '' : `(?:[^\\s.!?;:,]+\\s){0,${words}}?`);
  const make = (pattern: string, flags = 'gu') => new RegExp(pattern, flags);
  const whole = (field: keyof LexiconSource) => `${left}${get(field)}${right}`;
  const stem = (field: keyof LexiconSource) => `${left}${prefix}${get(field)}${tail}${right}`;

  const number = `(?:\\d[\\d·]*|${get('numbers')})`;
  const range = `${number}(?:\\s?(?:-|–|~|\\p{L}{1,3})\\s?${number})?`;
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
      `(?:^|\\n|[.!?;:,…)(–—•*&¤-]\\s|[。！？：；，、،؛؟]|${left}${get('lead')}${signs ? '' : '\\s'})\\s*(?:[^\\p{L}\\s]{1,3}\\s*)?$`,
      'u',
    ),
    glued: make(`(?:${whole('stop')}|${whole('verbs')}|\\d|[:：])\\s?(?:[^\\s.!?;:,\\n]+\\s){0,2}$`, 'u'),
    blank: make(
      [
        ...(['stop', 'adverbs', 'unit', 'count', 'one', 'numbers', 'to', 'short', 'long', 'topic'] as const).map(whole),
        ...(['empty', 'hype', 'tone', 'manner', 'format', 'person'] as const).map(stem),
      ].join('|'),
    ),
    things: make(stem('nouns')),
    audience: make(
      signs
        ? get('reader')
        : `${left}${prefix}${get('to')}(?:\\s|(?<=[لب]))${some(3)}${get('person')}\\p{L}{0,4}${right}|${left}${get('reader')}`,
    ),
    tone: make(stem('tone')),
    manner: make(stem('manner')),
    size: make(size),
    counted: make(`${left}${number}${signs ? '\\s?' : '\\s'}${some(2)}${get('count')}${right}`),
    ceiling: bound('max'),
    floor: bound('min'),
    verbs: make(whole('verbs')),
    nouns: make(`${stem('nouns')}${signs ? '' : `\\s+${get('link')}`}${right}`),
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
