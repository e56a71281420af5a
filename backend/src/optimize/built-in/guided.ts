import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { materialBlock, standAlone } from './core.js';
import { givenBy, LONG_TEXT } from './given.js';
import type { GuidedKey } from './languages/language.js';
import { withoutLabelled } from './labelled.js';
import { flagsOf, say, select, type Phrasing } from './phrasing.js';
import type { Size } from './size.js';
import { tidy } from './tidy.js';
import { asksBesideIt } from './structured.js';
import { besideOf } from './wishes-beside.js';
import { insteadFor } from './premises.js';
import type { Flag } from './recipes/flags.js';
import { plain, type Choice, type GuidedRecipe, type Recipe } from './recipes/recipe.js';
import { PLACED_GUIDED, RECIPES, STRONG_GUIDED, TALKED_THROUGH } from './recipes/recipes.js';
import { lean } from '../analysis/lean.js';

const MOST_LINES_SHORT = 2;

export interface GuidedResult {
  prompt: string;
  keys: GuidedKey[];
  form: GuidedRecipe['form'];
}

function recipeFor(draft: DraftAnalysis): GuidedRecipe {
  const recipe: Recipe = RECIPES[draft.wording];
  if (draft.strength === 'strong' && !TALKED_THROUGH.has(draft.wording)) return STRONG_GUIDED;
  // What is to be written stands there already.
  const given = givenBy(draft);
  if (draft.wording === 'email' && !draft.parts.material && given.includes('contentGiven'))
    return RECIPES.message.guided;
  if (draft.wording === 'email' && given.includes('imagined')) return RECIPES.message.guided;
  // A part of a thing is written from what is here; nothing is asked for the whole.
  if (given.includes('opens')) return plain('opensTry');
  if (given.includes('toldEssay')) return RECIPES.text.guided;
  // Made up from beginning to end, it has no gaps to be filled in.
  if (draft.wording === 'document' && draft.traits.includes('fiction')) return RECIPES.text.guided;
  // A quarrel has no causes to be checked one by one.
  if (draft.wording === 'troubleshoot' && givenBy(draft).includes('dispute')) return RECIPES.unknown.guided;
  if (recipe.guidedDetailed && isDetailed(draft)) return recipe.guidedDetailed;
  if (draft.wording === 'schedule' && givenBy(draft).includes('slots')) return PLACED_GUIDED;
  const isShort =
    (draft.parts.material !== '' && draft.parts.material.length < LONG_TEXT) || givenBy(draft).includes('aLine');
  if (isShort && recipe.guidedShort) return recipe.guidedShort;
  // Questions in a row are gone through one by one, whoever asks them.
  const isPersonal =
    draft.traits.includes('ownVoice') && !(draft.wording === 'question' && given.includes('severalParts'));
  return (isPersonal && recipe.guidedPersonal) || recipe.guided;
}

const DETAILED_WORDS = 14;
/** "12 week plan, 25 km a week now, race on 18 April": fewer do where they are details in a row. */
const DETAILS_IN_A_ROW = 3;
const WORDS_IN_A_ROW = 8;
/** "Lesson plan fractions year 4 45 mins" */
const WORDS_BESIDE_FIGURES = 6;
const DETAILED_SIGNS = 26;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);

/** The request itself says a good deal about what is wanted. */
function isDetailed(draft: DraftAnalysis): boolean {
  const { instruction } = draft.parts;
  if (WITHOUT_SPACES.test(instruction)) return [...instruction].length >= DETAILED_SIGNS;
  const words = instruction.split(/\s+/u).length;
  if (words >= WORDS_BESIDE_FIGURES && (instruction.match(/\p{Nd}+/gu)?.length ?? 0) >= 2) return true;
  const inARow = instruction.split(/[,،;]\s/u).length >= DETAILS_IN_A_ROW;
  return words >= (inARow ? WORDS_IN_A_ROW : DETAILED_WORDS);
}

/** Whatever is typed in is as short as can be, and taken apart. */
const FITS_ANY_OF_ITS_KIND: ReadonlySet<TaskKind> = new Set<TaskKind>(['formula', 'snippet', 'turns']);

/** In these the blanks ask for what only the person can know. */
const ON_OWN_FACTS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'email',
  'message',
  'reply',
  'greeting',
  'application',
  'speech',
  'essay',
]);

/** In these a line or two of their kind says more than what is known of the thing. */
const OF_THEIR_KIND: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'fact',
  'quantity',
  'compare',
  'explain',
  'checklist',
  'acting',
  'persona',
]);
const aside = ({ wording }: DraftAnalysis): GuidedRecipe =>
  wording === 'acting' || wording === 'persona' ? RECIPES[wording].guided : RECIPES.small.guided;

