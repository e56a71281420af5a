import type { DraftAnalysis } from '../draft-analysis.js';
import { isTold } from '../detect-task.js';
import { foldWords } from '../fold.js';
import { isToldAboutOneself } from '../general-wording.js';
import { CONTEXT_AND_QUESTION, isMultipleChoice } from '../shapes/exercises.js';
import { IN_A_SET_FORM, INTENT_OF, type TaskKind } from '../task-kinds.js';
import { type AskedFor, isJudged, isNear, LABELS, serves, wordingFor } from './asked-for.js';
import { type RuleReading, signsOf } from './signs.js';
import { classify, loadWeights, type Weights } from './weights.js';

/** What fits whatever is asked: said where nothing better is known. */
export const GENERAL: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'plain',
  'small',
  'unknown',
  'question',
  'text',
  'input',
  'twofold',
  'entries',
]);

/** As likely as this to serve, what the rules read is left as it is … */
const LIKELY = 0.5;
/** … and below this it is taken for misread, if something else is at least so likely: where nothing is, who knows. */
const TOO_UNLIKELY = 0.3;
const LIKELY_ENOUGH = 0.25;
/** Nine in ten of the readings that have less for them than this are wrong. */
const HOPELESS = 0.1;
/** Of those seen by their words alone, and by no shape, seven in ten that have less for them than this are wrong … */
const TOO_UNLIKELY_BY_WORDS = 0.4;
/** … and two in three up to here of those whose lines make no sense for anything else. */
const TOO_UNLIKELY_TO_RISK = LIKELY;
const RISKY: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'puzzle',
  'math',
  'plan',
  'recipe',
  'story',
  'poem',
  'dialogue',
  'image',
  'copy',
  'caption',
  'document',
  'translate',
  'rewrite',
]);
/** What is to be said or done about something, worded for whatever it is about. */
const WIDE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'message',
  'suggest',
  'change',
  'pieces',
  'followup',
  'support',
]);
/** By so much more likely than what was read has another wording to be. */
const CLEARLY = 0.1;

/** From here on its own wording is taken, although the general one would do. */
const MUCH_BETTER = 0.7;

const IS_SET: ReadonlySet<TaskKind> = new Set<TaskKind>(IN_A_SET_FORM);

/** These are done to a text that has to be there. */
const NEEDS_MATERIAL: ReadonlySet<TaskKind> = new Set<TaskKind>(['passage', 'reply', 'readcode', 'change']);

export type Opinion = { as: TaskKind } | { as: 'misread' } | undefined;

/** "Can ostriches fly?", "and if he doesn't answer?": too little to go by. */
const FEW_WORDS = 5;
const isTooShort = ({ wording, wordCount }: DraftAnalysis): boolean => wording === 'question' && wordCount <= FEW_WORDS;

/** "And if I want the cheaper one?" goes on from an answer, and still asks. */
const isAskedOn = ({ wording }: DraftAnalysis, label: AskedFor): boolean =>
  wording === 'question' && label === 'followup';

/** What is told without an order has lines of its own, by what it tells, that are closer to it than tips or a choice of words. */
const TOLD: ReadonlySet<AskedFor> = new Set<AskedFor>(['advice', 'say', 'chat']);
const isHandledAsTold = ({ wording, isQuestion, parts }: DraftAnalysis, label: AskedFor): boolean =>
  TOLD.has(label) &&
  !parts.material &&
  wording !== 'text' &&
  (!isQuestion || label === 'chat' || isTold(parts.instruction) || isToldAboutOneself(foldWords(parts.instruction)));

/** Words to say or to send, and things to take along, asked for in so many words. */
const isAskedOutright = ({ basis, draft: { wording } }: RuleReading): boolean =>
  (basis === 'settled' && (wording === 'suggest' || wording === 'message')) ||
  (basis === 'plain' && wording === 'checklist');

/**
 * Seen by the shape of a whole sentence or not at all, and met too seldom for the labels to speak of them: more has to speak
 * against these.
 */
