import type { DraftAnalysis } from '../draft-analysis.js';
import { isTold } from '../detect-task.js';
import { foldWords } from '../fold.js';
import { lean } from '../lean.js';
import { isToldAboutOneself } from '../general-wording.js';
import { CONTEXT_AND_QUESTION, isMultipleChoice } from '../shapes/exercises.js';
import { IN_A_SET_FORM, INTENT_OF, type TaskKind } from '../task-kinds.js';
import { BY_ITS_NAME } from '../verbs-and-objects.js';
import { type AskedFor, GROUPS, isJudged, isNear, LABELS, serves, wordingFor } from './asked-for.js';
import { type Basis, type RuleReading, signsOf } from './signs.js';
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
  'handling',
  'helping',
  'solving',
  'coding',
]);

/** As likely as this to serve, what the rules read is left as it is. */
const LIKELY = 0.5;

/** Less likely than this to serve, another wording is not taken for what was read. */
const LEAST = 0.45;

/** By so much likelier than a wording has its group to be. */
const CLEARLY = 0.15;

/** General, and yet not fit for anything: a style of writing is no help with a conversion. */
const SAYS_MORE: ReadonlySet<TaskKind> = new Set<TaskKind>(['text', 'entries']);
/** So likely has a wording to be that takes another's place, or what holds for its whole group is worth more. */
const SURE = 0.6;
/** And a group is plain. */
const PLAIN = 0.6;
/** Below this, what was read is given up, and nothing else is read of it. */
const TOO_UNLIKELY = 0.35;
/** And below this even what a whole sentence was read by. */
const HOPELESS = 0.05;
/** Read of their words alone, these are given up sooner: what is said of them makes no sense for anything else. */
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

const IS_SET: ReadonlySet<TaskKind> = new Set<TaskKind>(IN_A_SET_FORM);

/** These are done to a text that has to be there. */
const NEEDS_MATERIAL: ReadonlySet<TaskKind> = new Set<TaskKind>(['passage', 'reply', 'change']);

export type Opinion =
  | { as: TaskKind }
  /** Of a group, the likeliest task is told beside what holds for all of it. */
  | { as: TaskKind; task: TaskKind }
  | { as: 'misread' }
  | undefined;

/** "And if I want the cheaper one?" goes on from an answer or supposes something, and still asks. */
const FEW_WORDS = 6;
const isAskedOn = ({ wording, wordCount }: DraftAnalysis, label: AskedFor): boolean =>
  wording === 'question' && (label === 'followup' || (label === 'whatif' && wordCount <= FEW_WORDS));

/** What is told without an order has lines of its own, by what it tells, that are closer to it than tips or a choice of words. */
const TOLD: ReadonlySet<AskedFor> = new Set<AskedFor>(['advice', 'say', 'chat', 'support']);
/** So would these be. */
const ADVISED: ReadonlySet<TaskKind> = new Set<TaskKind>(['advice', 'suggest', 'helping']);
const isToldOnly = ({ isQuestion, parts }: DraftAnalysis): boolean =>
  !isQuestion && !parts.material && (isTold(parts.instruction) || isToldAboutOneself(foldWords(parts.instruction)));

/** Words to say or to send, things to take along, what a saying means: asked for in so many words. */
const OUTRIGHT: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'suggest',
  'persona',
  'message',
  'meaning',
  'teach',
  'explanations',
  'poem',
  'copy',
  'turns',
  'choice',
  'origin',
  'guess',
  'sumup',
  'motives',
]);
const OUTRIGHT_IN_PLAIN_WORDS: ReadonlySet<TaskKind> = new Set<TaskKind>(['checklist', 'persona', 'training']);
const isAskedOutright = ({ basis, draft: { wording } }: RuleReading): boolean =>
  (basis === 'settled' && OUTRIGHT.has(wording)) || (basis === 'plain' && OUTRIGHT_IN_PLAIN_WORDS.has(wording));

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
  'points',
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
  'teach',
  'telltale',
  'timeline',
  'timing',
  'uses',
]);
/** And so were these: nineteen in twenty are right. */
const BY_SHAPE: ReadonlySet<Basis> = new Set<Basis>(['played', 'items', 'settled', 'exact']);
/** So likely has another wording to be to take the place of one of them. */
const NEARLY_SURE = 0.9;

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

const CANDIDATES: readonly Candidate[] = [...new Set(LABELS.map(wordingFor))]
  .filter((wording) => wording !== undefined)
  .map((wording) => ({
    wording,
    served: placesOf((label) => serves(wording, label)),
    own: placesOf((label) => wordingFor(label) === wording),
  }));

