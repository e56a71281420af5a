import type { TaskKind } from '../../analysis/task-kinds.js';
import type { BulletKey } from '../languages/language.js';
import { order, fill, plain, choose, type Choice, type Recipe } from './recipe.js';

/** Who writes it is made up, and so is everything in it. */
const OF_THE_IMAGINED: readonly Choice<BulletKey>[] = [
  ['actFirst', 'imagined', '!reviewed'],
  ['revVerdict', 'imagined', 'reviewed'],
  ['revExample', 'imagined', 'reviewed'],
  ['revWeigh', 'imagined', 'reviewed', '!comic'],
  ['imagDetails', 'imagined', '!reviewed'],
  ['imagForm', 'imagined', '!reviewed'],
  ['comic', 'comic', 'imagined'],
  ['imagFull', 'imagined'],
];
/** Only how it begins is wanted. */
const OF_THE_OPENING: readonly Choice<BulletKey>[] = [
  ['opensHook', 'opens', '!imagined'],
  ['opensPick', 'opens', '!imagined'],
  ['opensScope', 'opens', '!imagined'],
];

/** A scene or a whole story is made up in steps, whether much or little is said of it. */
const STORY_STEPS = order(
  ['sceneSettle', 'sceneOnly', '!many'],
  ['sceneWrite', 'sceneOnly', '!many'],
  ['storySettle', '!many', '!sceneOnly'],
  ['storyScenes', '!many', '!sceneOnly'],
  ['storyCut', '!many'],
  ['marksBest', 'many'],
);

