import type { BulletKey, GuidedKey, SharpKey } from '../languages/language.js';
import type { Flag } from './flags.js';

/** A phrase used when the draft has the flag, or with `!` when it has it not. Several conditions all have to hold. */
export type Choice<K extends string> = K | readonly [K, ...(Flag | `!${Flag}`)[]];

export interface GuidedRecipe {
  /** `fill` lists blanks for what only the person knows, `order` a way to work, `rules` standing rules. */
  form: 'fill' | 'order' | 'rules' | 'plain';
  open?: GuidedKey;
  lines: readonly Choice<GuidedKey>[];
  close?: readonly Choice<GuidedKey>[];
}

export interface Recipe {
  sharp: readonly Choice<SharpKey>[];
  structured: readonly Choice<BulletKey>[];
  guided: GuidedRecipe;
  /** Used instead when a few lines are pasted: nobody fills in a form for them. */
  guidedShort?: GuidedRecipe;
  /** Used instead when the request has said what the blanks would ask for, and the rest may be invented. */
  guidedDetailed?: GuidedRecipe;
  /** Used instead when the person speaks of themselves. */
  guidedPersonal?: GuidedRecipe;
}

export const order = (...lines: Choice<GuidedKey>[]): GuidedRecipe => ({ form: 'order', open: 'order', lines });
export const fill = (lines: Choice<GuidedKey>[], ...close: Choice<GuidedKey>[]): GuidedRecipe => ({
  form: 'fill',
  open: 'fill',
  lines,
  close,
});
export const plain = (line: GuidedKey): GuidedRecipe => ({ form: 'plain', lines: [line] });
export const choose = (lines: Choice<GuidedKey>[], ...close: Choice<GuidedKey>[]): GuidedRecipe => ({
  form: 'fill',
  open: 'fillOr',
  lines,
  close,
});