const SELDOM: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'approach',
  'best',
  'checklist',
  'describing',
  'efforts',
  'evolution',
  'explanations',
  'factors',
  'narrative',
  'origin',
  'persona',
  'portrait',
  'process',
  'rank',
  'relation',
  'renown',
  'requirements',
  'roster',
  'select',
  'session',
  'sides',
  'tally',
  'telltale',
  'timeline',
  'timing',
  'uses',
]);
/** So likely has another wording to be to take the place of one of them. */
const NEARLY_SURE = 0.8;

/** Several answers are given, and one is right: what it is about doesn't matter. */
const isExercise = ({ wording, parts, text, isQuestion }: DraftAnalysis): boolean =>
  (wording === 'choice' && isMultipleChoice(foldWords(parts.instruction), text, isQuestion)) ||
  (wording === 'passage' && CONTEXT_AND_QUESTION.test(foldWords(text)));

/** Asked for several things, a draft is served by any wording, which says nothing for one of them. */
const placesOf = (isServed: (label: AskedFor) => boolean): readonly number[] =>
  LABELS.flatMap((label, at) => (label !== 'several' && isServed(label) ? [at] : []));

interface Candidate {
  wording: TaskKind;
  /** The places, among the labels, of those whom it serves, and of those whose own wording it is. */
  served: readonly number[];
  own: readonly number[];
}

/**
 * Wordings wide enough for neighbours of what they are made for: whether a thing is to be explained or described, listed
 * or thought up, an ad or a post, may stay open. The others fit their own alone: few questions are technical.
 */
const ALSO: Readonly<Partial<Record<TaskKind, readonly AskedFor[]>>> = {
  fact: ['quantity', 'who'],
  explain: ['meaning', 'describe', 'event', 'overview', 'tech'],
  describe: ['overview'],
  overview: ['describe'],
  entries: ['ideas', 'words'],
  ideas: ['names'],
  advice: ['adviser'],
  message: ['reply'],
  text: ['message', 'greeting', 'essay', 'article', 'copy', 'caption', 'document', 'describing', 'review'],
  essay: ['article'],
  article: ['essay'],
  copy: ['caption'],
  caption: ['copy'],
  arrange: ['classify'],
  classify: ['arrange'],
  change: ['correct', 'rewrite'],
  evaluate: ['discuss'],
  discuss: ['evaluate', 'analyse'],
  plan: ['meals', 'trip', 'lesson'],
  puzzle: ['math'],
  code: ['formula'],
};

const CANDIDATES: readonly Candidate[] = [...new Set(LABELS.map(wordingFor))]
  .filter((wording) => wording !== undefined)
  .map((wording) => ({
    wording,
    served: placesOf((label) => wordingFor(label) === wording || (ALSO[wording]?.includes(label) ?? false)),
    own: placesOf((label) => wordingFor(label) === wording),
  }));

const sum = (shares: Float64Array, places: readonly number[]): number =>
  places.reduce((all, at) => all + (shares[at] ?? 0), 0);

/** Of two that serve as well, the one that is right rather than good enough. */
const OWN_WEIGHS = 0.5;

export interface Likeliest {
  wording: TaskKind;
  /** The place, among the labels, of the first whose own wording it is. */
  at: number;
  /** How likely it is to serve. */
  share: number;
}

/** The wording that serves the likeliest labels together: whether a thing is to be described or explained may stay open. */
export function likeliest(shares: Float64Array): Likeliest | undefined {
  let best: (Likeliest & { worth: number }) | undefined;
  for (const { wording, served, own } of CANDIDATES) {
    const share = sum(shares, served);
    const worth = share + OWN_WEIGHS * sum(shares, own);
    if (!best || worth > best.worth) best = { wording, at: own[0] ?? 0, share, worth };
  }
  return best;
}

