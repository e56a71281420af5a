import type { LexiconSource } from './lexicon.js';

type Field = keyof LexiconSource;

const WORDS = [
  ...([
    'question',
    'stop',
    'link',
    'vague',
    'anything',
    'joins',
    'persona',
    'short',
    'long',
    'casual',
    'formal',
    'must',
    'not',
  ] as const),
  ...(['max', 'min', 'only', 'first', 'next', 'last', 'sorted'] as const),
] as const satisfies readonly Field[];

const STEMS = ['hype', 'tone', 'manner', 'format'] as const satisfies readonly Field[];

/** A pattern, and what has to follow it within a few words. */
export interface Pair {
  head: RegExp;
  tail: RegExp;
}

/** A lexicon ready for use. Where the language is unknown, its patterns find nothing. */
export interface Lexicon extends Record<(typeof WORDS)[number] | (typeof STEMS)[number], RegExp> {
  isKnown: boolean;
  isLatin: boolean;
  signs: boolean;
  verbLast: boolean;
  verbs: RegExp;
  wishes: RegExp;
  adverbs: RegExp;
  check: RegExp;
  reader: RegExp;
  /** The text before a verb or a denial that opens a clause. */
  opens: RegExp;
  /** What can't be what a request is about, and what the rest has to look like. */
  blank: RegExp;
  content: RegExp;
  /** Things to be made, with nothing said about them yet; and with what follows when it is. */
  things: RegExp;
  nouns: RegExp;
  audience: Pair;
  size: Pair;
  counted: Pair;
  /** A figure with its unit. */
  amount: RegExp;
  /** Whether a folded sentence says nothing: praise, thanks and pleas. */
  isIdle: (sentence: string) => boolean;
}

const NEVER = '(?!)';

// Without the u flag and in small pieces: V8 copies what follows an alternative, so that one large pattern would take a
// tenth of a second to compile.
const compile = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'g');

/** Turns the lists of a lexicon into patterns. Takes a few milliseconds, so it is done once. */
export function compileLexicon(source: LexiconSource | undefined): Lexicon {
  const signs = !!source?.signs;
  const letters = source?.letters ?? 'a-z\\u00aa-\\uffff';
  const prefix = source?.prefix ? `(?:${source.prefix})?` : '';
  const [left, right, rest] = signs ? ['', '', ''] : [`(?<![${letters}\\d])`, `(?![${letters}\\d])`, `[${letters}]*`];

  const list = (field: Field): string => {
    const words = source?.[field];
    return typeof words === 'string' && words ? `(?:${words.replaceAll('\\p{L}', `[${letters}]`)})` : NEVER;
  };
  const word = (field: Field) => `${left}${list(field)}${right}`;
  const stem = (field: Field) => `${left}${prefix}${list(field)}${rest}`;
  const words = (...fields: Field[]) => fields.map(word);
  const stems = (...fields: Field[]) => fields.map(stem);
  const each = <F extends Field>(fields: readonly F[], pattern: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [field, compile(pattern(field))])) as Record<F, RegExp>;

  const number = `${left}(?:\\d[\\d·]*|${list('numbers')})`;
  const check = compile(`${left}${prefix}${list('check')}`);
  const verbs = compile(word('verbs'), `${left}${list('stems')}${rest}(?:-[${letters}]{2,4})?`);
  const content = compile('¤', '\\d+', source?.content ?? `[${letters}]{3,}`);
  const praise = compile(word('vague'), ...stems('empty', 'hype'));
  const idle = compile(...words('stop', 'adverbs', 'must'), verbs.source, praise.source);
  const sizes = compile(...words('short', 'long'));
  const before = `(?:^|\\n|[.!?;:,…)(–—•*&¤-]\\s|[。！？：；，、،؛؟]|${left}${list('lead')}${signs ? '' : '\\s'})`;

  return {
    ...each(WORDS, word),
    ...each(STEMS, stem),
    isKnown: !!source,
    isLatin: !signs && !prefix,
    signs,
    verbLast: !!source?.verbLast,
    verbs,
    wishes: compile(`^${list('wishes')}`),
    adverbs: compile(`${word('adverbs')}\\s*`),
    check,
    reader: compile(`${left}${list('reader')}`),
    opens: new RegExp(`${before}\\s*(?:\\d{1,2}[.)]\\s+|[^${letters}\\d\\s]{1,3}\\s*)?$`),
    blank: compile(
      ...words('stop', 'adverbs', 'unit', 'one', 'numbers', 'to', 'short', 'long'),
      ...stems('empty', 'hype', 'tone', 'manner', 'format', 'person'),
    ),
    content,
    things: compile(stem('nouns')),
    nouns: compile(
      signs ? `${list('link')}[^。！？\\n]{0,30}${list('nouns')}` : `${stem('nouns')} ${list('link')}${right}`,
    ),
    audience: { head: compile(word('to')), tail: compile(stem('person')) },
    // Where the language is unknown, any word behind a figure may be a unit.
    size: { head: compile(number, word('one')), tail: compile(source ? word('unit') : `[${letters}]{2,}`) },
    counted: { head: compile(number), tail: compile(word('count')) },
    amount: compile(`(\\d+)[\\s-]*(${list('unit')}|${list('count')})`),
    isIdle: (sentence) =>
      !sentence.replace(idle, ' ').match(signs ? content : /[^\s\p{P}\p{S}]/u) &&
      sentence.replace(praise, '') !== sentence &&
      [sizes, check].every((evidence) => sentence.replace(evidence, '') === sentence),
  };
}
