import type { BulletKey, GuidedKey, SharpKey } from '../languages/language.js';
import type { Choice, GuidedRecipe, Recipe } from './recipe.js';

/** Whatever the length, nothing that was asked is left out. */
const OF_ALL_PARTS: ReadonlySet<SharpKey | BulletKey | GuidedKey> = new Set(['partsToo', 'partsAll', 'everyPart']);

const unlessShort = <K extends SharpKey | BulletKey | GuidedKey>(choice: Choice<K>): Choice<K> => {
  if (typeof choice === 'string') return OF_ALL_PARTS.has(choice) ? choice : [choice, '!inShort'];
  const [key, ...conditions] = choice;
  return OF_ALL_PARTS.has(key) ? choice : [key, ...conditions, '!inShort'];
};

const guidedUnlessShort = (guided: GuidedRecipe, lines: readonly Choice<GuidedKey>[]): GuidedRecipe => ({
  ...guided,
  lines: [...lines, ...guided.lines.map(unlessShort)],
  ...(guided.close ? { close: guided.close.map(unlessShort) } : {}),
});

/** Where a few sentences are wanted, a full frame would swell them: these lines take its place. */
export const orInShort = (recipe: Recipe): Recipe => ({
  ...recipe,
  sharp: [['inShort', 'inShort'], ...recipe.sharp.map(unlessShort)],
  structured: [
    ['shortMain', 'inShort'],
    ['shortDetail', 'inShort'],
    ['shortKept', 'inShort'],
    ...recipe.structured.map(unlessShort),
  ],
  guided: guidedUnlessShort(recipe.guided, [
    ['shortPick', 'inShort'],
    ['shortWrite', 'inShort'],
  ]),
  ...(recipe.guidedPersonal ? { guidedPersonal: guidedUnlessShort(recipe.guidedPersonal, []) } : {}),
});
