import type { BulletKey, GuidedKey } from '../languages/language.js';
import type { Choice } from './recipe.js';

/** A few sentences are wanted: a full frame would swell them. */
export const IN_SHORT_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['shortMain', 'inShort'],
  ['shortDetail', 'inShort'],
  ['shortKept', 'inShort'],
];

export const IN_SHORT_GUIDED: readonly Choice<GuidedKey>[] = [
  ['shortPick', 'inShort'],
  ['shortWrite', 'inShort'],
];
