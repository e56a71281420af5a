import type { BulletKey, GuidedKey, SharpKey } from './languages/language.js';
import type { Flag } from './recipes/flags.js';

type Condition = Flag | `!${Flag}`;

/** Nothing was said of a length, and what is asked for can be said in so few words. */
const CAPPED: readonly Condition[] = [
  '!length',
  '!lengthCounted',
  '!severalParts',
  '!broad',
  '!situated',
  '!audience',
  '!formFixed',
];
/** One thing is asked, and nothing else beside it. */
const ONE_ANSWER: readonly Condition[] = ['!severalParts'];
/** Nothing says how the answer is laid out. */
const FREE_FORM: readonly Condition[] = ['!formFixed', '!format'];
/** Something open enough for opinions to differ. */
const OPEN: readonly Condition[] = ['!closed'];

/** Several results, or a choice among them. */
const MANY: readonly Condition[] = ['!oneThing'];
/** Room for more than a sentence, and lines of its own. */
const ROOM: readonly Condition[] = ['!inThatForm'];
const OF_MANY = [
  'describing',
  'wordsDiffer',
  'wordsShow',
  'bestFirst',
  'describeSides',
  'describeGive',
  'describeCheck',
  'pick',
  'usable',
  'varied',
  'threeToFive',
  'ideaCount',
  'nameCount',
  'versions',
  'captionMany',
  'allFit',
  'marksBest',
  'piecesMark',
  'headRange',
  'picks',
  'ideasClose',
  'captionClose',
  'namesClose',
  'recommend',
  'recommendTitles',
  'recommendPlaces',
  'suggest',
  'suggestMany',
  'suggestFit',
  'suggestTwo',
  'ideas',
  'ideasAgain',
  'ideasFit',
  'ideaEntry',
  'pieces',
  'suits',
  'titleFacts',
  'reasonEach',
  'distinctPieces',
  'storyMany',
  'beginHere',
  'strongest',
  'drawback',
  'styles',
  'fitMeasure',
  'placeEach',
  'placeNear',
  'placeBest',
  'threeDishes',
  'threeAny',
  'cook',
  'cookAny',
  'cookClose',
  'listFact',
  'fewEntries',
  'weightOrder',
  'runnersUp',
  'nameOne',
  'oneName',
  'nameMeaning',
  'names',
  'amuseClose',
  'openTry',
  'copyClose',
  'messageTwo',
  'effectOrder',
] as const;
const OF_ROOM = [
  'overlooked',
  'found',
  'resultFirst',
  'conditionsMet',
  'doubtful',
  'inputRead',
  'fromInput',
  'inputFrom',
  'inputFits',
  'grammarForm',
  'formOnly',
  'formAgree',
  'formEach',
  'formNote',
  'formGive',
  'formShow',
  'formFit',
  'questionAgain',
  'question',
  'grounds',
  'limit',
  'shortAnswer',
  'reasonsStep',
  'honest',
  'unknown',
  'told',
  'toldOne',
  'eachOwn',
  'exampleEach',
  'list',
  'listPlain',
  'listFact',
  'listPoints',
  'pointEach',
  'pointPractice',
  'pointWeigh',
  'pointMissed',
  'captionMany',
  'versions',
  'captionClose',
  'messageTwo',
  'twoVersions',
  'wordTable',
  'keyPoints',
  'partExample',
  'made',
  'allParts',
  'concrete',
  'onlyHere',
  'ownDetails',
  'tableCells',
  'usableNow',
  'straightIn',
  'whatDecides',
  'checkedAll',
  'expertEye',
  'subheads',
  'tableForm',
  'itemLine',
  'table',
  'entryNote',
  'closeVersion',
  'freeVersion',
  'improveOnce',
] as const;
/** Their lines stand in an order of our choosing, unless another is asked for. */
const OF_BOTH = [
  'entries',
  'entriesSure',
  'listForm',
  'entriesGive',
  'entriesMark',
  'entriesGap',
  'easiestOrder',
  'noGuess',
  'entriesUseful',
  'entryOrder',
] as const;

/** Reasons, signs and tables around a result. */
const AROUND: readonly Condition[] = ['!resultAlone'];
const OF_WHAT_IS_AROUND = [
  'classify',
  'classifyFew',
  'classifyKnown',
  'classifyOne',
  'itemLine',
  'criterion',
  'borderline',
  'decisive',
  'knownSign',
  'labelRival',
  'tipOver',
  'labelSigns',
  'labelGive',
  'labelDoubt',
  'labelTip',
  'defineCategories',
  'assignReason',
  'borderlineCases',
  'whyRight',
  'whyWrong',
  'otherFit',
  'ratingBoth',
  'ratingNear',
  'ratingAlike',
  'ratingSigns',
  'ratingShift',
  'othersShare',
  'oddSecond',
  'pickedWhy',
  'pickedEdge',
  'pairSign',
  'closeCalls',
  'placeDoubts',
  'inputRead',
  'entries',
  'entriesSure',
  'entriesUseful',
  'entryNote',
  'entryUse',
  'entryMissed',
  'entriesGive',
  'entriesMark',
  'entriesGap',
  'noGuess',
] as const;