/** Where one line is all that is added, it is one that this kind of thing gains by. */
const ALONE: Partial<Record<TaskKind, GuidedKey>> = {
  explain: 'sayPlainly',
  compare: 'decidesBoth',
  rewrite: 'keptChanged',
  message: 'warmerFirmer',
  email: 'warmerFirmer',
  fact: 'lookShort',
  quantity: 'sureCheck',
  recommend: 'suggestTwo',
  suggest: 'suggestTwo',
  checklist: 'weighEntries',
};
const FITS_ANYTHING: ReadonlySet<GuidedKey> = new Set(['chooseOpen', 'betterWith', 'oneDetail', 'overlooked']);

function onlyLine(keys: readonly GuidedKey[], wording: TaskKind, flags: ReadonlySet<Flag>): GuidedKey | undefined {
  const [only] = keys;
  if (keys.length !== 1 || !only || !FITS_ANYTHING.has(only)) return undefined;
  const own = ALONE[wording];
  const isAnswered = flags.has('asked') || flags.has('toAnswer') || flags.has('toldOnly') || flags.has('failing');
  const general = { chooseOpen: isAnswered ? 'answerThen' : 'betterWith', overlooked: 'answerBuilt' } as const;
  const better: Choice<GuidedKey>[] = [
    ['roleDo', 'inRole'],
    ...(own ? [own] : []),
    ...(only in general ? [general[only as keyof typeof general]] : []),
  ];
  return select(better, flags)[0];
}

/** Whoever follows one of these has gone through what is given. */
const TRIED: ReadonlySet<GuidedKey> = new Set(['threeTries', 'fancyClose']);

/** Blanks are filled in for a result that was to come in several versions, and is wanted once. */
const isWorkedOut = ({ form, close = [] }: GuidedRecipe, flags: ReadonlySet<Flag>): boolean =>
  form === 'fill' && close.length > 0 && select(close, flags).length === 0;

/** "Then give …" follows a step or a blank; right below the request, nothing has come before it. */
const THEN =
  /^(?:Then|Después|Luego|Ensuite,|Puis|Depois|Poi|Apoi|Dann|ثم) |^(?:然后|然後|再|そのうえで、?|次に、?)|(?<=^.{3,24}) dann(?= )/u;
const withoutThen = (line: string): string => {
  const bare = line.replace(THEN, '');
  return bare.charAt(0).toLocaleUpperCase('en') + bare.slice(1);
};

/** The order to work in that is known of the thing asked for by name. */
function guideThrough(steps: readonly string[], draft: DraftAnalysis, phrasing: Phrasing, size: Size): GuidedResult {
  const lines = steps
    .slice(0, size === 'short' ? MOST_LINES_SHORT : undefined)
    .map((step, at) => `${at + 1}. ${say(step, phrasing)}`);
  const guidance = [say(phrasing.table.guided.order, phrasing), ...lines].join('\n');
  return {
    prompt: `${standAlone(draft, tidy(draft, phrasing).text)}\n\n${guidance}${materialBlock(draft, phrasing)}`,
    keys: ['order'],
    form: 'order',
  };
}

/** Two sentences, or the result alone, hold no order to work in and no list of what is known of the thing. */
const LEAVES_NO_ROOM: readonly Flag[] = ['twoSentences', 'fewSentences', 'resultAlone', 'inThatForm'];
const AS_ASKED: GuidedRecipe = plain('asAskedCut');

/** As many as the list of requirements shows. */
const SHOWN = 4;
const LEAST_CHECKED = 2;
/** With more of that list in it, one version would be nearly the other. */
const SHARE_OF_IT = 0.6;

/** What a good one has to have, as what it is held against: the first two, and more where there is room. */
function pointsToCheck(draft: DraftAnalysis, { particular }: Phrasing): string[] {
  const points = select(particular?.points ?? [], flagsOf(draft)).slice(0, SHOWN);
  const most = SHARE_OF_IT * points.join('').length;
  const chosen = new Set<string>();
  let length = 0;
  for (const point of points) {
    if (chosen.size >= LEAST_CHECKED && length + point.length > most) continue;
    chosen.add(point);
    length += point.length;
  }
  return [...chosen];
}

