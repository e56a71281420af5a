import type { Recipe } from './recipe.js';

/** What gets an answer for each of the things, lines or sentences that the draft brings along. */
export const ITEM_RECIPES = {
  classify: {
    sharp: [
      ['classifyKnown', 'single', 'known'],
      ['classifyOne', 'single', '!known'],
      ['classify', 'items', '!single'],
      ['classifyFew', '!items', '!single'],
    ],
    structured: [
      ['categoryFirst', 'single'],
      ['knownSign', 'single', 'known'],
      ['decisive', 'single', '!known'],
      ['labelRival', 'single', '!twoLabels'],
      ['tipOver', 'single', 'twoLabels'],
      ['oneCategory', '!single'],
      ['itemTable', '!single', '!format'],
      ['criterion', '!single'],
      ['borderline', '!single'],
      'onlyAsked',
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: [
        ['labelSigns', 'single'],
        ['labelGive', 'single'],
        ['labelDoubt', 'single', '!twoLabels'],
        ['labelTip', 'single', 'twoLabels'],
        ['defineCategories', '!single'],
        ['assignReason', '!single'],
        ['borderlineCases', '!single'],
      ],
    },
  },
  extract: {
    sharp: [
      ['extractJson', 'jsonAsked'],
      ['extractTable', 'table', '!jsonAsked'],
      ['takeOut', '!table', '!jsonAsked'],
    ],
    structured: [
      ['tableRows', 'table', '!jsonAsked'],
      ['jsonFields', 'jsonAsked'],
      'asInText',
      'onceEach',
      ['emptyCell', 'table', '!jsonAsked'],
      ['jsonNull', 'jsonAsked'],
      ['jsonOnly', 'jsonAsked'],
      ['absent', '!table', '!jsonAsked'],
      ['listForm', '!format'],
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: [
        'textThrough',
        ['textOrder', '!format'],
        ['fillForm', 'format'],
        ['reportGaps', '!jsonAsked', '!outputOnly'],
      ],
    },
  },
  rating: {
    sharp: [
      ['rating', '!items'],
      ['ratingEach', 'items'],
    ],
    structured: [
      ['ratingFirst', '!items'],
      ['ratingBoth', '!items'],
      ['ratingNear', '!items'],
      ['ratingOrder', 'items'],
      ['ratingAlike', 'items'],
      ['ratingScale', 'items'],
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: [
        ['ratingSigns', '!items'],
        ['ratingGive', '!items'],
        ['ratingShift', '!items'],
        ['itemCriterion', 'items'],
        ['itemEach', 'items'],
        ['itemResult', 'items'],
      ],
    },
  },
  statements: {
    sharp: ['statements'],
    structured: ['verdictEach', 'decidedBy', 'putRight', 'partlyTrue'],
    guided: { form: 'order', open: 'order', lines: ['claimRead', 'claimVerdict', 'claimRight'] },
  },
  arrange: {
    sharp: [
      ['reorder', 'sentences'],
      ['arrange', '!orderGiven', '!sentences'],
      ['arrangeAsIs', 'orderGiven', '!sentences'],
    ],
    structured: [
      ['reorderAll', 'sentences'],
      ['reorderSigns', 'sentences'],
      ['reorderOther', 'sentences'],
      ['allInOrder', '!sentences'],
      ['placedBy', '!orderGiven', '!sentences'],
      ['closeCalls', '!orderGiven', '!sentences'],
      ['asSpelled', 'orderGiven', '!sentences'],
      ['onlyAsked', 'orderGiven', '!sentences'],
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: [
        ['reorderFirst', 'sentences'],
        ['reorderGive', 'sentences'],
        ['reorderCheck', 'sentences'],
        ['placeValues', '!orderGiven', '!sentences'],
        ['placeOrder', '!sentences'],
        ['placeDoubts', '!orderGiven', '!sentences'],
        ['itemResult', 'orderGiven', '!sentences'],
      ],
    },
  },
  pairs: {
    sharp: ['pairs'],
    structured: ['pairEach', 'pairSign', 'pairLeft'],
    guided: { form: 'order', open: 'order', lines: ['itemEach', 'itemResult'] },
  },
  select: {
    sharp: ['select'],
    structured: ['pickedFirst', 'pickedWhy', 'pickedEdge'],
    guided: { form: 'order', open: 'order', lines: ['itemCriterion', 'itemEach', 'itemResult'] },
  },
  tally: {
    sharp: ['tally'],
    structured: ['tallyFirst', 'tallyShown', 'tallyRule'],
    guided: { form: 'order', open: 'order', lines: ['tallyCriterion', 'tallyGo', 'tallyEnd'] },
  },
  cells: {
    sharp: ['cells'],
    structured: ['cellsAll', 'cellsSame', 'cellsDoubt'],
    guided: { form: 'order', open: 'order', lines: ['cellsColumns', 'cellsFill', 'cellsMark'] },
  },
  sequence: {
    sharp: ['sequence'],
    structured: ['seriesNext', 'seriesRule', 'seriesOther'],
    guided: { form: 'order', open: 'order', lines: ['seriesSteps', 'seriesTest', 'seriesGive'] },
  },
  synonyms: {
    sharp: [
      ['synonyms', 'items'],
      ['wordsApart', '!items', 'differenceAsked'],
      ['words', '!items', '!differenceAsked'],
      ['wordsPlain', '!items', '!differenceAsked', '!opposites'],
    ],
    structured: [
      ['threeEach', 'items', '!count'],
      ['bestFirst', '!items'],
      'sameClass',
      ['senseMeant', 'items'],
      ['fitsInstead', '!items', 'differenceAsked'],
      ['goesWith', '!items', 'differenceAsked'],
      ['nuance', '!items', '!differenceAsked'],
      ['inSentence', '!differenceAsked'],
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: [
        ['wordSenses', 'items'],
        ['wordMatches', 'items'],
        ['wordSwap', 'items'],
        ['coreMeaning', '!items'],
        ['wordTable', '!items'],
        ['whichWhen', '!items'],
      ],
    },
  },
  rhymes: {
    sharp: ['rhymes'],
    structured: ['rhymesTrue', 'rhymesGroup', 'rhymesReal'],
    guided: { form: 'order', open: 'order', lines: ['rhymeSound', 'rhymeList', 'rhymeBest'] },
  },
  describing: {
    sharp: ['describing'],
    structured: ['wordsDiffer', 'wordsShow', 'bestFirst'],
    guided: { form: 'order', open: 'order', lines: ['describeSides', 'describeGive', 'describeCheck'] },
  },
} as const satisfies Record<string, Recipe>;
