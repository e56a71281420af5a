import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, plain, type Recipe } from './recipe.js';
import { orInShort } from './in-short.js';
import { EVERY_PART, PARTS_TOO } from './several-parts.js';

/** Something is weighed: two sides, options, a work, a claim. */
export const JUDGEMENT_RECIPES = {
  approach: {
    sharp: ['approach'],
    structured: ['approachOne', 'byConditions', 'approachRejected', 'risk'],
    guided: order('conditionDemands', 'meetThem', 'stillMeasured'),
  },
  rank: {
    sharp: [
      ['rank', '!material'],
      ['rankTexts', 'material'],
    ],
    structured: [
      ['rankSame', 'material'],
      'fromFirst',
      ['rankValue', '!material'],
      ['rankWords', 'material'],
      ['rankTies', '!material'],
      'onlyAsked',
    ],
    guided: order(
      ['rankCriterion', '!material'],
      ['rankGive', '!material'],
      ['rankNote', '!material'],
      ['chooseAspects', 'material'],
      ['observe', 'material'],
      ['overall', 'material'],
    ),
  },
  whatif: orInShort({
    sharp: ['whatif', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], ['background', '!severalParts'], 'consequences', 'tied', 'unchanged'],
    guided: order('whatHappened', 'twoCourses', 'likelier', EVERY_PART),
  }),
  discuss: {
    sharp: [
      ['oneSide', 'oneSided'],
      ['discuss', '!oneSided'],
    ],
    structured: [
      ['sideOnly', 'oneSided'],
      ['sideArgued', 'oneSided'],
      ['objection', 'oneSided'],
      ['crux', '!oneSided'],
      ['bothSides', '!oneSided'],
      'evidence',
      ['conclusion', '!oneSided'],
      ['partsAll', 'severalParts'],
    ],
    guided: order(
      'ownTerms',
      ['sideGiven', 'oneSided'],
      ['sideAnswers', 'oneSided'],
      ['steelman', '!oneSided'],
      ['comeDown', '!oneSided'],
    ),
  },
  evaluate: {
    sharp: [
      ['figures', 'figures'],
      ['argument', 'reasoning', '!figures'],
      ['analysis', 'analysed', '!figures', '!reasoning'],
      ['markFirst', 'scaled', '!analysed', '!figures', '!reasoning'],
      ['evaluate', '!scaled', '!analysed', '!figures', '!reasoning'],
      ['improveShown', 'textJudged', '!scaled', '!analysed', '!figures', '!reasoning'],
    ],
    structured: [
      ['trend', 'figures'],
      ['outliers', 'figures'],
      ['shownOnly', 'figures'],
      ['argClaim', 'reasoning', '!figures'],
      ['argGap', 'reasoning', '!figures'],
      ['argCounter', 'reasoning', '!figures'],
      ['argMend', 'reasoning', '!figures'],
      ['gist', 'analysed', '!figures', '!reasoning'],
      ['markGiven', 'scaled', '!analysed', '!figures', '!reasoning'],
      ['judgement', '!scaled', '!analysed', '!figures', '!reasoning'],
      ['aspects', 'analysed', '!figures', '!reasoning'],
      ['detail', '!figures', '!reasoning'],
      ['otherReading', 'analysed', '!figures', '!reasoning'],
      ['markNear', 'scaled', '!analysed', '!figures', '!reasoning'],
      ['balance', '!scaled', '!analysed', '!figures', '!reasoning'],
      ['improveMost', 'textJudged', '!scaled', '!analysed', '!figures', '!reasoning'],
    ],
    guided: order(
      ['figuresRead', 'figures'],
      ['argSteps', 'reasoning', '!figures'],
      ['argTest', 'reasoning', '!figures'],
      ['argBetter', 'reasoning', '!figures'],
      ['chooseAspects', 'analysed', '!figures', '!reasoning'],
      ['observe', 'analysed', '!figures', '!reasoning'],
      ['overall', 'analysed', '!figures', '!reasoning'],
      ['judgeSigns', '!analysed', '!figures', '!reasoning'],
      ['markStep', 'scaled', '!analysed', '!figures', '!reasoning'],
      ['judgeGive', '!scaled', '!analysed', '!figures', '!reasoning'],
      ['judgeBetter', 'textJudged', '!scaled', '!analysed', '!figures', '!reasoning'],
      ['otherView', '!analysed', '!scaled', '!textJudged', '!figures', '!reasoning'],
      ['figuresNext', 'figures'],
    ),
  },
  decide: {
    sharp: [
      ['decide', 'weighty'],
      ['decideOnce', '!weighty'],
      ['money', 'money', '!amountGiven'],
    ],
    structured: [
      ['weighed', 'weighty'],
      ['options', 'ownVoice', 'weighty'],
      ['riskEach', 'weighty'],
      ['recommendation', 'weighty'],
      ['choiceUndo', 'weighty'],
      ['choiceFirst', '!weighty'],
      ['choiceReason', '!weighty'],
      ['choiceElse', '!weighty'],
      ['choiceHow', '!weighty'],
      ['money', 'money', '!amountGiven', 'weighty'],
    ],
    guided: order(
      ['dependsOn', 'weighty'],
      ['decideClose', 'weighty'],
      ['bestOfOther', 'weighty'],
      ['choiceSettle', '!weighty'],
      ['choiceSign', '!weighty'],
      ['choiceHint', '!weighty'],
    ),
  },
  sides: {
    sharp: ['sides'],
    structured: ['sideBest', 'sideReply', 'crux'],
    guided: order('ownTerms', 'steelman', 'sidesCrux', EVERY_PART),
  },
  judge: {
    sharp: ['judge'],
    structured: ['resultFirst', 'wordsBehind', 'betterWay'],
    guided: plain('judgeViews'),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
