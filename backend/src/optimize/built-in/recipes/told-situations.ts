import type { BulletKey, SharpKey } from '../languages/language.js';
import type { Choice, GuidedRecipe } from './recipe.js';

/** Somebody tells what has happened, or what a thing does, and asks nothing: answered by what to do about it. */
export const TOLD_SHARP: readonly Choice<SharpKey>[] = [
  ['troubleshoot', 'failing'],
  ['distress', 'toldOnly', 'distressed', '!failing'],
  ['situation', 'toldOnly', '!distressed', '!failing'],
];

export const TOLD_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['causesChecks', 'failing'],
  ['fix', 'failing'],
  ['safeFirst', 'failing'],
  ['lastResort', 'failing'],
  ['heard', 'toldOnly', 'distressed', '!failing'],
  ['sitAnswer', 'toldOnly', '!distressed', '!failing'],
  ['sitDecides', 'toldOnly', '!distressed', '!failing'],
  ['smallSteps', 'toldOnly', 'distressed', '!failing'],
  ['sitConcrete', 'toldOnly', '!distressed', '!failing'],
  ['sayable', 'toldOnly', 'distressed', '!failing'],
  ['sitAvoid', 'toldOnly', '!failing'],
];

export const TOLD_GUIDED: GuidedRecipe = {
  form: 'plain',
  lines: [
    ['roleDo', 'inRole'],
    ['tableCells', 'table', '!asked', '!toldOnly', '!failing'],
    ['oneCheckWait', 'failing'],
    ['oneDetail', 'toldOnly', '!failing'],
    ['oneDetail', 'asked', 'situated', 'ownVoice', '!length', '!formFixed', '!outputOnly', '!toldOnly', '!failing'],
    ['overlooked', 'asked', '!situated', '!length', '!formFixed', '!outputOnly', '!toldOnly', '!failing'],
    ['overlooked', 'asked', '!ownVoice', '!length', '!formFixed', '!outputOnly', '!toldOnly', '!failing'],
    ['betterWith', '!asked', '!toAnswer', '!finding', '!toldOnly', '!failing'],
    ['betterWith', '!asked', '!toAnswer', '!material', '!toldOnly', '!failing'],
    ['answerThen', '!asked', 'toAnswer', '!toldOnly', '!failing'],
    ['answerThen', '!asked', 'finding', 'material', '!toldOnly', '!failing'],
    ['asAskedCut', 'asked', 'length', '!toldOnly', '!failing'],
    ['asAskedCut', 'formFixed', '!toldOnly', '!failing'],
    ['asAskedCut', 'outputOnly', '!toldOnly', '!failing'],
    ['asAskedCut', 'inThatForm', '!toldOnly', '!failing'],
  ],
};

export const TOLD_OR_CHOICE: GuidedRecipe = {
  form: 'plain',
  lines: [
    ['oneCheckWait', 'failing'],
    ['oneDetail', 'toldOnly', '!failing'],
    ['sayTwo', 'sayAsked', '!toldOnly', '!failing'],
    ['suggestTwo', '!sayAsked', '!toldOnly', '!failing'],
  ],
};
