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

/** Below this share of probability, what the rules read is taken for misread … */
const TOO_UNLIKELY = 0.3;
/** … if something else is at least so likely: where nothing is, the draft is of a kind that is not known. */
const LIKELY_ENOUGH = 0.25;

/** From here on its own wording is taken, although the one that was read would do. */
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

/** A party is planned, but in no phases with results: the rules saw that, and gave the plan up. */
const isGivenUp = ({ task }: DraftAnalysis, instead: TaskKind | undefined): boolean =>
  instead === 'plan' && task === 'plan';

/** What is only told has wordings of its own, by what it tells. */
const TOLD: ReadonlySet<AskedFor> = new Set<AskedFor>([
  'troubleshoot',
  'debug',
  'support',
  'advice',
  'decide',
  'say',
  'harm',
  'tech',
  'chat',
]);
const isHandledAsTold = ({ wording, isQuestion, parts }: DraftAnalysis, label: AskedFor): boolean =>
  TOLD.has(label) &&
  !parts.material &&
  wording !== 'text' &&
  (!isQuestion || label === 'chat' || isTold(parts.instruction) || isToldAboutOneself(foldWords(parts.instruction)));

/** Words to say or to send, asked for in so many words. */
const ASKED_OUTRIGHT: ReadonlySet<TaskKind> = new Set<TaskKind>(['suggest', 'message']);

/** Several answers are given, and one is right: what it is about doesn't matter. */
const isExercise = ({ wording, parts, text, isQuestion }: DraftAnalysis): boolean =>
  (wording === 'choice' && isMultipleChoice(foldWords(parts.instruction), text, isQuestion)) ||
  (wording === 'passage' && CONTEXT_AND_QUESTION.test(foldWords(text)));

const served = new Map<TaskKind, readonly number[]>();

/** The places, among the labels, of those whom a wording serves. */
function servedBy(wording: TaskKind): readonly number[] {
  let places = served.get(wording);
  if (!places) served.set(wording, (places = LABELS.flatMap((label, at) => (serves(wording, label) ? [at] : []))));
  return places;
}

/**
 * What the probabilities say of a reading: nothing, that it is something else, or only that it is none of this.
 * `enough` says for each label how likely it has to be to be taken.
 */
export function judge({ draft, basis }: RuleReading, shares: Float64Array, enough: Float32Array): Opinion {
  const { wording, parts } = draft;
  if (IS_SET.has(wording) || (basis === 'settled' && ASKED_OUTRIGHT.has(wording)) || isExercise(draft))
    return undefined;
  let best = 0;
  for (let at = 1; at < shares.length; at += 1) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  const support = servedBy(wording).reduce((sum, at) => sum + (shares[at] ?? 0), 0);
  const share = shares[best] ?? 0;
  const label = LABELS[best];
  const isGeneral = GENERAL.has(wording);
  if (!label) return undefined;
  if (serves(wording, label))
    return isNear(wording, label) && share >= MUCH_BETTER ? { as: wordingFor(label) ?? wording } : undefined;
  if (!isGeneral && (support >= TOO_UNLIKELY || share < LIKELY_ENOUGH || !isJudged(wording))) return undefined;
  const instead = wordingFor(label);
  if (
    isGeneral &&
    (isTooShort(draft) || isAskedOn(draft, label) || isGivenUp(draft, instead) || isHandledAsTold(draft, label))
  )
    return undefined;
  if (instead && share >= (enough[best] ?? 1) && (parts.material || !NEEDS_MATERIAL.has(instead)))
    return { as: instead };
  return isGeneral ? undefined : { as: 'misread' };
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
  return { ...draft, wording, task, intent: INTENT_OF[task] };
}
