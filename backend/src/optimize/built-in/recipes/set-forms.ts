import type { IN_A_SET_FORM } from '../../analysis/task-kinds.js';
import { plain, type Recipe } from './recipe.js';

/** The form of the answer has been settled: one word, one sentence, a row, data, code and no word about it. */
export const SET_FORM_RECIPES = {
  wordalone: {
    sharp: ['wordAlone'],
    structured: ['thoughtSilently', 'resultOnly', 'noneAround'],
    guided: plain('silentThink'),
  },
  sumup: {
    sharp: [
      ['plotSentence', 'aTale'],
      ['sumUp', '!aTale'],
    ],
    structured: [
      ['plotWho', 'aTale'],
      ['plotDetail', 'aTale'],
      ['mainClaim', '!aTale'],
      ['everydayWords', 'audience', '!aTale'],
      ['hangsOn', '!aTale', '!audience'],
      ['reasonBehind', '!aTale'],
      'atOnce',
    ],
    guided: plain('threeTries'),
  },
  insentence: {
    sharp: [
      ['plotSentence', 'aTale'],
      ['sentenceMade', 'written', '!aTale'],
      ['inSentence', '!written', '!aTale'],
    ],
    structured: [
      ['plotWho', 'aTale'],
      ['plotDetail', 'aTale'],
      ['onePicture', 'written', '!aTale'],
      ['strongWord', 'written', '!aTale'],
      ['saidAloud', 'written', '!aTale'],
      ['mainCore', '!written', '!aTale'],
      ['factBehind', 'moreWanted', '!written', '!aTale'],
      ['factBehind', 'severalParts', '!written', '!aTale'],
      ['noSecond', '!written', '!aTale'],
      'atOnce',
    ],
    guided: plain('threeTries'),
  },
  inrow: {
    sharp: [
      ['inRow', '!items'],
      ['inRowEach', 'items'],
    ],
    structured: [
      ['onceSpelled', '!items'],
      ['oneForEach', 'items'],
      ['asAppears', 'material', '!items'],
      ['signBetween', 'separated'],
      ['noHalf', 'material', '!items'],
      'nothingBeside',
    ],
    guided: plain('rowSteps'),
  },
  markup: {
    sharp: [
      ['eachValue', 'judgedAll', '!sampled'],
      ['markup', 'material', '!relative', '!sampled', '!judgedAll'],
      ['markupMade', 'sampled'],
      ['markup', 'dataGiven', '!relative', '!sampled'],
      ['markupMade', '!material', '!dataGiven', '!sampled'],
      ['takeWorked', 'relative'],
    ],
    structured: [
      'parses',
      ['oneValueEach', 'judgedAll', '!sampled'],
      ['ownWordsOnly', 'judgedAll', '!sampled'],
      ['recordEach', 'material', '!sampled', '!judgedAll'],
      ['recordEach', 'dataGiven', '!sampled'],
      ['fieldsSame', 'material', '!judgedAll'],
      ['fieldsSame', 'dataGiven'],
      ['keysAsked', '!material', '!dataGiven'],
      ['workedOut', 'relative'],
      ['leftEmpty', 'material', '!relative', '!sampled', '!judgedAll'],
      ['plausible', 'sampled'],
      ['plausible', '!material', '!dataGiven', '!sampled'],
      'bareOutput',
    ],
    guided: {
      form: 'plain',
      lines: [
        ['markupGiven', 'material', '!sampled', '!judgedAll'],
        ['silentThink', 'judgedAll'],
        ['markupSteps', '!material'],
        ['markupSteps', 'sampled'],
      ],
    },
  },
  codealone: {
    sharp: ['codeAlone'],
    structured: ['awkwardInputs', 'silentTest', 'codeOutput'],
    guided: plain('silentThink'),
  },
} as const satisfies Record<(typeof IN_A_SET_FORM)[number], Recipe>;
