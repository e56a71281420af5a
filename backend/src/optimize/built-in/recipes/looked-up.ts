import type { BulletKey, SharpKey } from '../languages/language.js';
import { order, type Choice, type GuidedRecipe } from './recipe.js';

/** What else is worth knowing depends on what is asked for: a person, a date, a place or a figure. */
export const LOOKED_UP_SHARP: readonly Choice<SharpKey>[] = [
  ['factWho', 'askedWho', '!inOffice', '!recent', '!severalParts'],
  ['fact', 'askedWho', 'inOffice', '!severalParts'],
  ['fact', 'askedWho', 'recent', '!inOffice', '!severalParts'],
  ['whoGroup', 'ofGroup', '!severalParts'],
  ['factWhen', 'askedWhen', '!severalParts'],
  ['factWhere', 'askedWhere', '!severalParts'],
  ['countFixed', 'figureOfThing', '!severalParts'],
  ['fact', '!lookedUp', '!severalParts'],
];

export const LOOKED_UP_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['whoFull', 'askedWho', '!severalParts'],
  ['placesIt', 'askedWho', '!severalParts'],
  ['othersToo', 'askedWho', '!inOffice', '!recent', '!severalParts'],
  ['groupFirst', 'ofGroup', '!severalParts'],
  ['groupOf', 'ofGroup', '!severalParts'],
  ['knownFor', 'ofGroup', '!severalParts'],
  ['dateFull', 'askedWhen', '!severalParts'],
  ['dateOf', 'askedWhen', '!severalParts'],
  ['placeFull', 'askedWhere', '!severalParts'],
  ['placeAround', 'askedWhere', '!severalParts'],
  ['figure', 'figureOfThing', '!severalParts'],
  ['countWhat', 'figureOfThing', '!severalParts'],
  ['answerExact', '!lookedUp', '!severalParts'],
  ['confirmed', '!lookedUp', '!severalParts'],
  ['caution', '!lookedUp', '!severalParts'],
];

/** Whoever looks something up wants the answer and one fact to know it by, and of doubt only what there is. */
export const LOOKED_UP_GUIDED: GuidedRecipe = order(
  ['lookEach', 'severalParts', 'factsAlone'],
  ['lookAnswer', 'severalParts', '!factsAlone'],
  ['restStep', 'severalParts', '!factsAlone'],
  ['storyStep', 'severalParts', '!factsAlone'],
  ['overStart', 'ofGroup', '!severalParts'],
  ['listTell', 'ofGroup', '!severalParts'],
  ['whenSay', 'askedWhen', '!severalParts'],
  ['countSay', 'figureOfThing', '!severalParts'],
  ['lookAnswer', 'askedWho', '!severalParts'],
  ['lookAnswer', 'askedWhere', '!severalParts'],
  ['lookAnswer', '!lookedUp', '!severalParts'],
  ['lookPlace', 'askedWho', '!severalParts'],
  ['lookPlace', '!lookedUp', '!severalParts'],
  ['whereNear', 'askedWhere', '!severalParts'],
  ['lookOthers', 'askedWho', '!inOffice', '!recent', '!severalParts'],
  ['lookStop', '!askedWho', '!severalParts', '!ofGroup'],
  ['lookStop', 'severalParts', 'factsAlone'],
);
