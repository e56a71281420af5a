import type { TaskKind } from '../../analysis/task-kinds.js';
import type { BulletKey, SharpKey } from '../languages/language.js';
import { fill, type Choice, type GuidedRecipe, type Recipe } from './recipe.js';
import { TOLD_SHARP, TOLD_STRUCTURED, TOLD_GUIDED } from './told-situations.js';

/** What a request gets of which only the verb is understood, or not even that. */
const SHAPED_SHARP: readonly Choice<SharpKey>[] = [
  ['fromDetails', 'shapeless', 'situated', 'ownVoice', '!asked'],
  ['situation', 'shapeless', 'situated', 'ownVoice', 'asked'],
  ['made', 'making'],
  ['found', 'finding', '!outputOnly'],
  ['asAsked', 'finding', 'outputOnly'],
  ['worked', 'working'],
  ['told', 'telling', 'severalParts'],
  ['toldOne', 'telling', '!severalParts'],
  ['unknown', 'shapeless', '!situated'],
  ['unknown', 'shapeless', '!ownVoice'],
];

const SHAPED_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['detailsUsed', 'shapeless', 'situated', 'ownVoice', '!asked'],
  ['sitAnswer', 'shapeless', 'situated', 'ownVoice', 'asked'],
  ['sitDecides', 'shapeless', 'situated', 'ownVoice', 'asked'],
  ['sitConcrete', 'shapeless', 'situated', 'ownVoice'],
  ['sitAvoid', 'shapeless', 'situated', 'ownVoice', 'asked'],
  ['sitAssumed', 'shapeless', 'situated', 'ownVoice'],
  ['usableNow', 'making'],
  ['allGiven', 'making', 'material'],
  ['detailsUsed', 'making', '!material', 'situated'],
  ['fitted', 'making', '!situated'],
  ['openChoice', 'making'],
  ['straightIn', 'making'],
  ['resultFirst', 'finding'],
  ['whatDecides', 'finding', '!outputOnly'],
  ['formAsked', 'finding', 'outputOnly'],
  ['doubtful', 'finding', '!outputOnly'],
  ['allGiven', 'working'],
  ['exactFigures', 'working'],
  ['gapsNamed', 'working'],
  ['onlyAsked', 'working'],
  ['eachOwn', 'telling', 'severalParts'],
  ['exampleEach', 'telling'],
  ['concrete', 'telling'],
  ['straightIn', 'telling'],
  ['usableNow', 'shapeless', '!situated'],
  ['fitted', 'shapeless', '!situated'],
  ['openChoice', 'shapeless', '!situated'],
  ['straightIn', 'shapeless', '!situated'],
  ['usableNow', 'shapeless', '!ownVoice'],
  ['fitted', 'shapeless', '!ownVoice'],
  ['openChoice', 'shapeless', '!ownVoice'],
  ['straightIn', 'shapeless', '!ownVoice'],
];

/** What can be said of a request of no known kind: what it leaves open is settled, and an answer shows its limits. */
const SETTLED: GuidedRecipe = {
  form: 'plain',
  lines: [
    ['roleDo', 'inRole'],
    ['tableCells', 'table', '!asked', '!toldOnly', '!failing'],
    ['oneCheckWait', 'failing'],
    ['overlooked', 'asked', '!failing', '!length', '!formFixed', '!outputOnly'],
    ['betterWith', '!asked', '!toAnswer', '!finding', '!failing'],
    ['betterWith', '!asked', '!toAnswer', '!material', '!failing'],
    ['answerThen', '!asked', 'toAnswer', '!failing'],
    ['answerThen', '!asked', 'finding', 'material', '!failing'],
    ['asAskedCut', 'asked', 'length'],
    ['asAskedCut', 'formFixed'],
    ['asAskedCut', 'outputOnly'],
    ['asAskedCut', 'inThatForm'],
  ],
};

/** Nothing but the shape of the request is understood, or not even that. */
export const UNREAD_RECIPES = {
  topic: {
    sharp: ['topic'],
    structured: ['oneQuestion', 'directions', 'onlyAsked'],
    guided: fill(['wantFromIt', 'situation'], 'topicClose'),
  },
  unknown: {
    sharp: [...TOLD_SHARP, ...SHAPED_SHARP],
    structured: [...TOLD_STRUCTURED, ...SHAPED_STRUCTURED],
    guided: TOLD_GUIDED,
  },
  plain: {
    sharp: [...TOLD_SHARP, ...SHAPED_SHARP],
    structured: [...TOLD_STRUCTURED, ...SHAPED_STRUCTURED],
    guided: TOLD_GUIDED,
  },
  small: {
    sharp: [...TOLD_SHARP, ...SHAPED_SHARP],
    structured: [...TOLD_STRUCTURED, ...SHAPED_STRUCTURED],
    guided: SETTLED,
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
