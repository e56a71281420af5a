import type { BulletKey } from '../languages/language.js';
import { order, type Choice } from './recipe.js';

/** Several things are asked: each gets its answer. */
export const EACH_PART: readonly Choice<BulletKey>[] = [
  ['causesDepth', 'severalParts', 'causesAsked', '!failing'],
  ['resultsTied', 'severalParts', 'causesAsked', '!failing'],
  ['disputed', 'severalParts', 'causesAsked', '!failing'],
  ['eachQuestion', 'severalParts', '!failing', '!causesAsked'],
  ['partAnswer', 'severalParts', '!failing', '!causesAsked'],
  ['namedBy', 'whoAsked', 'manyQuestions', '!ownVoice'],
  ['importance', 'severalParts', '!failing', '!causesAsked', 'weightAsked'],
  ['partExample', 'severalParts', '!failing', '!causesAsked', '!weightAsked'],
  ['partsLink', 'manyQuestions', '!ownVoice'],
];

export const PARTS_TOO = ['partsToo', 'severalParts'] as const;

export const EVERY_PART = ['everyPart', 'severalParts'] as const;

/** What holds of any question that takes more than a line to answer. */
export const UNFOLDED = order(
  'shortAnswer',
  ['unfold', 'severalParts'],
  ['reasonsStep', '!severalParts'],
  'overlooked',
);
