import type { SlotName, Trait } from '../draft-analysis.js';
import { fold } from '../fold.js';
import { lean } from '../lean.js';
import type { TaskKind } from '../task-kinds.js';

/** The traits that words give away; the others are seen from the shape of the draft. */
export type LexicalTrait = Exclude<Trait, 'items' | 'single' | 'manyQuestions' | 'material' | 'code' | 'bare'>;

/**
 * Where a rule looks: at the start of a request, courtesies taken off; at the start of a question; or anywhere. `made`
 * stands for the verbs of making, whose object decides.
 */
export type RuleSource = readonly [kind: TaskKind, where: 'start' | 'question' | 'any', pattern: string] | 'made';

/** How people ask in one language. Patterns are regular expressions, in small letters; accents don't matter. */
export interface LexiconSource {
  /** Words are separated by spaces, so a pattern has to match whole words. */
  spaced: boolean;
  /** Particles and pronouns that are written onto a word, before and behind; empty in most languages. */
  proclitics: string;
  enclitics: string;
  /** The thing made stands before its verb, or at the end of its phrase: the last one named decides. */
  headLast: boolean;
  /** Courtesies and openings in front of a request ("could you please"). */
  lead: string;
  /** The rules in order: the first that fits decides. */
  rules: readonly RuleSource[];
  /** Verbs of making, and what is made when its object is none of the known things. */
  makes: readonly (readonly [fallback: TaskKind, verbs: string])[];
  artifacts: readonly (readonly [kind: TaskKind, nouns: string])[];
  /** How a question starts. */
  question: string;
  /** Other verbs that open a request, for telling it from pasted text. */
  request: string;
  /** How a sentence that has been left unfinished ends. */
  unfinished: string;
  /** How a further wish starts, as in "use", "keep", "it must". */
  wish: string;
  /** Words that point back at something pasted above the request. */
  above: string;
  /** Words that show that the text is addressed politely (vous, Sie, usted); `(?!)` where there is no such choice. */
  formal: string;
  slots: Readonly<Record<SlotName, string>>;
  traits: Readonly<Record<LexicalTrait, string>>;
}

export interface Rule {
  kind: TaskKind;
  where: 'start' | 'question' | 'any';
  pattern: RegExp;
}

export interface Lexicon {
  headLast: boolean;
  lead: RegExp;
  rules: readonly (Rule | 'made')[];
  makes: readonly { fallback: TaskKind; start: RegExp; any: RegExp }[];
  artifacts: readonly { kind: TaskKind; pattern: RegExp }[];
  question: RegExp;
  request: RegExp;
  unfinished: RegExp;
  wish: RegExp;
  above: RegExp;
  formal: RegExp;
  slots: Readonly<Record<SlotName, RegExp>>;
  traits: Readonly<Record<LexicalTrait, RegExp>>;
}

function mapValues<K extends string, A, B>(record: Readonly<Record<K, A>>, map: (value: A) => B): Record<K, B> {
  const entries = Object.entries<A>(record).map(([key, value]) => [key, map(value)] as const);
  return Object.fromEntries(entries) as Record<K, B>;
}

/** Folds the patterns like the text they are used on and gives them word boundaries that know every letter. */
export function compileLexicon(source: LexiconSource): Lexicon {
  const after = source.spaced ? `${fold(source.enclitics)}(?:(?<=')|(?![\\p{L}\\p{N}_]))` : '';
  const before = source.spaced ? `(?<![\\p{L}\\p{N}_])${fold(source.proclitics)}` : '';
  const attached = source.spaced ? fold(source.proclitics) : '';
  const start = (pattern: string) => lean(`^${attached}(?:${fold(pattern)})${after}`);
  const any = (pattern: string) => lean(`${before}(?:${fold(pattern)})${after}`);
  return {
    headLast: source.headLast,
    lead: lean(`^(?:(?:${fold(source.lead)})${after}[\\s,，、:!.。…-]*)+`),
    rules: source.rules.map((rule) => {
      if (rule === 'made') return rule;
      const [kind, where, pattern] = rule;
      return { kind, where, pattern: where === 'any' ? any(pattern) : start(pattern) };
    }),
    makes: source.makes.map(([fallback, verbs]) => ({ fallback, start: start(verbs), any: any(verbs) })),
    artifacts: source.artifacts.map(([kind, nouns]) => ({
      kind,
      pattern: lean(`${before}(?:${fold(nouns)})${after}`, 'gu'),
    })),
    question: start(source.question),
    request: start(source.request),
    unfinished: lean(`${before}(?:${fold(source.unfinished)})\\s*$`),
    wish: start(source.wish),
    above: any(source.above),
    formal: any(source.formal),
    slots: mapValues(source.slots, any),
    traits: mapValues(source.traits, any),
  };
}
