import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, fill, plain, choose, type Recipe } from './recipe.js';

/** Something is written from nothing but the request. */
export const TEXT_RECIPES = {
  greeting: {
    sharp: ['greeting'],
    structured: [['subject', 'mail'], 'personal', 'ownFacts', 'noCliche', ['sendLength', '!length', '!letter']],
    guided: fill(['memory'], 'greetingClose'),
  },
  application: {
    sharp: ['application'],
    structured: ['matchNeeds', 'applyFacts', ['applyVoice', '!tone'], ['long', '!length', '!situated']],
    guided: fill(['applyTarget', 'applyStrengths', 'applyWhy'], 'documentClose'),
  },
  amuse: {
    sharp: ['amuse'],
    structured: ['fresh', ['tellable', '!length'], 'justThat', 'noCliche'],
    guided: choose([['amuseFor', '!audience'], 'amuseNot'], ['amuseClose', '!count']),
  },
  email: {
    sharp: ['email', ['emailTone', '!tone']],
    structured: [
      ['subject', 'mail'],
      'opening',
      ['givenFacts', '!material'],
      ['mailGiven', 'material'],
      ['politeTone', '!tone'],
      'nextStep',
      ['medium', '!length'],
    ],
    guided: fill(
      [
        ['recipient', '!audience', '!formalLetter', '!material'],
        ['factsInclude', '!material'],
        ['wantNext', '!formalLetter'],
      ],
      ['twoVersions', '!formalLetter'],
      ['documentClose', 'formalLetter'],
    ),
  },
  reply: {
    sharp: [
      ['reply', '!tone'],
      ['replyTone', 'tone'],
    ],
    structured: [
      ['reacts', '!talk'],
      ['turnAnswers', 'talk'],
      ['turnVoice', 'talk', '!tone'],
      ['replyOpen', 'answerOpen'],
      ['matchTone', '!tone', '!talk'],
      ['toneKept', 'tone'],
      'sendable',
      ['twoSentences', '!length', '!format'],
    ],
    guided: fill(['relation', 'achieve'], 'twoVersions'),
    guidedShort: plain('messageTwo'),
  },
  essay: {
    sharp: ['essay'],
    structured: ['thesis', 'paragraphs', 'objection', 'ending', 'noInventedSources', ['noCliche', '!tone']],
    guided: fill(['position', 'courseLevel', 'mustSources'], 'essayClose'),
    guidedDetailed: order('textSettle', 'textWrite', 'textCut'),
  },
  article: {
    sharp: ['article'],
    structured: [
      'headline',
      'concreteOpening',
      'oneIdea',
      ['comic', 'comic'],
      ['subheads', '!format', '!comic'],
      'useful',
      'noCliche',
    ],
    guided: fill([['readers', '!audience'], 'ownExperience', 'includeLinks'], 'articleClose'),
    guidedDetailed: order('textSettle', 'textWrite', 'textCut'),
  },
  story: {
    sharp: [
      ['storyMany', 'many'],
      ['story', '!many'],
    ],
    structured: [
      ['actFirst', 'voiced', '!many'],
      ['distinctPieces', 'many'],
      ['character', '!many'],
      ['scene', '!many'],
      'senses',
      ['givenLine', 'lineGiven', '!many'],
      ['followsEnding', '!lineGiven', '!endingGiven'],
      'noCliche',
    ],
    guidedDetailed: order(
      ['storySettle', '!many'],
      ['storyScenes', '!many'],
      ['storyCut', '!many'],
      ['marksBest', 'many'],
    ),
    guided: choose(
      [
        ['mainCharacter', '!many'],
        ['placeTime', '!many'],
        ['readers', 'many', '!audience'],
        'moodEnding',
        ['cannot', 'many'],
      ],
      ['storyClose', '!many'],
      ['marksBest', 'many'],
    ),
  },
  poem: {
    sharp: ['poem'],
    structured: [
      ['ruleKept', 'ruledLines'],
      'image',
      'concreteWords',
      ['givenLine', 'lineGiven'],
      ['rhythm', '!format', '!setForm', '!ruledLines'],
      'lastLine',
      'noCliche',
    ],
    guidedDetailed: order('poemImage', 'poemWorn'),
    guided: choose([['occasion', '!purposeGiven'], ['formSlot', '!format', '!setForm'], 'privateDetail'], 'poemClose'),
  },
  caption: {
    sharp: ['caption', ['captionMany', '!count', '!oneOfEach', '!onePost', '!material']],
    structured: [
      ['specific', '!material'],
      ['capGiven', 'material'],
      ['glance', '!length'],
      ['countedWords', 'lengthCounted'],
      ['varied', 'count', '!oneOfEach', '!oneWanted'],
      'noCliche',
      ['versions', '!count', '!oneOfEach', '!onePost', '!material'],
      ['listForm', 'count', '!format', '!oneOfEach'],
      'onlyAsked',
    ],
    guided: fill(
      [
        ['special', '!material', '!onePost'],
        ['appears', '!platformGiven', '!material', '!onePost', '!mail'],
      ],
      ['captionClose', '!count', '!oneOfEach', '!onePost'],
      ['marksBest', 'count', '!oneOfEach'],
      ['messageTwo', 'onePost', '!count'],
      ['messageTwo', 'oneOfEach'],
    ),
    guidedShort: {
      form: 'plain',
      lines: [
        ['messageTwo', '!outputOnly', '!lengthCounted'],
        ['threeTries', 'outputOnly'],
        ['threeTries', 'lengthCounted'],
      ],
    },
  },
  speech: {
    sharp: [
      ['speechFew', 'fewLines'],
      ['speech', '!fewLines'],
    ],
    structured: [
      'concreteOpening',
      ['onePoint', '!fewLines'],
      'spoken',
      ['memorable', '!fewLines'],
      ['speechLines', 'fewLines'],
      'noCliche',
    ],
    guided: {
      form: 'fill',
      open: 'fill',
      lines: [
        ['audienceOccasion', '!fewLines'],
        ['trueStory', '!fewLines'],
        ['feelDo', '!fewLines'],
      ],
      close: [
        ['speechClose', '!fewLines'],
        ['speechTry', 'fewLines'],
      ],
    },
    guidedDetailed: order(
      ['textSettle', '!fewLines'],
      ['textWrite', '!fewLines'],
      ['textCut', '!fewLines'],
      ['speechTry', 'fewLines'],
    ),
  },
  copy: {
    sharp: [
      ['copy', '!invented'],
      ['copyFree', 'invented'],
    ],
    structured: [
      'benefit',
      ['provable', '!invented'],
      ['copyPicture', 'invented'],
      ['noCliche', '!tone'],
      'action',
      ['short', '!length'],
    ],
    guided: fill(
      [
        ['buyer', '!audience'],
        ['proof', '!material'],
        ['wantedAction', '!material'],
      ],
      'copyClose',
    ),
  },
  document: {
    sharp: ['document'],
    structured: ['sections', 'givenFacts', 'plainStyle', 'missingList', 'noFiller'],
    guided: fill(['readerPurpose', 'figuresFacts', 'formRules'], 'documentClose'),
  },
  dialogue: {
    sharp: ['dialogue'],
    structured: ['voices', 'wants', 'realSpeech', 'noCliche'],
    guidedDetailed: order('dialogueSettle', 'dialogueClose'),
    guided: choose(['speakers', 'settingSlot', 'whatAtStake'], 'dialogueClose'),
  },
  text: {
    sharp: ['text'],
    structured: ['angle', 'concrete', ['comic', 'comic'], 'noCliche', 'noFiller'],
    guidedDetailed: order('textSettle', 'textWrite', 'textCut'),
    guided: choose([['readers', '!audience'], 'keyFacts', 'angleSlot'], 'textClose'),
  },
  review: {
    sharp: ['review'],
    structured: [
      ['actFirst', 'voiced'],
      'revVerdict',
      'revExample',
      ['comic', 'comic'],
      ['revWeigh', '!comic'],
      ['revStyle', '!tone', '!comic'],
      'revFor',
    ],
    guided: order('revDecide', 'textWrite', 'textCut'),
  },
  scenery: {
    sharp: ['scenery'],
    structured: ['sceneMoment', 'senses', 'sceneMood', ['sceneOrder', '!many'], 'noCliche'],
    guided: order('sceneChoose', 'textWrite', 'sceneCut'),
  },
  opening: {
    sharp: ['opening'],
    structured: [['givenLine', 'lineGiven'], ['openStart', '!lineGiven'], 'senses', 'openPull', 'openAvoid'],
    guided: plain('openTry'),
  },
  portrait: {
    sharp: ['portrait'],
    structured: ['portraitFew', 'portraitAct', 'actAttitude', 'sceneMood', 'noCliche'],
    guided: order('storySettle', 'textWrite', 'sceneCut'),
  },
  narrative: {
    sharp: ['narrative'],
    structured: ['narrEvent', 'scene', 'senses', 'narrFeeling', ['narrEnd', '!endingGiven']],
    guided: order('textSettle', 'storyScenes', 'storyCut'),
  },
  announce: {
    sharp: ['announce'],
    structured: ['annFirst', 'annFacts', 'annWhy', 'action', ['noCliche', '!tone']],
    guided: plain('messageTwo'),
  },
  image: {
    sharp: ['image'],
    structured: ['mainSubject', 'settingLight', 'viewpoint', ['styleNamed', '!tone'], 'noLettering'],
    guided: choose(['useFormat', ['moodStyle', '!tone'], 'mustShow'], 'imageClose'),
  },
  recipe: {
    sharp: ['recipe'],
    structured: ['amounts', 'times', 'doneSign', 'swap'],
    guided: fill([['servings', '!dietGiven', '!peopleGiven'], 'kitchen', 'athand'], 'recipeClose'),
  },
  quiz: {
    sharp: ['quiz'],
    structured: ['oneAnswer', 'rising', 'answerKey', ['questionCount', '!count']],
    guided: fill([['learners', '!audience'], 'topicsCover', ['questionTypes', '!count']], 'quizClose'),
  },
  interview: {
    sharp: ['interview'],
    structured: ['openNeutral', 'warmUp', 'followUp', ['questionCount', '!count']],
    guided: fill(
      [
        ['asked', '!audience', '!purposeGiven'],
        ['learnFrom', '!purposeGiven'],
        ['timeAvailable', '!length', '!count'],
      ],
      'interviewClose',
    ),
  },
  literal: {
    sharp: ['literal'],
    structured: ['exactly', 'nothingElse', 'sameLetters'],
    guided: plain('literalAsk'),
  },
  extend: {
    sharp: [
      ['nextTurn', 'talk'],
      ['extend', '!talk'],
    ],
    structured: [
      ['turnAnswers', 'talk'],
      ['turnVoice', 'talk'],
      ['turnWhole', 'talk'],
      ['noRepeat', '!talk'],
      ['sameVoice', '!talk'],
      ['noContradiction', '!talk'],
      ['noCliche', '!talk'],
    ],
    guided: order(
      ['turnMood', 'talk'],
      ['voiceFacts', '!brief', '!talk'],
      ['continueNow', '!talk'],
      ['otherWays', '!talk'],
    ),
  },
  token: {
    sharp: ['token'],
    structured: ['conditionsMet', 'unguessable', 'copyReady', 'nothingElse'],
    guided: order('tokenConditions', 'tokenGive', 'tokenCheck'),
  },
  message: {
    sharp: [
      ['email', 'material', 'toSend'],
      ['summariseShort', 'material', '!toSend'],
      ['message', '!material', '!business'],
      ['messageFormal', '!material', 'business'],
    ],
    structured: [
      ['opening', 'material', 'toSend'],
      ['mailGiven', 'material', 'toSend'],
      ['politeTone', 'material', 'toSend', '!tone'],
      ['nextStep', 'material', 'toSend'],
      ['sourceOnly', 'material', '!toSend'],
      ['exactFigures', 'material', '!toSend'],
      ['noCliche', 'material', '!toSend', '!tone'],
      ['ownWords', '!material', '!business'],
      ['formalPhrases', '!material', 'business'],
      ['givenFacts', '!material'],
      ['noCliche', '!tone', '!material', '!business'],
      ['nextStep', 'business', '!material'],
      'readyToUse',
    ],
    guided: {
      form: 'plain',
      lines: [
        ['warmerFirmer', '!business'],
        ['formalTwo', 'business'],
      ],
    },
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