/** A party is planned, but in no phases with results: the rules saw that, and gave the plan up. */
const isPossible = ({ parts, task }: DraftAnalysis, wording: TaskKind): boolean =>
  (parts.material !== '' || !NEEDS_MATERIAL.has(wording)) && (wording !== 'plan' || task !== 'plan');

const servedBy = new Map<TaskKind, readonly number[]>();
function supportOf(wording: TaskKind, shares: Float64Array): number {
  let places = servedBy.get(wording);
  if (!places) servedBy.set(wording, (places = placesOf((label) => serves(wording, label))));
  return sum(shares, places);
}

const isByWords = ({ basis, draft: { wording } }: RuleReading): boolean => basis === 'read' && !WIDE.has(wording);

function leastFor(reading: RuleReading): number {
  if (!isByWords(reading)) return TOO_UNLIKELY;
  return RISKY.has(reading.draft.wording) ? TOO_UNLIKELY_TO_RISK : TOO_UNLIKELY_BY_WORDS;
}

/**
 * What the probabilities say of a reading: nothing, that it is something else, or only that it is none of this.
 * `enough` says for each label how likely its own wording has to be to serve before it is taken.
 */
export function judge(reading: RuleReading, shares: Float64Array, enough: Float32Array): Opinion {
  const { draft, basis } = reading;
  const { wording } = draft;
  if (IS_SET.has(wording) || isAskedOutright(reading) || isExercise(draft)) return undefined;
  const first = shares.indexOf(Math.max(...shares));
  const label = LABELS[first];
  const instead = likeliest(shares);
  // Of several things that are asked for, the rules took the one that leads.
  if (!label || label === 'several' || !instead || instead.wording === wording) return undefined;
  const isEnough = instead.share >= (enough[instead.at] ?? 1) && isPossible(draft, instead.wording);
  const support = supportOf(wording, shares);
  if (GENERAL.has(wording)) {
    if (isTooShort(draft) || isAskedOn(draft, label) || isHandledAsTold(draft, label)) return undefined;
    const isBetter = support < LIKELY || (basis === 'read' && instead.share >= MUCH_BETTER);
    return isEnough && isBetter ? { as: instead.wording } : undefined;
  }
  if (!isJudged(wording)) return undefined;
  if (support >= LIKELY) {
    // Whoever tells of a trouble wants no choice of suggestions.
    const least = wording === 'suggest' ? LIKELY : MUCH_BETTER;
    const isBetter = isNear(wording, label) && (shares[first] ?? 0) >= least;
    return isBetter ? { as: wordingFor(label) ?? wording } : undefined;
  }
  if (SELDOM.has(wording) || basis === 'exact')
    return isEnough && instead.share >= NEARLY_SURE ? { as: instead.wording } : undefined;
  const isUnlikely = support < leastFor(reading);
  if (isUnlikely && GENERAL.has(instead.wording) && instead.share >= LIKELY) return { as: instead.wording };
  if (isEnough && instead.share >= support + CLEARLY && (isUnlikely || !GENERAL.has(instead.wording)))
    return { as: instead.wording };
  const isKnown = isByWords(reading) || (shares[first] ?? 0) >= LIKELY_ENOUGH || support < HOPELESS;
  return isUnlikely && isKnown ? { as: 'misread' } : undefined;
}

let weights: Weights | undefined;

export function opinionOn(reading: RuleReading): Opinion {
  if (!reading.lexicon) return undefined;
  weights ??= loadWeights();
  return judge(reading, classify(signsOf(reading), weights), weights.enough);
}

export function takeOpinion(draft: DraftAnalysis, opinion: Opinion): DraftAnalysis {
  if (!opinion) return draft;
  const wording = opinion.as === 'misread' ? (draft.isQuestion ? 'question' : 'plain') : opinion.as;
  const task = opinion.as === 'misread' ? draft.task : wording;
  const generally = GENERAL.has(draft.wording) ? { generally: draft.wording } : {};
  return { ...draft, ...generally, wording, task, intent: INTENT_OF[task] };
}
