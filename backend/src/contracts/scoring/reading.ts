import type { Lexicon, Pair } from './compile-lexicon.js';

export interface Found {
  at: number;
  end: number;
  word: string;
}

interface Sentence {
  at: number;
  end: number;
  text: string;
  isQuestion: boolean;
}

interface Request extends Found {
  /** What the verb is about, in the words that count. */
  key: string;
  object: string;
}

const SENTENCE = /[^.!?;。！？؟؛；\n]*(?:[.!?;。！？؟؛；\n]+|$)/gu;
const CLOSES = /^\s*(?:[.,;:!?)\n。，！？；、،؛]|$)/u;

/** With its article or preposition; Arabic writes both as one word. */
const DEFINITE = /^(?:(?:[وفبكل]?ال|لل)[ء-ي]{2}|ل[ء-ي]{4})/u;

/** In words. */
const SHORT_OBJECT = 4;

/** More words than this without a function word or a mark are a heap of keywords. */
const HEAP = 7;
/** Arabic writes its prepositions and articles together with its words. */
const HEAP_OF_PREFIXED = 9;
const HEAP_OF_SIGNS = 4;
const LONE_SIGNS = /^[㐀-鿿ぁ-ー]{1,6}\P{L}?$/u;

export const findAll = (text: string, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].map((match) => ({ at: match.index, end: match.index + match[0].length, word: match[0] }));

/** A text cut into sentences and requests, and the questions the search for evidence asks of it. */
export class Reading {
  readonly sentences: Sentence[];
  /** Verbs in the place of a request, also where they ask for nothing in particular. */
  readonly verbs: Request[];
  /** Those that say what they are about. */
  readonly requests: Request[];

  constructor(
    readonly text: string,
    readonly lexicon: Lexicon,
  ) {
    this.sentences = findAll(text, SENTENCE)
      .filter(({ word }) => /[\p{L}\p{N}¤]/u.test(word))
      .map(({ at, end, word }) => ({ at, end, text: word, isQuestion: /[?？؟]/u.test(word) }));
    this.verbs = this.findVerbs();
    this.requests = this.verbs.filter(({ key }) => key !== '');
  }

  /** What is left of a piece of text when nothing counts that any prompt could say. */
  content(piece: string): string {
    const left = piece.replace(this.lexicon.blank, ' ');
    return (left.match(this.lexicon.content) ?? []).join(' ').slice(0, 24);
  }

  /** Whether there is more in it than the name of a thing to be made. */
  isAbout(piece: string): boolean {
    return this.content(piece.replace(this.lexicon.things, ' ')) !== '';
  }

  sentenceAt(at: number): Sentence | undefined {
    return this.sentences.find((sentence) => at < sentence.end);
  }

  hasRequest({ at, end }: Sentence): boolean {
    return this.requests.some((request) => request.at >= at && request.at < end);
  }

  /** Whether a request of the same sentence stands before, or nothing does. */
  follows(at: number): boolean {
    const start = this.sentenceAt(at)?.at ?? 0;
    return this.opens(at) || this.lexicon.signs || this.verbs.some((verb) => verb.at >= start && verb.at < at);
  }

  opens(at: number): boolean {
    return this.lexicon.opens.test(this.text.slice(Math.max(0, at - 40), at));
  }

  /** Different heads with their counterpart within so many words; where words have no edges, right behind. */
  pairs({ head, tail }: Pair, words: number, isWanted = (_at: number) => true): Set<string> {
    const found = new Set<string>();
    for (const first of findAll(this.text, head)) {
      const after = this.text.slice(first.end, first.end + 60);
      const near = this.lexicon.signs ? after.trimStart() : this.firstWords(after, words);
      const [second] = findAll(near, tail);
      if (!second || (this.lexicon.signs && second.at > 0)) continue;
      if (isWanted(first.at) && !this.isHeap(this.sentenceAt(first.at)?.text))
        found.add(`${first.word} ${second.word}`);
    }
    return found;
  }

  /** In a sentence, or alone between two marks; not just beside other words. */
  glued({ at, end }: Found): boolean {
    if (this.lexicon.signs) return true;
    if (this.isLinked(at)) return true;
    return this.opens(at) && (CLOSES.test(this.text.slice(end)) || this.verbs.some((verb) => verb.at === at));
  }

  /** Different words found in sentences that ask for them; what a question mentions is its subject. */
  words(pattern: RegExp): Set<string> {
    const found = findAll(this.text, pattern).filter((match) => this.demands(match) && this.glued(match));
    return new Set(found.map(({ word }) => word));
  }

