import type { BulletKey, GuidedKey, SharpKey } from '../languages/language.js';
import { order, type Choice } from './recipe.js';

/** Several things are asked: each gets its answer. */
export const EACH_PART: readonly Choice<BulletKey>[] = [
  ['causesDepth', 'severalParts', 'causesAsked', '!failing'],
  ['resultsTied', 'severalParts', 'causesAsked', '!failing'],
  ['disputed', 'severalParts', 'causesAsked', '!failing'],
  ['eachQuestion', 'severalParts', '!howBeside', '!failing', '!causesAsked'],
  ['partAnswer', 'severalParts', '!howBeside', '!failing', '!causesAsked'],
  ['namedBy', 'whoAsked', 'manyQuestions', '!ownVoice'],
  ['eachEffect', 'effectsAsked', 'manyQuestions', '!ownVoice', '!causesAsked'],
  ['eachFactor', 'factorsAsked', 'manyQuestions', '!ownVoice'],
  ['usesToo', 'usesAsked', 'manyQuestions', '!ownVoice'],
  ['differsToo', 'differenceAsked', 'manyQuestions', '!ownVoice'],
  ['importance', 'severalParts', '!failing', '!causesAsked', 'weightAsked'],
  ['partExample', 'severalParts', '!failing', '!causesAsked', '!weightAsked'],
  ['partsLink', 'manyQuestions', '!ownVoice'],
];

/** Two things are asked, and what the second is shows by its words. */
export const SECOND_HALF_SHARP: readonly Choice<SharpKey>[] = [
  ['factorsToo', 'halves', 'factorsAsked'],
  ['differsToo', 'halves', 'differenceAsked'],
  ['usesToo', 'halves', 'usesAsked'],
  ['effectsToo', 'halves', 'effectsAsked'],
];
export const SECOND_HALF: readonly Choice<BulletKey>[] = [
  ['eachFactor', 'halves', 'factorsAsked'],
  ['differsToo', 'halves', 'differenceAsked'],
  ['usesToo', 'halves', 'usesAsked'],
  ['eachEffect', 'halves', 'effectsAsked'],
];
export const SECOND_HALF_GUIDED: readonly Choice<GuidedKey>[] = [
  ['factorsStep', 'halves', 'factorsAsked'],
  ['differsStep', 'halves', 'differenceAsked'],
  ['usesStep', 'halves', 'usesAsked'],
  ['effectSteps', 'halves', 'effectsAsked'],
];

export const PARTS_TOO = ['partsToo', 'severalParts'] as const;

export const EVERY_PART = ['everyPart', 'severalParts'] as const;

/** What holds of any question that takes more than a line to answer. */
export const UNFOLDED = order(
  'shortAnswer',
  ['unfold', 'severalParts', '!halves'],
  ...SECOND_HALF_GUIDED,
  ['reasonsStep', '!severalParts'],
  'overlooked',
);
