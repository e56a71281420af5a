import type { BulletKey, SharpKey } from '../languages/language.js';
import { order, type Choice, type GuidedRecipe } from './recipe.js';

/** What else is worth knowing depends on what is asked for: a person, a date, a place or a figure. */
export const LOOKED_UP_SHARP: readonly Choice<SharpKey>[] = [
  ['factWho', 'askedWho', '!severalParts'],
  ['whoGroup', 'ofGroup', '!severalParts'],
  ['factWhen', 'askedWhen', '!severalParts'],
  ['factWhere', 'askedWhere', '!severalParts'],
  ['countFixed', 'figureOfThing', '!severalParts'],
  ['fact', '!lookedUp', '!severalParts'],
];

export const LOOKED_UP_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['whoFull', 'askedWho', '!severalParts'],
  ['whoHow', 'askedWho', '!severalParts'],
  ['whoElse', 'askedWho', '!severalParts'],
  ['groupFirst', 'ofGroup', '!severalParts'],
  ['groupOf', 'ofGroup', '!severalParts'],
  ['knownFor', 'ofGroup', '!severalParts'],
  ['dateFull', 'askedWhen', '!severalParts'],
  ['dateAround', 'askedWhen', '!severalParts'],
  ['dateOther', 'askedWhen', '!severalParts'],
  ['placeFull', 'askedWhere', '!severalParts'],
  ['placeAround', 'askedWhere', '!severalParts'],
  ['placeThen', 'askedWhere', '!severalParts'],
  ['figure', 'figureOfThing', '!severalParts'],
  ['countWhat', 'figureOfThing', '!severalParts'],
  ['countMade', 'figureOfThing', '!severalParts'],
  ['answerExact', '!lookedUp', '!severalParts'],
];

export const LOOKED_UP_GUIDED: GuidedRecipe = order(
  ['whoSay', 'askedWho', '!severalParts'],
  ['whoDid', 'askedWho', '!severalParts'],
  ['whoClaim', 'askedWho', '!severalParts'],
  ['overStart', 'ofGroup', '!severalParts'],
  ['listTell', 'ofGroup', '!severalParts'],
  ['whenSay', 'askedWhen', '!severalParts'],
  ['whenChain', 'askedWhen', '!severalParts'],
  ['whenSure', 'askedWhen', '!severalParts'],
  ['whereSay', 'askedWhere', '!severalParts'],
  ['whereNear', 'askedWhere', '!severalParts'],
  ['countSay', 'figureOfThing', '!severalParts'],
  ['countShow', 'figureOfThing', '!severalParts'],
  ['answerDated', '!lookedUp'],
  ['readingFact', 'severalParts'],
  ['answerDated', 'severalParts'],
  ['sureCheck', '!askedWho', '!askedWhen'],
);
