import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, choose, type Recipe } from './recipe.js';
import { PARTS_TOO, EVERY_PART } from './several-parts.js';

/** Something is to be understood. */
export const EXPLANATION_RECIPES = {
  meaning: {
    sharp: [
      ['meaningFor', 'leveled'],
      ['meaningOf', '!leveled'],
    ],
    structured: [
      'answerFirst',
      ['theirWords', 'leveled'],
      ['theirExample', 'leveled'],
      ['inSentence', '!leveled'],
      ['register', '!leveled'],
      ['mixUp', '!leveled'],
      ['partsAll', 'severalParts'],
    ],
    guided: order('oneSentence', 'meaningUse', 'meaningWhen'),
  },
  why: {
    sharp: [
      ['why', '!ownVoice', '!severalParts'],
      ['eachQuestion', '!ownVoice', 'severalParts'],
      ['troubleshoot', 'ownVoice'],
      ['asOf', 'recent', '!ownVoice'],
    ],
    structured: [
      ['core', '!ownVoice', '!severalParts'],
      ['partsAll', '!ownVoice', 'severalParts'],
      ['causes', '!ownVoice'],
      ['causesChecks', 'ownVoice'],
      ['fix', 'ownVoice'],
      ['effectCase', '!ownVoice', '!examples'],
      ['tooSimple', '!ownVoice'],
    ],
    guided: order('oneSentence', 'chain', 'mythDebate'),
    guidedPersonal: order('askSituation', 'oneSentence', 'unsureWhat'),
  },
  explain: {
    sharp: [
      ['explain', '!severalParts'],
      ['eachQuestion', 'severalParts'],
    ],
    structured: [
      ['core', '!severalParts'],
      ['partsAll', 'severalParts'],
      ['mechanism', '!steps'],
      ['caseExample', '!examples'],
      'misconception',
    ],
    guided: order('shortAnswer', ['unfold', 'severalParts'], ['caseFollowed', '!severalParts'], 'overlooked'),
    guidedPersonal: choose([['levelSlot', '!audience', '!leveled'], 'purposeSlot'], 'teachClose'),
  },
  describe: {
    sharp: [
      ['describe', '!severalParts'],
      ['eachQuestion', 'severalParts'],
    ],
    structured: [['partsAll', 'severalParts'], 'definition', 'features', 'setApart', ['caseExample', '!examples']],
    guided: order('defineOne', 'featuresExample', 'apartFrom', EVERY_PART),
    guidedPersonal: choose([['levelSlot', '!audience'], 'purposeSlot'], 'teachClose'),
  },
  compare: {
    sharp: ['compare', PARTS_TOO, ['technology', 'technology', 'ownVoice']],
    structured: [
      ['recommendation', 'amountGiven'],
      ['definition', 'differenceAsked', '!amountGiven'],
      ['partsAll', 'severalParts'],
      'criteria',
      ['table', '!format'],
      ['common', '!severalParts'],
      'keyDifference',
    ],
    guided: order(
      ['defineEach', 'differenceAsked'],
      ['criteriaThatDecide', 'differenceAsked'],
      ['confused', 'differenceAsked'],
      ['criteriaThatDecide', '!differenceAsked', 'ownVoice'],
      ['eachCase', '!differenceAsked', 'ownVoice'],
      ['compareSteps', '!differenceAsked', '!ownVoice'],
      ['compareEnd', '!differenceAsked', '!ownVoice'],
      EVERY_PART,
    ),
  },
  who: {
    sharp: ['who', PARTS_TOO, 'unsure'],
    structured: [['partsAll', 'severalParts'], 'whoFirst', 'knownFor', 'lasting', 'namesake', 'honest'],
    guided: order('readingFact', 'shortAnswer', 'overlooked', EVERY_PART),
  },
  relation: {
    sharp: [
      ['relationDefined', 'definitionAsked'],
      ['relation', '!definitionAsked'],
      [...PARTS_TOO, '!definitionAsked'],
    ],
    structured: [
      ['definition', 'definitionAsked'],
      ['linkFirst', '!definitionAsked'],
      'linkHow',
      ['eachEffect', 'effectsAsked'],
      ['caseExample', '!examples'],
      'linkFails',
    ],
    guided: order('defineEach', 'linkChain', ['effectSteps', 'effectsAsked'], 'linkBreaks'),
  },
  effects: {
    sharp: [['effectsOnViews', 'viewsAsked'], ['effects', '!viewsAsked'], PARTS_TOO],
    structured: [
      ['partsAll', 'severalParts'],
      'mainEffect',
      'eachEffect',
      ['effectCase', '!viewsAsked'],
      ['unaffected', '!viewsAsked'],
      ['viewCase', 'viewsAsked'],
      ['viewsDiffer', 'viewsAsked'],
    ],
    guided: order(
      ['before', '!viewsAsked'],
      ['effectSteps', '!viewsAsked'],
      ['effectLimits', '!viewsAsked'],
      ['shortAnswer', 'viewsAsked'],
      ['viewSteps', 'viewsAsked'],
      ['viewOther', 'viewsAsked'],
      EVERY_PART,
    ),
  },
  factors: {
    sharp: ['factors', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'eachFactor', 'effectCase', 'interplay', 'weightiest'],
    guided: order('factorSteps', 'factorsTogether', 'factorWeight', EVERY_PART),
  },
  motives: {
    sharp: ['motives', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'reasonKinds', 'reasonCase', 'otherWay'],
    guided: order('motiveSteps', 'motiveOther', 'motiveElse', EVERY_PART),
  },
  origin: {
    sharp: ['origin'],
    structured: ['oldestUse', 'shift', 'legends', 'inSentence'],
    guided: order('originUse', 'originShift', 'originToday', EVERY_PART),
  },
  teach: {
    sharp: ['teach', PARTS_TOO],
    structured: [
      ['partsAll', 'severalParts'],
      'startKnown',
      'theirDepth',
      ['theirExample', '!examples'],
      'misconception',
    ],
    guided: order('teachKnown', 'teachSteps', 'teachTrap', EVERY_PART),
  },
  points: {
    sharp: [['methods', 'methodsUsed'], ['points', '!methodsUsed'], PARTS_TOO],
    structured: [
      ['partsAll', 'severalParts'],
      ['methodEach', 'methodsUsed'],
      ['methodCase', 'methodsUsed'],
      ['methodEffect', 'methodsUsed'],
      ['pointNamed', '!methodsUsed'],
      ['pointOrder', '!methodsUsed'],
      ['pointApart', '!methodsUsed'],
    ],
    guided: order(
      ['methodSteps', 'methodsUsed'],
      ['methodWeigh', 'methodsUsed'],
      ['pointSteps', '!methodsUsed'],
      ['pointLink', '!methodsUsed'],
      ['overlooked', '!methodsUsed'],
      EVERY_PART,
    ),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
