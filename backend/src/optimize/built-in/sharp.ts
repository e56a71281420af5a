import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { joinRequest, materialBlock } from './core.js';
import type { SharpKey } from './languages/language.js';
import { flagsOf, say, select, type Phrasing } from './phrasing.js';
import type { Particular } from './particulars/particular.js';
import { insteadFor } from './premises.js';
import type { Choice } from './recipes/recipe.js';
import { RECIPES, TALKED_THROUGH } from './recipes/recipes.js';
import type { Size } from './size.js';
import { asksBesideIt } from './structured.js';
import { tidy } from './tidy.js';
import { besideOf } from './wishes-beside.js';

export interface SharpResult {
  prompt: string;
  keys: SharpKey[];
  tidied: boolean;
}

/** A one-line question can't say what it wants of its answer in 2.2 times its length, so there is room for one sentence. */
const GROWTH = { short: 0, usual: 1.2, long: 2.4 } as const satisfies Record<Size, number>;
const LEAST_ROOM = { words: 150, characters: 80 } as const;
const MOST_SENTENCES = { short: 1, usual: 3, long: 5 } as const satisfies Record<Size, number>;

function choicesFor(draft: DraftAnalysis): readonly Choice<SharpKey>[] {
  if (draft.strength !== 'strong') return RECIPES[draft.wording].sharp;
  if (TALKED_THROUGH.has(draft.wording) || flagsOf(draft).has('taught')) return RECIPES[draft.wording].sharp;
  if (draft.task === 'roleplay') return RECIPES.roleplay.sharp;
  return [
    ['strong', 'outputOnly'],
    ['strongOpen', '!outputOnly'],
  ];
}

/** Whoever is not well has to learn when to see a doctor, and no part of a question is forgotten, however short it is. */
const ALWAYS_SAID: ReadonlySet<SharpKey> = new Set([
  'signs',
  'partsToo',
  'factorsToo',
  'differsToo',
  'usesToo',
  'effectsToo',
  'importanceToo',
]);

/** A number of ours, in braces, gives way to one the person has named. */
const sentenceOf = ({ sharp }: Particular, draft: DraftAnalysis, phrasing: Phrasing): string =>
  say(sharp, phrasing).replace(/\{([^{}|]*)\}/gu, draft.traits.includes('count') ? '' : '$1');

/** The person's request as one paragraph that also says what a good answer contains. */
export function sharpen(draft: DraftAnalysis, phrasing: Phrasing, size: Size = 'usual'): SharpResult {
  const tidied = tidy(draft, phrasing);
  if (phrasing.particular) {
    const beside = besideOf(draft, phrasing.particular).map((key) => say(phrasing.table.sharp[key], phrasing));
    const parts = asksBesideIt(draft, flagsOf(draft)) ? [say(phrasing.table.sharp.partsToo, phrasing)] : [];
    const sentence = [sentenceOf(phrasing.particular, draft, phrasing), ...parts, ...beside].join(phrasing.space);
    const prompt = joinRequest(draft, tidied.text, sentence, phrasing.space);
    return { prompt: `${prompt}${materialBlock(draft, phrasing)}`, keys: [], tidied: tidied.changed };
  }
  const room = Math.max(LEAST_ROOM[phrasing.table.unit], tidied.text.length * GROWTH[size]);
  const keys: SharpKey[] = [];
  let added = '';
  const flags = flagsOf(draft);
  const chosen = select(choicesFor(draft), flags);
  const instead = insteadFor(flags);
  for (const key of (chosen.length === 0 && instead ? [instead.sharp] : chosen).slice(0, MOST_SENTENCES[size])) {
    const sentence = say(phrasing.table.sharp[key], phrasing);
    if (keys.length > 0 && !ALWAYS_SAID.has(key) && added.length + sentence.length > room) continue;
    added += (added ? phrasing.space : '') + sentence;
    keys.push(key);
  }
  for (const key of besideOf(draft, phrasing.particular)) {
    added += (added ? phrasing.space : '') + say(phrasing.table.sharp[key], phrasing);
    keys.push(key);
  }
  const request = joinRequest(draft, tidied.text, added, phrasing.space);
  return { prompt: `${request}${materialBlock(draft, phrasing)}`, keys, tidied: tidied.changed };
}
