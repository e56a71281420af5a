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
  /** Stems. Verbs that add a wish to a request and are none alone: include, use, end with. */
  wishes: Words;
  /** Stems. What can be made: an e-mail, a plan. A bare "e-mail to …" is a request, too. */
  nouns: Words;
  /** What follows such a noun, and what stands before a name: about, for, to. */
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
  | 'wishes'
  | 'nouns'
  | 'link'
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
/** A pattern whose counterpart has to follow within a few words. */
export interface Pair {
  head: RegExp;
  tail: RegExp;
}

/** A language ready for use. All patterns are global, and find nothing where the language is unknown. */
export type Lexicon = Record<Patterns, RegExp> & {
  isKnown: boolean;
  isLatin: boolean;
  signs: boolean;
  verbLast: boolean;
  /** Matches the text before a verb or a negation that opens a clause. */
  opens: RegExp;
  /** Everything that can't be what a request is about. */
  blank: RegExp;
  content: RegExp;
  /** Whether a folded text says nothing at all. */
  isIdle: (text: string) => boolean;
  /** What is made, with nothing said about it yet. */
  things: RegExp;
  manner: RegExp;
  /** A whole phrase that names the reader, or a preposition and a reader. */
  reader: RegExp;
  audience: Pair;
  size: Pair;
  counted: Pair;
  /** "At most" and the like, and the figure with its unit that they go with. */
  max: RegExp;
  min: RegExp;
  amount: RegExp;
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
  const rest = signs ? '' : `[${letters}]*`;
  const whole = (field: keyof LexiconSource) => `${left}${get(field)}${right}`;
  const stem = (field: keyof LexiconSource) => `${left}${prefix}${get(field)}${rest}`;
  const verbs = source?.stems
    ? `${whole('verbs')}|${left}${get('stems')}${rest}(?:-[${letters}]{2,4})?`
    : whole('verbs');
  // Without the u flag and in small pieces: V8 copies what follows an alternative, so that one large pattern would take
  // a tenth of a second to compile.
  const make = (...patterns: string[]) => new RegExp(patterns.join('|'), 'g');
  const wholes = (...fields: (keyof LexiconSource)[]) => fields.map(whole);
  const stems = (...fields: (keyof LexiconSource)[]) => fields.map(stem);
  const content = make('¤|\\d+', source?.content ?? `[${letters}]{3,}`);
  const praise = make(whole('vague'), ...stems('empty', 'hype'));
  const idle = make(...wholes('stop', 'adverbs', 'must'), verbs, praise.source);
  const evidence = make(...wholes('short', 'long'), `${left}${prefix}${get('check')}`);
  const number = `${left}(?:\\d[\\d·]*|${get('numbers')})`;

  return {
    isKnown: !!source,
    isLatin: !signs && !prefix,
    signs,
    verbLast: !!source?.verbLast,
    opens: new RegExp(
      `(?:^|\\n|[.!?;:,…)(–—•*&¤-]\\s|[。！？：；，、،؛؟]|${left}${get('lead')}${signs ? '' : '\\s'})\\s*(?:\\d{1,2}[.)]\\s+|[^${letters}\\d\\s]{1,3}\\s*)?$`,
    ),
    blank: make(
      ...wholes('stop', 'adverbs', 'unit', 'count', 'one', 'numbers', 'to', 'short', 'long', 'topic'),
      ...stems('empty', 'hype', 'tone', 'manner', 'format', 'person'),
    ),
    isIdle: (text) =>
      !text.replace(idle, ' ').match(signs ? content : /[^\s\p{P}\p{S}]/u) &&
      text.replace(praise, '') !== text &&
      text.replace(evidence, '') === text,
    content,
    things: make(stem('nouns')),
    nouns: make(signs ? `${get('link')}[^。！？\\n]{0,30}${get('nouns')}` : `${stem('nouns')} ${get('link')}${right}`),
    wishes: make(`^${get('wishes')}`),
    link: make(whole('link')),
    verbs: make(verbs),
    question: make(whole('question')),
    stop: make(whole('stop')),
    adverbs: make(`${whole('adverbs')}\\s*`),
    hype: make(stem('hype')),
    vague: make(whole('vague')),
    persona: make(whole('persona')),
    reader: make(`${left}${get('reader')}`),
    audience: { head: make(whole('to')), tail: make(stem('person')) },
    tone: make(stem('tone')),
    manner: make(stem('manner')),
    format: make(stem('format')),
    // Where the language is unknown, any word behind a figure may be a unit.
    size: { head: make(number, whole('one')), tail: make(source ? whole('unit') : `[${letters}]{2,}`) },
    counted: { head: make(number), tail: make(whole('count')) },
    short: make(whole('short')),
    long: make(whole('long')),
    casual: make(whole('casual')),
    formal: make(whole('formal')),
    must: make(whole('must')),
    not: make(whole('not')),
    max: make(whole('max')),
    min: make(whole('min')),
    amount: make(`(\\d+)[\\s-]*(${get('unit')}|${get('count')})`),
    only: make(whole('only')),
    check: make(`${left}${prefix}${get('check')}`),
    topic: make(`${left}${prefix}${get('topic')}${right}`),
    first: make(whole('first')),
    next: make(whole('next')),
    last: make(whole('last')),
    sorted: make(whole('sorted')),
  };
}
