import type { BulletKey, SharpKey } from '../languages/language.js';
import { order, type Choice, type GuidedRecipe } from './recipe.js';

/** What is listed are points, things to weigh or to do, or ingredients; names of things are all the rest. */
export const LISTED_SHARP: readonly Choice<SharpKey>[] = [
  ['ingredients', 'ingredients'],
  ['considered', 'considered', '!ingredients'],
  ['prepared', 'prepared', '!considered', '!ingredients'],
  ['listPoints', 'points', '!length', '!considered', '!prepared', '!ingredients'],
  ['pointsBrief', 'points', 'length', '!considered', '!prepared', '!ingredients'],
  ['titlesListed', 'titles', '!length', '!points', '!considered', '!prepared', '!ingredients'],
  ['listLiving', 'ofLiving'],
  ['listPlaces', 'ofPlaces'],
  ['listPeople', 'ofPeople'],
  ['listFirms', 'ofFirms'],
  ['listDishes', 'ofDishes'],
  ['listPastimes', 'ofPastimes'],
];

export const NAMED = ['!ingredients', '!considered', '!prepared', '!points'] as const;

export const LISTED_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['ingAmounts', 'ingredients'],
  ['ingGroups', 'ingredients'],
  ['ingSwap', 'ingredients'],
  ['considerGroups', 'considered', '!ingredients'],
  ['considerFind', 'considered', '!ingredients'],
  ['considerSettle', 'considered', '!ingredients'],
  ['timeOrder', 'prepared', '!considered', '!ingredients'],
  ['cannotWait', 'prepared', '!considered', '!ingredients'],
  ['pointEach', 'points', '!length', '!considered', '!prepared', '!ingredients'],
  ['weightOrder', 'points', '!considered', '!prepared', '!ingredients'],
  ['overlooked', 'points', '!considered', '!prepared', '!ingredients'],
  ['distinctPoints', 'points', '!considered', '!prepared', '!ingredients'],
  ['titleFacts', 'titles', '!points', '!considered', '!prepared', '!ingredients'],
  ['conditionsMet', 'titles', '!points', '!considered', '!prepared', '!ingredients'],
  ['eachLiving', 'ofLiving'],
  ['eachPlace', 'ofPlaces'],
  ['eachPerson', 'ofPeople'],
  ['eachFirm', 'ofFirms'],
  ['eachDish', 'ofDishes'],
  ['eachPastime', 'ofPastimes'],
  ['strictly', 'kindKnown'],
  ['clearOrder', 'kindKnown'],
];

export const LISTED_GUIDED: GuidedRecipe = order(
  ['ingList', 'ingredients'],
  ['ingReplace', 'ingredients'],
  ['considerSort', 'considered', '!ingredients'],
  ['considerAnswer', 'considered', '!ingredients'],
  ['considerMark', 'considered', '!ingredients'],
  ['timeSort', 'prepared', '!considered', '!ingredients'],
  ['timeMark', 'prepared', '!considered', '!ingredients'],
  ['pointPractice', 'points', '!considered', '!prepared', '!ingredients'],
  ['pointWeigh', 'points', '!considered', '!prepared', '!ingredients'],
  ['pointMissed', 'points', '!considered', '!prepared', '!ingredients'],
  ['forgotten', 'prepared', '!considered', '!ingredients'],
  ['reading', 'table', ...NAMED],
  ['listPick', 'kindKnown'],
  ['listTell', 'kindKnown'],
  ['listCheck', 'kindKnown'],
  ['entriesGive', '!table', '!kindKnown', ...NAMED],
  ['entriesMark', '!table', '!kindKnown', '!madeUp', ...NAMED],
  ['entriesGap', '!kindKnown', '!madeUp', ...NAMED],
  ['marksBest', 'madeUp', '!kindKnown', ...NAMED],
);
