import type { en } from './en.js';

export type SharpKey = keyof typeof en.sharp;
export type BulletKey = keyof typeof en.bullets;
export type GuidedKey = keyof typeof en.guided;
export type LabelKey = keyof typeof en.labels;
export type SizeKey = keyof typeof en.sizes;

/**
 * The wording of one language; a phrase that is missing doesn't compile. `{tu|vous}` in a phrase offers the familiar
 * and the polite form, and the draft decides which is used.
 */
export interface LanguageTable {
  /** What sizes are counted in; scripts without spaces count characters. */
  unit: 'words' | 'characters';
  sizes: Readonly<Record<SizeKey, number>>;
  labels: Readonly<Record<LabelKey, string>>;
  sharp: Readonly<Record<SharpKey, string>>;
  bullets: Readonly<Record<BulletKey, string>>;
  guided: Readonly<Record<GuidedKey, string>>;
}
