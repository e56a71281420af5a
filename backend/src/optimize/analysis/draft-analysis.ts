import type { Intent } from '../../contracts/rewriting.js';
import type { TaskKind } from './task-kinds.js';

/** What a request may say about the answer it wants. */
export const SLOTS = ['audience', 'tone', 'format', 'length', 'deadline', 'context', 'constraints'] as const;
export type SlotName = (typeof SLOTS)[number];

/** Further things a draft may already say, or that change what a good answer to it contains. */
export const TRAITS = [
  'steps',
  'examples',
  'reasons',
  'count',
  'sources',
  'recent',
  'health',
  'money',
  'law',
  'travel',
  'technology',
  'mail',
  'table',
  'fiction',
  'items',
  'single',
  'manyQuestions',
  'material',
  'code',
  'bare',
  'ownVoice',
  'person',
  'expert',
  'ongoing',
] as const;
export type Trait = (typeof TRAITS)[number];

export const SPAN_KINDS = [
  'url',
  'email',
  'code',
  'path',
  'variable',
  'quote',
  'date',
  'time',
  'money',
  'percentage',
  'number',
  'handle',
  'hashtag',
  'name',
  'negation',
  'limit',
  'material',
] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** A piece of the draft that every rewriting has to keep. */
export interface ProtectedSpan {
  kind: SpanKind;
  text: string;
  start: number;
  end: number;
}

export interface DraftLanguage {
  /** ISO 639-1, or `und` where the text is too short or too mixed to tell. */
  code: string;
  /** ISO 15924, as in `Latn`; `Zyyy` where there are no letters. */
  script: string;
  reliable: boolean;
}

/** The request itself, and the pasted text, list or code it is about. */
export interface DraftParts {
  instruction: string;
  material: string;
}

export type Strength = 'weak' | 'fair' | 'strong';

export interface DraftAnalysis {
  /** The draft, normalised. Offsets of spans refer to it. */
  text: string;
  language: DraftLanguage;
  intent: Intent;
  task: TaskKind;
  /** The kind whose wording is used: the task, if the draft says plainly that it is one, or what fits whatever is asked. */
  wording: TaskKind;
  /** The general wording that the rules had given it, where its own was only seen in the whole of it. */
  generally?: TaskKind;
  slots: { found: SlotName[]; missing: SlotName[] };
  traits: Trait[];
  protectedSpans: ProtectedSpan[];
  parts: DraftParts;
  /** What is asked, without the part in which a professional is addressed. */
  asked?: string;
  isQuestion: boolean;
  wordCount: number;
  strength: Strength;
}