const sum = (shares: Float64Array, places: readonly number[]): number =>
  places.reduce((all, at) => all + (shares[at] ?? 0), 0);

export interface Likeliest {
  wording: TaskKind;
  /** How likely it is to serve. */
  share: number;
}

/**
 * The wording that serves the likeliest labels together: whether a thing is to be described or explained may stay open. Of
 * two that serve as well, the one that is right counts twice against one that is good enough.
 */
export function likeliest(shares: Float64Array): Likeliest | undefined {
  let best: (Likeliest & { worth: number }) | undefined;
  for (const { wording, served, own } of CANDIDATES) {
    const share = sum(shares, served);
    const worth = share + sum(shares, own);
    if (!best || worth > best.worth) best = { wording, share, worth };
  }
  return best;
}

/** What is ticked off has no sections and no facts of anybody's. */
const A_CHECKLIST =
  /check-?list(?!.{0,3} template)|lista de (?:verificac|control|tar)|liste de controle|lista di controllo|检查清单|核对表|チェックリスト|قائمه (?:تحقق|مراجعه)/u;

/** A party is planned, but in no phases with results: the rules saw that, and gave the plan up. */
const isPossible = ({ parts, task }: DraftAnalysis, wording: TaskKind): boolean =>
  (parts.material !== '' || !NEEDS_MATERIAL.has(wording)) &&
  (wording !== 'plan' || task !== 'plan') &&
  (wording !== 'document' || !A_CHECKLIST.test(foldWords(parts.instruction))) &&
  (wording !== 'names' || !BY_ITS_NAME.test(foldWords(parts.instruction).trim()));

const servedBy = new Map<TaskKind, readonly number[]>();
function supportOf(wording: TaskKind, shares: Float64Array): number {
  let places = servedBy.get(wording);
  if (!places) servedBy.set(wording, (places = placesOf((label) => serves(wording, label))));
  return sum(shares, places);
}

const isSettled = ({ basis, draft: { wording } }: RuleReading): boolean => SELDOM.has(wording) || BY_SHAPE.has(basis);

/** With so little speaking for it, a reading is given up although nothing likelier is known. */
function isGivenUp(reading: RuleReading, support: number): boolean {
  const { draft, basis } = reading;
  if (GENERAL.has(draft.wording) && !SAYS_MORE.has(draft.wording)) return false;
  if (isSettled(reading)) return support < HOPELESS;
  return support < TOO_UNLIKELY || (basis === 'read' && RISKY.has(draft.wording));
}

/** What the rules alone can tell, whatever the words of the draft suggest. */
const isForTheRules = (reading: RuleReading): boolean =>
  reading.isSure === true ||
  IS_SET.has(reading.draft.wording) ||
  reading.draft.wording === 'twofold' ||
  reading.draft.task === 'agent' ||
  isAskedOutright(reading) ||
  isExercise(reading.draft);

/** What the probabilities say of a reading: nothing, that it is something else, or only that it is none of this. */
export function judge(reading: RuleReading, shares: Float64Array): Opinion {
  const { draft } = reading;
  const { wording } = draft;
  const isGeneral = GENERAL.has(wording);
  if (isForTheRules(reading) || (!isGeneral && !isJudged(wording))) return undefined;
  const first = shares.indexOf(Math.max(...shares));
  const label = LABELS[first];
  const instead = likeliest(shares);
  // Of several things that are asked for, the rules took the one that leads.
  if (!label || label === 'several' || !instead || instead.wording === wording) return undefined;
  const isOnlyTold = isGeneral && isToldOnly(draft);
  if (isGeneral && isAskedOn(draft, label)) return undefined;
  if (isOnlyTold && (TOLD.has(label) || ADVISED.has(instead.wording))) return undefined;
  const support = supportOf(wording, shares);
  if (support >= LIKELY) {
    if (isGeneral && instead.share > support) return { as: instead.wording };
    return isNear(wording, label) && (shares[first] ?? 0) >= LIKELY ? { as: wordingFor(label) ?? wording } : undefined;
  }
  // Whoever asks, or only tells, seldom wants something written.
  const isSurprising = isGeneral && (draft.isQuestion || isOnlyTold) && INTENT_OF[instead.wording] === 'write';
  // Two questions are answered, and nobody who asks them chooses between words to say.
  const isAskedTwice = isGeneral && instead.wording === 'suggest' && draft.traits.includes('manyQuestions');
  const isVague = isGeneral && GENERAL.has(instead.wording);
  const isDoubtful = isSettled(reading) || isSurprising || isAskedTwice || isVague;
  const isLikely = instead.share >= (isDoubtful ? NEARLY_SURE : Math.max(LEAST, support));
  if (isLikely && isPossible(draft, instead.wording)) return { as: instead.wording };
  return isGivenUp(reading, support) ? { as: 'misread' } : undefined;
}