/** One version, the best or with a second one beside it. */
const ONE_VERSION: readonly Condition[] = ['!versionsAsked'];
const OF_ONE_VERSION = [
  'rewriteTwo',
  'rewrite',
  'rewriteTone',
  'rewriteMail',
  'toneTwo',
  'worked',
  'wayTold',
  'bestReads',
  'secondBuilt',
  'shadeVersions',
  'keepMeaning',
  'nothingAdded',
  'naturalWords',
  'onlyResult',
  'closeVersion',
  'freeVersion',
  'meaningShift',
  'editGive',
  'editNote',
  'keptChanged',
  'translate',
  'translateFit',
  'translateSign',
  'translateTone',
  'translateMore',
  'wordedThere',
  'addressFit',
  'otherWording',
  'sameRegister',
  'toneCarried',
  'onlyTranslation',
] as const;

const withPremise = (keys: readonly string[], premise: readonly Condition[]) => keys.map((key) => ({ key, premise }));

/**
 * What a phrase takes for granted about the draft, whichever kind of task it is used for. A phrase whose premise isn't
 * met is left out: what nobody asked for, and what was said already, spoils an answer.
 */
const OF_ITS_OWN: Readonly<Partial<Record<string, readonly Condition[]>>> = {
  short: CAPPED,
  medium: ['written', ...CAPPED],
  long: ['written', ...CAPPED],
  level: ['explainAsked'],
  levelSlot: ['!audience', '!leveled', '!specialist', '!broad', '!severalParts'],
  answerFirst: ONE_ANSWER,
  answerReasons: ONE_ANSWER,
  unsure: OPEN,
  unsureWhat: OPEN,
  evidence: OPEN,
  listForm: FREE_FORM,
  tableForm: FREE_FORM,
  stageTable: FREE_FORM,
  stagesTaken: ['!formFixed'],
  table: FREE_FORM,
  itemLine: FREE_FORM,
  entriesGive: FREE_FORM,
  entryNote: ['!formFixed'],
  entryUse: ['!formFixed', '!inThatForm'],
  entryOrder: ['!formFixed', '!closed'],
  entryMissed: ['!formFixed', '!inThatForm', '!closed'],
  entriesMark: ['!formFixed', '!closed'],
  subheads: FREE_FORM,
  /** A voice of its own takes room, and a made-up piece has no filler to leave out. */
  noFiller: ['!inRole'],
  finalLine: ['!formFixed'],
  finalAnswerLine: ['!formFixed'],
  askSituation: ['ownVoice', '!situated', '!failing'],
  easilyWrong: ['!resultAlone', '!inThatForm', '!formFixed', '!outputOnly'],
  /** Below a result that stands in a form of its own there is nothing else. */
  betterWith: ['!resultAlone', '!inThatForm', '!formFixed', '!outputOnly'],
  answerThen: ['!resultAlone', '!inThatForm', '!formFixed', '!outputOnly'],
  keptChanged: ['!resultAlone', '!inThatForm', '!formFixed', '!outputOnly'],
  warmerFirmer: ['!resultAlone', '!inThatForm', '!outputOnly'],
  sayPlainly: ['!length', '!formFixed', '!inThatForm', '!severalParts'],
  decidesBoth: ['!length', '!formFixed', '!inThatForm', '!severalParts'],
};

export const PREMISES: Readonly<Record<string, readonly Condition[]>> = [
  ...withPremise(OF_MANY, MANY),
  ...withPremise([...OF_ROOM, ...OF_BOTH], ROOM),
  ...withPremise(OF_WHAT_IS_AROUND, AROUND),
  ...withPremise(OF_ONE_VERSION, ONE_VERSION),
].reduce<Record<string, readonly Condition[]>>(
  (premises, { key, premise }) => ({ ...premises, [key]: [...(premises[key] ?? []), ...premise] }),
  Object.fromEntries(Object.entries(OF_ITS_OWN).map(([key, premise]) => [key, premise ?? []])),
);

interface Instead {
  sharp: SharpKey;
  structured: readonly BulletKey[];
  guided: GuidedKey;
}

const AS_ASKED: Instead = {
  sharp: 'asAsked',
  structured: ['formAsked', 'mustStay', 'exactFigures'],
  guided: 'asAskedCut',
};
const ONE_PICK: Instead = {
  sharp: 'onePick',
  structured: ['onlyOne', 'tiedReason', 'speaksAgainst'],
  guided: 'onePickWeigh',
};

/** What is said where the form or the number asked for leaves nothing of a recipe. */
export const insteadFor = (flags: ReadonlySet<Flag>): Instead | undefined =>
  flags.has('inThatForm') || flags.has('resultAlone') ? AS_ASKED : flags.has('oneThing') ? ONE_PICK : undefined;