  /** Different things that follow (where the verb is last: precede) a word such as "without". */
  objects(pattern: RegExp, isStrict = false): Set<string> {
    const objects = new Set<string>();
    for (const found of findAll(this.text, pattern)) {
      if (isStrict ? !this.opens(found.at) && !this.isAsked(found) : !this.demands(found)) continue;
      const content = this.content(this.around(found));
      if (content) objects.add(content);
    }
    return objects;
  }

  private firstWords(text: string, count: number): string {
    const [words = ''] = /^(?:[\s-]+[^\s.!?;:,]+)*/u.exec(text) ?? [];
    return words.split(/(?=[\s-])/u, count).join('');
  }

  /** Words that hold a sentence together, unlike those a keyword may contain. */
  isGlue(word: string): boolean {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const is = (list: RegExp) => bare.replace(list, '') === '';
    const { stop, question, must, not } = this.lexicon;
    return bare !== '' && (is(stop) || is(question)) && !is(must) && !is(not) && !/^(?:do|as|ton)$/u.test(bare);
  }

  /** Words without a function word or a mark between them. */
  isHeap(sentence = ''): boolean {
    const words = sentence.split(/\s+/u);
    if (this.lexicon.signs) return words.filter((word) => LONE_SIGNS.test(word)).length >= HEAP_OF_SIGNS;
    const limit = this.lexicon.isLatin ? HEAP : HEAP_OF_PREFIXED;
    let run = 0;
    return words.some((word) => {
      run = /\p{L}/u.test(word) && !this.isGlue(word) ? run + 1 : 0;
      const isLong = run >= limit;
      if (/[\p{P}¤]$/u.test(word)) run = 0;
      return isLong;
    });
  }

  /** Whether what follows a verb reads like its object: a function word soon, or a few words and then the end. */
  isObject(piece: string): boolean {
    if (this.lexicon.signs) return true;
    const words = piece.trim().split(/\s+/u);
    // A comma comes before the clauses of German ("erkläre, wie …"), and between keywords.
    if (/^[,;]$/u.test(words[0] ?? '') && (words[1] ?? '').replace(this.lexicon.question, '') !== '') return false;
    for (const [index, word] of words.slice(0, 6).entries()) {
      if (this.isGlue(word) || DEFINITE.test(word)) return true;
      const isCut = /[,;]$/u.test(word) && !this.isGlue(words[index + 1] ?? '');
      if (isCut) return index > 0 && words.length < 12 && piece.split(',').length <= 3;
    }
    return words.length <= SHORT_OBJECT;
  }

  /** A function word, a figure or a request's verb stands at most three words before. */
  private isLinked(at: number): boolean {
    const nearby = this.text.slice(Math.max(0, at - 60), at);
    const [before = ''] = /(?:[^\s.!?;:,\n]+[\s-]+){1,3}$|[:：]\s*$/u.exec(nearby) ?? [];
    const has = (list: RegExp) => before.replace(list, '') !== before;
    const { stop, verbs, counted } = this.lexicon;
    return /[:：]/u.test(before) || [stop, verbs, counted.head].some(has);
  }

  private isAsked({ at }: Found): boolean {
    const sentence = this.sentenceAt(at);
    return !!sentence && this.hasRequest(sentence);
  }

  private demands(found: Found): boolean {
    return this.isAsked(found) || !this.sentenceAt(found.at)?.isQuestion;
  }

  private around({ at, end }: Found): string {
    const sentence = this.sentenceAt(at);
    if (!sentence) return '';
    const { verbLast } = this.lexicon;
    const [from, to] = verbLast ? [Math.max(sentence.at, at - 30), at] : [end, Math.min(sentence.end, end + 60)];
    const parts = this.text
      .slice(from, to)
      .trim()
      .split(/[,:，、،]/u);
    return parts.at(verbLast ? -1 : 0) ?? '';
  }

  private findVerbs(): Request[] {
    const { verbs, verbLast } = this.lexicon;
    const found = findAll(this.text, verbs).filter(({ at }) => verbLast || this.opens(at));
    return found.flatMap((verb, index) => {
      const sentence = this.sentenceAt(verb.at);
      if (!sentence) return [];
      const from = verbLast ? Math.max(found[index - 1]?.end ?? 0, sentence.at) : verb.end;
      const to = verbLast ? verb.at : Math.min(found[index + 1]?.at ?? sentence.end, sentence.end, verb.end + 90);
      const object = this.text.slice(from, to);
      return [{ ...verb, object, key: this.content(object) }];
    });
  }
}