/** Something is written from nothing but the request. */
export const TEXT_RECIPES = {
  greeting: {
    sharp: ['greeting'],
    structured: [['subject', 'mail'], 'personal', 'ownFacts', 'noCliche', ['sendLength', '!length', '!letter']],
    guided: choose(['memory'], 'greetingClose'),
  },
  application: {
    sharp: [
      ['curriculum', 'curriculum'],
      ['opensOnly', 'opens', '!curriculum'],
      ['applyBare', 'unposted', '!curriculum', '!opens'],
      ['application', '!unposted', '!curriculum', '!opens'],
    ],
    structured: [
      ...OF_THE_OPENING,
      ['curriculumOrder', 'curriculum'],
      ['curriculumLines', 'curriculum'],
      ['applyReason', 'unposted', '!curriculum', '!opens'],
      ['applyProof', 'unposted', '!curriculum', '!opens'],
      ['applyGaps', 'curriculum'],
      ['applyGaps', 'unposted', '!opens'],
      ['matchNeeds', '!unposted', '!curriculum', '!opens'],
      ['applyFacts', '!unposted', '!curriculum', '!opens'],
      ['applyVoice', '!tone', '!curriculum'],
      ['long', '!length', '!situated', '!curriculum', '!opens'],
    ],
    guided: fill(
      [
        ['applyTarget', '!postTold'],
        ['applyEmployer', 'postTold', '!curriculum'],
        'applyStrengths',
        ['applyWhy', '!curriculum'],
      ],
      'documentClose',
    ),
  },
  amuse: {
    sharp: ['amuse'],
    structured: ['fresh', ['tellable', '!length'], 'justThat', 'noCliche'],
    guided: choose([['amuseFor', '!audience'], 'amuseNot'], ['amuseClose', '!count']),
  },
  email: {
    sharp: [
      ['review', 'imagined', 'reviewed'],
      ['imagined', 'imagined', '!reviewed'],
      ['opensOnly', 'opens', '!imagined'],
      ['email', '!imagined', '!opens'],
      ['emailTone', '!tone', '!imagined', '!opens'],
    ],
    structured: [
      ...OF_THE_OPENING,
      ['subject', 'mail', '!opens'],
      ...OF_THE_IMAGINED,
      ['opening', '!imagined', '!opens'],
      ['givenFacts', '!material', '!imagined', '!opens'],
      ['mailGiven', 'material', '!opens'],
      ['politeTone', '!tone', '!imagined'],
      ['nextStep', '!imagined', '!opens'],
      ['medium', '!length', '!imagined', '!opens'],
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
    guided: choose(['relation', 'achieve'], 'twoVersions'),
    guidedShort: plain('messageTwo'),
  },
  essay: {
    sharp: [
      ['opensOnly', 'opens'],
      ['essayTold', 'toldEssay', '!opens'],
      ['essay', '!toldEssay', '!opens'],
    ],
    structured: [
      ...OF_THE_OPENING,
      ['essayThread', 'toldEssay', '!opens'],
      ['concreteOpening', 'toldEssay', '!opens'],
      ['essayShown', 'toldEssay', '!opens'],
      ['essayNow', 'toldEssay', '!opens'],
      ['thesis', '!toldEssay', '!opens'],
      ['paragraphs', '!toldEssay', '!opens'],
      ['objection', '!toldEssay', '!opens'],
      ['ending', '!toldEssay', '!opens'],
      ['noInventedSources', '!toldEssay'],
      ['noCliche', '!tone'],
    ],
    guided: choose(['position', 'courseLevel', 'mustSources'], 'essayClose'),
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
    guided: choose([['readers', '!audience'], 'ownExperience', 'includeLinks'], 'articleClose'),
    guidedDetailed: order('textSettle', 'textWrite', 'textCut'),
  },
  story: {
    sharp: [
      ['storyMany', 'many'],
      ['sceneStory', 'sceneOnly', '!many'],
      ['story', '!many', '!sceneOnly'],
    ],
    structured: [
      ['actFirst', 'voiced', '!many'],
      ['distinctPieces', 'many'],
      ['sceneWants', 'sceneOnly', '!many'],
      ['character', '!many', '!sceneOnly'],
      ['scene', '!many', '!sceneOnly'],
      'senses',
      ['givenLine', 'lineGiven', '!many'],
      ['inStyle', 'modelled'],
      ['sceneShift', 'sceneOnly', '!many', '!endingGiven'],
      ['followsEnding', '!lineGiven', '!endingGiven', '!sceneOnly'],
      'noCliche',
    ],
    guidedDetailed: STORY_STEPS,
    guidedPersonal: choose(
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
    guided: STORY_STEPS,
  },
  poem: {
    sharp: ['poem'],
    structured: [
      ['ruleKept', 'ruledLines'],
      ['inStyle', 'modelled'],
      'image',
      'concreteWords',
      ['givenLine', 'lineGiven'],
      ['rhythm', '!format', '!setForm', '!ruledLines'],
      'lastLine',
      'noCliche',
    ],
    guidedDetailed: order('poemImage', 'poemWorn'),
    guidedPersonal: choose(
      [['occasion', '!purposeGiven'], ['formSlot', '!format', '!setForm'], 'privateDetail'],
      'poemClose',
    ),
    guided: order('poemImage', 'poemWorn'),
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
    guided: choose(
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
      ['speechTrue', 'celebrated', '!fewLines'],
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
      ['copyEnd', 'endingGiven'],
      ['copy', '!invented', '!endingGiven'],
      ['copyFree', 'invented', '!endingGiven'],
    ],
    structured: [
      'benefit',
      ['provable', '!invented'],
      ['copyPicture', 'invented'],
      ['noCliche', '!tone'],
      ['action', '!endingGiven'],
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
    sharp: [
      ['curriculum', 'curriculum'],
      ['document', '!curriculum'],
    ],
    structured: [
      ['curriculumOrder', 'curriculum'],
      ['curriculumLines', 'curriculum'],
      ['applyGaps', 'curriculum'],
      ['sections', '!curriculum'],
      ['givenFacts', '!curriculum'],
      ['plainStyle', '!curriculum'],
      ['missingList', '!curriculum'],
      'noFiller',
    ],
    guided: fill(
      [
        ['applyTarget', 'curriculum', '!postTold'],
        ['applyStrengths', 'curriculum'],
        ['readerPurpose', '!curriculum'],
        ['figuresFacts', '!curriculum'],
        ['formRules', '!curriculum'],
      ],
      'documentClose',
    ),
  },
  dialogue: {
    sharp: ['dialogue'],
    structured: ['voices', 'wants', 'realSpeech', 'noCliche'],
    guidedDetailed: order('dialogueSettle', 'dialogueClose'),
    guided: choose(['speakers', 'settingSlot', 'whatAtStake'], 'dialogueClose'),
  },
  text: {
    sharp: [
      ['opensOnly', 'opens'],
      ['text', '!opens'],
    ],
    structured: [
      ...OF_THE_OPENING,
      ['textForm', '!opens'],
      ['concrete', '!opens'],
      ['comic', 'comic'],
      'onlyHere',
      ['noFiller', '!opens'],
    ],
    guided: order('textSettle', 'textWrite', 'textCut'),
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
    sharp: [
      ['describeSeen', 'seen'],
      ['scenery', '!seen'],
    ],
    structured: [
      ['seenWhole', 'seen'],
      ['seenOrder', 'seen'],
      ['seenDetails', 'seen'],
      ['seenTrue', 'seen'],
      ['sceneMoment', '!seen'],
      ['senses', '!seen'],
      ['sceneMood', '!seen'],
      ['sceneOrder', '!many', '!seen'],
      'noCliche',
    ],
    guided: order(
      ['seenFirst', 'seen'],
      ['seenThrough', 'seen'],
      ['seenEnd', 'seen'],
      ['sceneChoose', '!seen'],
      ['textWrite', '!seen'],
      ['sceneCut', '!seen'],
    ),
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
    guided: choose([['servings', '!dietGiven', '!peopleGiven'], 'kitchen', 'athand'], 'recipeClose'),
  },
  quiz: {
    sharp: ['quiz'],
    structured: ['oneAnswer', 'rising', 'answerKey', ['questionCount', '!count', '!numbered', '!material']],
    guided: choose(
      [
        ['learners', '!audience'],
        ['questionTypes', '!count', '!numbered'],
      ],
      'quizClose',
    ),
  },
  interview: {
    sharp: ['interview'],
    structured: ['openNeutral', 'warmUp', 'followUp', ['questionCount', '!count', '!numbered']],
    guided: order('askAim', 'askOrdered', 'askSharp'),
  },
  literal: {
    sharp: ['literal'],
    structured: ['exactly', 'nothingElse', 'sameLetters'],
    guided: plain('literalAsk'),
  },
  extend: {
    sharp: [
      ['nextTurn', 'talk'],
      ['endSentence', 'aSentence', '!talk', '!outputOnly'],
      ['extend', '!aSentence', '!talk'],
      ['extend', 'outputOnly', '!talk'],
    ],
    structured: [
      ['turnAnswers', 'talk'],
      ['turnVoice', 'talk'],
      ['turnWhole', 'talk'],
      ['endGrammar', 'aSentence', '!talk'],
      ['endDefinite', 'aSentence', '!talk'],
      ['endMore', 'aSentence', '!talk', '!outputOnly'],
      ['noRepeat', '!aSentence', '!talk'],
      ['sameVoice', '!aSentence', '!talk'],
      ['noContradiction', '!aSentence', '!talk'],
      ['noCliche', '!aSentence', '!talk'],
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
      ['review', 'imagined', 'reviewed'],
      ['imagined', 'imagined', '!reviewed'],
      ['opensOnly', 'opens', '!imagined'],
      ['reply', 'talk', 'material', '!opens'],
      ['msgFrom', 'material', '!talk', '!opens'],
      ['message', '!material', '!business', '!imagined', '!opens'],
      ['messageFormal', '!material', 'business', '!imagined', '!opens'],
    ],
    structured: [
      ...OF_THE_IMAGINED,
      ...OF_THE_OPENING,
      ['reacts', 'talk', 'material', '!opens'],
      ['msgAll', 'material', '!talk', '!opens'],
      ['exactFigures', 'material', '!talk', '!opens'],
      ['msgPoint', '!material', '!business', '!imagined', '!opens'],
      ['formalPhrases', '!material', 'business', '!imagined', '!opens'],
      ['msgTone', '!tone', '!business', '!imagined'],
      ['givenFacts', '!material', '!imagined', '!opens'],
      ['msgClose', '!material', '!business', '!imagined', '!opens'],
      ['nextStep', 'business', '!material', '!imagined', '!opens'],
      ['readyToUse', '!imagined', '!opens'],
    ],
    guided: order(
      ['imagWho', 'imagined', '!reviewed'],
      ['revDecide', 'imagined', 'reviewed'],
      ['textWrite', 'imagined'],
      ['textCut', 'imagined'],
      ['warmerFirmer', '!business', '!imagined'],
      ['formalTwo', 'business', '!imagined'],
    ),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
