import type { TaskKind } from '../../analysis/task-kinds.js';
import type { Recipe } from './recipe.js';
import { PARTS_TOO } from './several-parts.js';

/** Kinds of task that need something given: a text to be put into another form, or a short input to work from. */
export const GIVEN_TEXT_RECIPES = {
  grammar: {
    sharp: [
      ['formJoined', 'joined', '!outputOnly'],
      ['grammarForm', '!joined'],
    ],
    structured: [
      ['joinLink', 'joined'],
      ['joinAll', 'joined'],
      ['joinSecond', 'joined', '!outputOnly'],
      ['formOnly', '!joined'],
      ['formAgree', '!joined'],
      ['formEach', '!brief', '!joined'],
      ['formNote', '!outputOnly', '!joined'],
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: [
        ['joinRelate', 'joined', '!outputOnly'],
        ['joinGive', 'joined', '!outputOnly'],
        ['formMark', '!joined'],
        ['formGive', '!joined'],
        ['formShow', '!outputOnly', '!joined'],
        ['formFit', '!brief', '!joined'],
      ],
    },
  },
  passage: {
    sharp: [
      ['passageImplied', 'meantAsked'],
      ['passageEach', '!meantAsked', 'severalParts'],
      ['passage', '!meantAsked', '!severalParts'],
    ],
    structured: [
      ['passageFirst', '!severalParts'],
      ['eachAsked', 'severalParts'],
      'textOnly',
      'quoted',
      ['inferred', 'meantAsked'],
      ['notInText', '!meantAsked'],
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: ['passageFind', 'passageAnswer', ['passageInfer', 'meantAsked'], ['passageMissing', '!meantAsked']],
    },
  },
  interpret: {
    sharp: ['interpret'],
    structured: ['gist', 'byPassage', 'otherReading'],
    guided: { form: 'order', open: 'order', lines: ['oneSentence', 'passageInfer'] },
  },
  tags: {
    sharp: ['tags'],
    structured: ['tagsFrom', 'tagsMix', 'tagsOnce'],
    guided: { form: 'plain', lines: ['inputRead'] },
  },
  headlines: {
    sharp: ['headlines'],
    structured: ['headFrom', ['headRange', 'count'], 'headKept', 'noCliche'],
    guided: {
      form: 'plain',
      lines: [
        ['piecesMark', 'count'],
        ['threeTries', '!count'],
        ['threeTries', 'oneThing'],
      ],
    },
  },
  guess: {
    sharp: [['identify', 'identified'], ['guess', '!identified'], PARTS_TOO],
    structured: [
      ['identified', 'identified'],
      ['oneGuess', '!identified'],
      'clue',
      ['mistakenFor', 'identified'],
      ['nextGuess', '!identified'],
      ['partsAll', 'severalParts'],
    ],
    guided: {
      form: 'order',
      open: 'order',
      lines: [
        'guessClues',
        ['identifyGive', 'identified'],
        ['identifyRule', 'identified'],
        ['guessGive', '!identified'],
        ['guessSure', '!identified'],
      ],
    },
  },
  twofold: {
    sharp: ['twofold'],
    structured: ['eachAsked', ['tiedReason', 'oneThing'], 'inputFrom', 'exactFigures', 'onlyAsked'],
    guided: { form: 'plain', lines: ['twofoldGive'] },
  },
  scaled: {
    sharp: ['scaled'],
    structured: ['factor', 'allConverted', 'rounded', 'onlyAsked'],
    guided: { form: 'plain', lines: ['scaledCheck'] },
  },
  input: {
    sharp: [
      ['fromInput', 'makes'],
      ['inputClosed', '!makes', '!apiece'],
      ['eachInTurn', '!makes', 'apiece'],
    ],
    structured: [
      ['inputFrom', 'makes'],
      ['inputFits', 'makes'],
      ['onlyAsked', 'makes'],
      ['eachResult', '!makes', 'apiece'],
      ['eachDecided', '!makes', 'apiece'],
      ['resultAlone', '!makes', '!apiece'],
      ['resultWhy', '!makes', '!apiece', '!outputOnly'],
      ['resultElse', '!makes', '!apiece', '!outputOnly'],
    ],
    guided: {
      form: 'plain',
      lines: [
        ['inputRead', '!apiece', '!outputOnly'],
        ['threeTries', '!apiece', 'outputOnly', 'makes'],
        ['silentThink', '!apiece', 'outputOnly', '!makes'],
        ['eachGive', 'apiece'],
      ],
    },
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