const GROUP_LABELS = (Object.entries(GROUPS) as [TaskKind, readonly AskedFor[]][]).map(([wording, labels]) => ({
  wording,
  places: labels.map((label) => LABELS.indexOf(label)),
}));

/** The group that a draft most likely belongs to, where there is no doubt about that, and the likeliest task of it. */
function plainGroup(
  shares: Float64Array,
  hasMaterial: boolean,
  least: number,
): { as: TaskKind; task: TaskKind } | undefined {
  const [best] = GROUP_LABELS.filter(({ wording }) => hasMaterial || wording !== 'handling')
    .map((group) => ({ ...group, share: sum(shares, group.places) }))
    .sort((a, b) => b.share - a.share);
  if (!best || best.share < Math.max(PLAIN, least)) return undefined;
  const [likely] = best.places.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const label = likely === undefined ? undefined : LABELS[likely];
  return { as: best.wording, task: (label && wordingFor(label)) ?? best.wording };
}

/** "Draft a one-page plan": something to hold in one's hands, and no advice. */
const DRAWN_UP = lean(
  /^(?:please |can you |could you )*(?:draft|write|compose|draw up|prepare|put together|redact\p{L}*|elabor\p{L}+|escrib\p{L}+|redig\p{L}+|ecri\p{L}+|verfass\p{L}*|erstell\p{L}*|schreib\p{L}*|escrev\p{L}+|scriv\p{L}+|scrie|intocm\p{L}+)(?![\p{L}])|^(?:请|帮我)?(?:写|拟|起草|制定|编写)|(?:書いて|作成して)|^(?:اكتب|اعد|صغ|ضع)(?![\p{L}])/u,
);

/**
 * What is left of an opinion where the wording it comes to is not likely enough to stake on it all that is said: the group,
 * if that is plain. A small thing to be made, and two things wanted, were seen in the draft.
 */
export function hedge(reading: RuleReading, shares: Float64Array, opinion: Opinion): Opinion {
  const { draft } = reading;
  const wording = opinion?.as ?? draft.wording;
  if (isForTheRules(reading) || wording === 'small' || wording === 'twofold') return opinion;
  const isOpen = wording === 'misread' || GENERAL.has(wording);
  if (!isOpen && (!isJudged(wording) || (!opinion && (isSettled(reading) || reading.basis === 'text')))) return opinion;
  const support = wording === 'misread' ? 0 : supportOf(wording, shares);
  if (support >= (opinion ? SURE : LIKELY)) return opinion;
  const group = plainGroup(shares, draft.parts.material !== '', support + CLEARLY);
  if (group?.as === 'helping' && !draft.isQuestion && DRAWN_UP.test(foldWords(draft.parts.instruction))) return opinion;
  return group && group.as !== wording ? group : opinion;
}

let weights: Weights | undefined;

export function opinionOn(reading: RuleReading): Opinion {
  if (!reading.lexicon) return undefined;
  weights ??= loadWeights();
  const shares = classify(signsOf(reading), weights);
  return hedge(reading, shares, judge(reading, shares));
}

/** What is made up is never what an order to explain asks for. */
const MADE_UP: ReadonlySet<TaskKind | 'misread'> = new Set<TaskKind | 'misread'>([
  'story',
  'poem',
  'dialogue',
  'scenery',
]);
/** A name on a line of its own that is to be described has features, whatever else could be told of it. */
const isHeld = ({ wording, task, parts }: DraftAnalysis, as: TaskKind | 'misread'): boolean =>
  (task === 'explain' && wording === 'explain' && MADE_UP.has(as)) ||
  (wording === 'describe' && parts.material !== '' && as === 'explain');

export function takeOpinion(draft: DraftAnalysis, opinion: Opinion): DraftAnalysis {
  if (!opinion || isHeld(draft, opinion.as)) return draft;
  const isRuled = opinion.as === 'harm' && draft.traits.includes('law');
  const wording = isRuled ? 'yesno' : opinion.as === 'misread' ? (draft.isQuestion ? 'question' : 'plain') : opinion.as;
  const isGroup = 'task' in opinion;
  const task = isGroup ? opinion.task : opinion.as === 'misread' ? draft.task : wording;
  const generally = isGroup || GENERAL.has(draft.wording) ? { generally: draft.wording } : {};
  return { ...draft, ...generally, wording, task, intent: INTENT_OF[task] };
}