/** What is known of the thing asked for by name, as what its result is held against before it is given. */
function guideByPoints(draft: DraftAnalysis, phrasing: Phrasing, size: Size): GuidedResult | undefined {
  const points = pointsToCheck(draft, phrasing).slice(0, size === 'short' ? MOST_LINES_SHORT : undefined);
  if (points.length < 2) return undefined;
  const { guided } = phrasing.table;
  const parts = asksBesideIt(draft, flagsOf(draft)) ? [guided.everyPart] : [];
  const beside = besideOf(draft, phrasing.particular).map((key) => guided[key]);
  const lines = [...points, ...parts, ...beside].map((line) => `- ${say(line, phrasing)}`);
  const guidance = [say(guided.heldAgainst, phrasing), ...lines].join('\n');
  return {
    prompt: `${standAlone(draft, tidy(draft, phrasing).text)}\n\n${guidance}${materialBlock(draft, phrasing)}`,
    keys: ['heldAgainst'],
    form: 'order',
  };
}

/** The request, and a way to go about it: what to ask first, what to fill in, or which steps to take. */
export function guide(draft: DraftAnalysis, phrasing: Phrasing, size: Size = 'usual'): GuidedResult {
  const flags = flagsOf(draft);
  const isTight = LEAVES_NO_ROOM.some((flag) => flags.has(flag));
  if (phrasing.particular?.steps && !isTight) return guideThrough(phrasing.particular.steps, draft, phrasing, size);
  const own = phrasing.particular && isTight ? AS_ASKED : recipeFor(draft);
  // An order to work in that holds for any question would push what is known of this thing aside.
  const isPushedAside =
    phrasing.particular &&
    !isTight &&
    (own.form !== 'fill' || !ON_OWN_FACTS.has(draft.wording) || isDetailed(draft)) &&
    !FITS_ANY_OF_ITS_KIND.has(draft.wording);
  const ofItsKind = ALONE[draft.wording];
  const isServed = OF_THEIR_KIND.has(draft.wording) && (!ofItsKind || select([ofItsKind], flags).length > 0);
  if (isPushedAside && !isServed) {
    const held = guideByPoints(draft, phrasing, size);
    if (held) return held;
  }
  const recipe = isPushedAside ? aside(draft) : own;
  const instead = insteadFor(flags);
  const chosen = select(recipe.lines, flags);
  const ofKind = recipe.form === 'fill' ? withoutLabelled(chosen, draft.text) : chosen;
  // Where no line of its kind fits, it gets one that fits any.
  const isBare = ofKind.length === 0 && !recipe.close;
  const fitting = isBare ? select(RECIPES.small.guided.lines, flags) : ofKind;
  const nothingLeft = instead && (fitting.length === 0 || isWorkedOut(recipe, flags));
  const lines = (nothingLeft ? [instead.guided] : fitting).slice(0, size === 'short' ? MOST_LINES_SHORT : undefined);
  const closing = size === 'short' || nothingLeft ? [] : select(recipe.close ?? [], flags);
  const hasBlanks = recipe.form === 'fill' && !nothingLeft;
  // Whoever has told this much has filled in most blanks; what is still open is chosen.
  const asksOnly = hasBlanks && (lines.length === 0 || isDetailed(draft));
  // One step alone is no order.
  const isOrder = recipe.form === 'order' && lines.length > 1;
  const form = nothingLeft || (recipe.form === 'order' && !isOrder) ? 'plain' : recipe.form;
  const close = closing;
  const opens = close.some((key) => TRIED.has(key)) ? [] : (['chooseOpen'] as const);
  const ownOpen = asksOnly ? opens : recipe.open && form !== 'plain' ? [recipe.open] : [];
  const alone = onlyLine([...ownOpen, ...(asksOnly ? [] : lines), ...close], draft.wording, flags);
  const open = asksOnly && alone ? [alone] : ownOpen;
  const shown = !asksOnly && alone ? [alone] : lines;
  const phrase = (key: GuidedKey) => say(phrasing.table.guided[key], phrasing);
  const mark = (index: number) => ({ order: `${index + 1}. `, fill: '- ', rules: '- ', plain: '' })[form];
  const beside = besideOf(draft, phrasing.particular);
  const isStepwise = isOrder && !asksOnly;
  const steps = (asksOnly ? [] : isStepwise ? [...shown, ...beside] : shown).map((key, index) => {
    const line = phrase(key);
    return `${mark(index)}${index === 0 ? withoutThen(line) : line}`;
  });
  const before = [...open.map(phrase), ...steps];
  const closingLines = [...close, ...(isStepwise ? [] : beside)].map(phrase);
  const guidance = [...before, ...(before.length > 0 ? closingLines : closingLines.map(withoutThen))].join('\n');
  return {
    prompt: `${standAlone(draft, tidy(draft, phrasing).text)}\n\n${guidance}${materialBlock(draft, phrasing)}`,
    keys: [...open, ...(asksOnly ? [] : shown), ...close],
    form: asksOnly ? 'plain' : form,
  };
}
