import type { BulletKey, GuidedKey, SharpKey } from '../languages/language.js';
import { order, type Choice, type GuidedRecipe } from './recipe.js';
import { EVERY_PART } from './several-parts.js';

/** None of the lists of another make. */
export const NAMED = [
  '!ingredients',
  '!considered',
  '!prepared',
  '!ticked',
  '!points',
  '!packing',
  '!shopping',
  '!questionsWanted',
] as const;
/** Ticked off, and neither packed nor bought. */
const TICKED = ['ticked', '!packing', '!shopping', '!considered', '!ingredients'] as const;

/** What to take along or to buy: no order of time, but amounts, and what nobody should leave behind. */
export const PACKED_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['packGroups', 'packing', '!groupsTold', '!considered'],
  ['packEach', 'packing', '!considered'],
  ['packMust', 'packing', '!considered'],
  ['packHome', 'packing', '!considered'],
  ['shopAmounts', 'shopping', '!packing', '!considered'],
  ['shopGroups', 'shopping', '!groupsTold', '!packing', '!considered'],
  ['shopTotal', 'shopping', 'amountGiven', '!packing', '!considered'],
  ['shopHome', 'shopping', '!packing', '!considered'],
];
export const PACKED_GUIDED: readonly Choice<GuidedKey>[] = [
  ['packWalk', 'packing', '!considered'],
  ['packGive', 'packing', '!considered'],
  ['shopWork', 'shopping', '!packing', '!considered'],
  ['shopGive', 'shopping', '!packing', '!considered'],
  ['shopSum', 'shopping', 'amountGiven', '!packing', '!considered'],
];

/** What is listed are points, things to weigh or to do, or ingredients; names of things are all the rest. */
export const LISTED_SHARP: readonly Choice<SharpKey>[] = [
  ['ingredients', 'ingredients'],
  ['considered', 'considered', '!ingredients'],
  ['packed', 'packing', '!considered', '!ingredients'],
  ['shopped', 'shopping', '!packing', '!considered', '!ingredients'],
  ['questionsPut', 'questionsWanted', '!considered'],
  ['checklist', '!groupsTold', ...TICKED],
  ['checklistTold', 'groupsTold', ...TICKED],
  ['prepared', 'prepared', '!ticked', '!considered', '!ingredients'],
  ['listPoints', 'points', '!length', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['pointsBrief', 'points', 'length', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['titlesListed', 'titles', '!length', '!points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['listLiving', 'ofLiving', ...NAMED],
  ['listPlaces', 'ofPlaces', ...NAMED],
  ['listPeople', 'ofPeople', ...NAMED],
  ['listFirms', 'ofFirms', ...NAMED],
  ['listDishes', 'ofDishes', ...NAMED],
  ['listPastimes', 'ofPastimes', ...NAMED],
];

export const LISTED_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['ingAmounts', 'ingredients'],
  ['ingGroups', 'ingredients'],
  ['ingSwap', 'ingredients'],
  ['considerGroups', 'considered', '!ingredients'],
  ['considerFind', 'considered', '!ingredients'],
  ['considerSettle', 'considered', '!ingredients'],
  ...PACKED_STRUCTURED,
  ['questionFirst', 'questionsWanted', '!considered'],
  ['questionWorded', 'questionsWanted', '!considered'],
  ['questionTells', 'questionsWanted', '!considered'],
  ['grouped', '!groupsTold', ...TICKED],
  ['tickLine', ...TICKED],
  ['indispensable', ...TICKED],
  ['tickForgotten', 'ticked', '!considered', '!ingredients'],
  ['timeOrder', 'prepared', '!ticked', '!considered', '!ingredients'],
  ['cannotWait', 'prepared', '!ticked', '!considered', '!ingredients'],
  ['pointEach', 'points', '!length', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['weightOrder', 'points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['overlooked', 'points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['distinctPoints', 'points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['titleFacts', 'titles', '!points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['conditionsMet', 'titles', '!points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['eachLiving', 'ofLiving', ...NAMED],
  ['eachPlace', 'ofPlaces', ...NAMED],
  ['eachPerson', 'ofPeople', ...NAMED],
  ['eachFirm', 'ofFirms', ...NAMED],
  ['eachDish', 'ofDishes', ...NAMED],
  ['eachPastime', 'ofPastimes', ...NAMED],
  ['strictly', 'kindKnown', ...NAMED],
  ['clearOrder', 'kindKnown', ...NAMED],
];

export const LISTED_GUIDED: GuidedRecipe = order(
  ['ingList', 'ingredients'],
  ['ingReplace', 'ingredients'],
  ['considerSort', 'considered', '!ingredients'],
  ['considerAnswer', 'considered', '!ingredients'],
  ['considerMark', 'considered', '!ingredients'],
  ...PACKED_GUIDED,
  ['questionSettle', 'questionsWanted', '!considered'],
  ['questionGive', 'questionsWanted', '!considered'],
  ['questionWary', 'questionsWanted', '!considered'],
  ['groupEntries', '!groupsTold', ...TICKED],
  ['weighEntries', ...TICKED],
  ['timeSort', 'prepared', '!ticked', '!considered', '!ingredients'],
  ['timeMark', 'prepared', '!ticked', '!considered', '!ingredients'],
  ['pointPractice', 'points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['pointWeigh', 'points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['pointMissed', 'points', '!considered', '!prepared', '!ticked', '!ingredients'],
  ['forgotten', 'ticked', '!considered', '!ingredients'],
  ['forgotten', 'prepared', '!considered', '!ingredients'],
  ['tableCells', 'table', ...NAMED],
  ['listPick', 'kindKnown', ...NAMED],
  ['listTell', 'kindKnown', ...NAMED],
  ['listCheck', 'kindKnown', ...NAMED],
  ['entriesGive', '!table', '!kindKnown', ...NAMED],
  ['entriesAll', 'detailTold', '!table', '!kindKnown', '!madeUp', ...NAMED],
  ['entriesMark', '!detailTold', '!table', '!kindKnown', '!madeUp', '!bareEntries', ...NAMED],
  ['entriesGap', '!kindKnown', '!madeUp', ...NAMED],
  ['marksBest', 'madeUp', '!kindKnown', ...NAMED],
  [...EVERY_PART, '!table'],
);
