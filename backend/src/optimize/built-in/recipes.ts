import type { SlotName, Strength, Trait } from '../analysis/draft-analysis.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { ITEM_RECIPES } from './recipes-of-items.js';
import type { BulletKey, GuidedKey, SharpKey } from './languages/language.js';
import type { RequestShape } from './request-shape.js';
import { GIVEN_TEXT_RECIPES } from './recipes-of-given-text.js';

/** What the draft tells already, so that no blank asks for it again. */
export type Given =
  | 'amountGiven'
  | 'dateGiven'
  | 'peopleGiven'
  | 'platformGiven'
  | 'dietGiven'
  | 'told'
  | 'situated'
  | 'toldOnly'
  | 'failing'
  | 'distressed'
  | 'dispute'
  | 'homely'
  | 'forUse'
  | 'letter'
  | 'lineGiven'
  | 'onePost'
  | 'toSend'
  | 'oneOfEach'
  | 'voiced'
  | 'answerOpen'
  | 'endingGiven'
  | 'invented'
  | 'longText'
  | 'errorGiven'
  | 'many'
  | 'moreWanted'
  | 'formalLetter'
  | 'living'
  | 'pointed'
  | 'setForm'
  | 'purposeGiven'
  | 'differenceAsked'
  | 'durationGiven'
  | 'analysed'
  | 'figures'
  | 'careerLine'
  | 'broad'
  | 'callable'
  | 'leveled'
  | 'severalParts'
  | 'formFixed'
  | 'specialist'
  | 'closed'
  | 'written'
  | 'inRole'
  | RequestShape
  | 'outputOnly'
  | 'ailing'
  | 'sayAsked'
  | 'goesOn'
  | 'explainAsked'
  | 'viewpoint'
  | 'shortened'
  | 'lengthened'
  | 'simplified'
  | 'reworked'
  | 'brief'
  | 'inPoints'
  | 'minutes'
  | 'tasksWanted'
  | 'aTale'
  | 'idiom'
  | 'menu'
  | 'toned'
  | 'paraphrased'
  | 'makes'
  | 'points'
  | 'considered'
  | 'prepared'
  | 'ingredients'
  | 'path'
  | 'overMonths'
  | 'slots'
  | 'measures'
  | 'titles'
  | 'timeAsked'
  | 'oneWanted'
  | 'premised'
  | 'figureAsked'
  | 'outputAsked'
  | 'ported'
  | 'algorithmic'
  | 'oneThing'
  | 'apiece'
  | 'inThatForm'
  | 'jsonAsked'
  | 'orderGiven'
  | 'asked';

export type Flag = SlotName | Trait | Strength | Given;

/** A phrase used when the draft has the flag, or with `!` when it has it not. Several conditions all have to hold. */
export type Choice<K extends string> = K | readonly [K, ...(Flag | `!${Flag}`)[]];

export interface GuidedRecipe {
  /** `fill` lists blanks for what only the person knows, `order` a way to work, `rules` standing rules. */
  form: 'fill' | 'order' | 'rules' | 'plain';
  open?: GuidedKey;
  lines: readonly Choice<GuidedKey>[];
  close?: readonly Choice<GuidedKey>[];
}

export interface Recipe {
  sharp: readonly Choice<SharpKey>[];
  structured: readonly Choice<BulletKey>[];
  guided: GuidedRecipe;
  /** Used instead when a few lines are pasted: nobody fills in a form for them. */
  guidedShort?: GuidedRecipe;
  /** Used instead when the request has said what the blanks would ask for, and the rest may be invented. */
  guidedDetailed?: GuidedRecipe;
  /** Used instead when the person speaks of themselves. */
  guidedPersonal?: GuidedRecipe;
}

const order = (...lines: Choice<GuidedKey>[]): GuidedRecipe => ({ form: 'order', open: 'order', lines });
const fill = (lines: Choice<GuidedKey>[], ...close: Choice<GuidedKey>[]): GuidedRecipe => ({
  form: 'fill',
  open: 'fill',
  lines,
  close,
});
const plain = (line: GuidedKey): GuidedRecipe => ({ form: 'plain', lines: [line] });
const choose = (lines: Choice<GuidedKey>[], ...close: Choice<GuidedKey>[]): GuidedRecipe => ({
  form: 'fill',
  open: 'fillOr',
  lines,
  close,
});

const TOPICS = ['health', 'money', 'law'] as const;
const topicBullets: readonly Choice<BulletKey>[] = TOPICS.map((topic) => [topic, topic] as const);
/** Somebody tells what has happened, or what a thing does, and asks nothing: answered by what to do about it. */
const TOLD_SHARP: readonly Choice<SharpKey>[] = [
  ['troubleshoot', 'failing'],
  ['distress', 'toldOnly', 'distressed', '!failing'],
  ['situation', 'toldOnly', '!distressed', '!failing'],
];
const TOLD_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['causesChecks', 'failing'],
  ['fix', 'failing'],
  ['safeFirst', 'failing'],
  ['lastResort', 'failing'],
  ['heard', 'toldOnly', 'distressed', '!failing'],
  ['sitStart', 'toldOnly', '!distressed', '!failing'],
  ['sitDecides', 'toldOnly', '!distressed', '!failing'],
  ['smallSteps', 'toldOnly', 'distressed', '!failing'],
  ['sitSteps', 'toldOnly', '!distressed', '!failing'],
  ['sayable', 'toldOnly', 'distressed', '!failing'],
  ['sitAvoid', 'toldOnly', '!failing'],
];
/** What a request gets of which only the verb is understood, or not even that. */
const SHAPED_SHARP: readonly Choice<SharpKey>[] = [
  ['fromDetails', 'shapeless', 'situated', 'ownVoice'],
  ['made', 'making'],
  ['found', 'finding'],
  ['worked', 'working'],
  ['told', 'telling', 'severalParts'],
  ['toldOne', 'telling', '!severalParts'],
  ['unknown', 'shapeless', '!situated'],
  ['unknown', 'shapeless', '!ownVoice'],
];
const SHAPED_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['detailsUsed', 'shapeless', 'situated', 'ownVoice'],
  ['sitDecides', 'shapeless', 'situated', 'ownVoice'],
  ['sitAvoid', 'shapeless', 'situated', 'ownVoice'],
  ['sitAssumed', 'shapeless', 'situated', 'ownVoice'],
  ['allParts', 'making'],
  ['allGiven', 'making', 'material'],
  ['fitted', 'making'],
  ['openChoice', 'making'],
  ['expertEye', 'making'],
  ['resultFirst', 'finding'],
  ['conditionsMet', 'finding'],
  ['doubtful', 'finding'],
  ['allGiven', 'working'],
  ['exactFigures', 'working'],
  ['gapsNamed', 'working'],
  ['onlyAsked', 'working'],
  ['eachOwn', 'telling', 'severalParts'],
  ['exampleEach', 'telling'],
  ['concrete', 'telling'],
  ['expertEye', 'telling'],
  ['concrete', 'shapeless'],
  ['conditionsMet', 'shapeless'],
  ['checkedAll', 'shapeless'],
];
/** What can be said of a request of no known kind: what it leaves open is settled, and an answer shows its limits. */
const SETTLED: GuidedRecipe = {
  form: 'plain',
  lines: [
    ['overlooked', 'asked', '!length', '!formFixed'],
    ['chooseOpen', '!asked', '!shapeless'],
    ['oneDetail', '!asked', 'shapeless'],
    ['chooseOpen', 'length'],
    ['chooseOpen', 'formFixed'],
  ],
};

const TOLD_GUIDED: GuidedRecipe = {
  form: 'plain',
  lines: [
    ['oneCheckWait', 'failing'],
    ['oneDetail', 'toldOnly', '!failing'],
    ['overlooked', 'asked', '!length', '!formFixed', '!toldOnly', '!failing'],
    ['chooseOpen', '!asked', '!shapeless', '!toldOnly', '!failing'],
    ['oneDetail', '!asked', 'shapeless', '!toldOnly', '!failing'],
    ['chooseOpen', 'length', '!toldOnly', '!failing'],
    ['chooseOpen', 'formFixed', '!toldOnly', '!failing'],
  ],
};
/** Several things are asked: each gets its answer. */
const EACH_PART: readonly Choice<BulletKey>[] = [
  ['eachQuestion', 'severalParts', '!failing'],
  ['partAnswer', 'severalParts', '!failing'],
  ['partExample', 'severalParts', '!failing'],
];
const PARTS_TOO = ['partsToo', 'severalParts'] as const;
const EVERY_PART = ['everyPart', 'severalParts'] as const;
/** What holds of any question that takes more than a line to answer. */
const UNFOLDED = order('shortAnswer', ['unfold', 'severalParts'], ['reasonsStep', '!severalParts'], 'overlooked');
const TOLD_OR_CHOICE: GuidedRecipe = {
  form: 'plain',
  lines: [
    ['oneCheckWait', 'failing'],
    ['oneDetail', 'toldOnly', '!failing'],
    ['suggestTwo', '!toldOnly', '!failing'],
  ],
};
/** What is listed are points, things to weigh or to do, or ingredients; names of things are all the rest. */
const LISTED_SHARP: readonly Choice<SharpKey>[] = [
  ['ingredients', 'ingredients'],
  ['considered', 'considered', '!ingredients'],
  ['prepared', 'prepared', '!considered', '!ingredients'],
  ['listPoints', 'points', '!length', '!considered', '!prepared', '!ingredients'],
  ['pointsBrief', 'points', 'length', '!considered', '!prepared', '!ingredients'],
  ['recommendTitles', 'titles', '!length', '!points', '!considered', '!prepared', '!ingredients'],
];
const NAMED = ['!ingredients', '!considered', '!prepared', '!points'] as const;
const LISTED_STRUCTURED: readonly Choice<BulletKey>[] = [
  ['ingAmounts', 'ingredients'],
  ['ingGroups', 'ingredients'],
  ['ingSwap', 'ingredients'],
  ['considerGroups', 'considered', '!ingredients'],
  ['considerFind', 'considered', '!ingredients'],
  ['considerSettle', 'considered', '!ingredients'],
  ['timeOrder', 'prepared', '!considered', '!ingredients'],
  ['cannotWait', 'prepared', '!considered', '!ingredients'],
  ['pointEach', 'points', '!length', '!considered', '!prepared', '!ingredients'],
  ['weightOrder', 'points', '!considered', '!prepared', '!ingredients'],
  ['overlooked', 'points', '!considered', '!prepared', '!ingredients'],
  ['distinctPoints', 'points', '!considered', '!prepared', '!ingredients'],
  ['titleFacts', 'titles', '!points', '!considered', '!prepared', '!ingredients'],
];
const LISTED_GUIDED: GuidedRecipe = order(
  ['ingList', 'ingredients'],
  ['ingReplace', 'ingredients'],
  ['considerSort', 'considered', '!ingredients'],
  ['considerAnswer', 'considered', '!ingredients'],
  ['considerMark', 'considered', '!ingredients'],
  ['timeSort', 'prepared', '!considered', '!ingredients'],
  ['timeMark', 'prepared', '!considered', '!ingredients'],
  ['pointPractice', 'points', '!considered', '!prepared', '!ingredients'],
  ['pointWeigh', 'points', '!considered', '!prepared', '!ingredients'],
  ['pointMissed', 'points', '!considered', '!prepared', '!ingredients'],
  ['forgotten', 'prepared', '!considered', '!ingredients'],
  ['reading', 'table', ...NAMED],
  ['entriesGive', '!table', ...NAMED],
  ['entriesMark', '!table', ...NAMED],
  ['entriesGap', ...NAMED],
);
const topicSentences: readonly Choice<SharpKey>[] = TOPICS.map((topic) => [topic, topic] as const);

/**
 * What each kind of task gets, best first. As many phrases are taken as fit; what the draft already says is left out.
 */
export const RECIPES = {
  fact: {
    sharp: [['fact', '!severalParts'], ['eachQuestion', 'severalParts'], ['asOf', 'recent'], 'unsure'],
    structured: [
      ['answerFull', '!severalParts'],
      ['eachQuestion', 'severalParts'],
      ['asOf', 'recent'],
      'context',
      'mixUp',
      'honest',
    ],
    guided: order('readingFact', 'answerDated', 'sureCheck'),
  },
  yesno: {
    sharp: ['yesno', ['signs', 'ailing'], ...topicSentences],
    structured: ['verdict', ...topicBullets, 'reasons', 'exceptions', 'evidence', ['partsAll', 'severalParts']],
    guided: order(
      ['askSituation', 'health'],
      ['askSituation', 'money'],
      ['askSituation', 'law'],
      'dependsOn',
      'weigh',
      'clearAnswer',
    ),
    guidedPersonal: order('askSituation', 'dependsOn', 'weigh', 'clearAnswer'),
  },
  quantity: {
    sharp: [
      ['quantitySteps', 'steps'],
      ['quantity', '!steps'],
      ['asOf', 'recent'],
    ],
    structured: [
      'figure',
      ['varies', '!steps'],
      ['asOf', 'recent'],
      ['assumptions', 'steps'],
      'range',
      ['honest', '!steps'],
    ],
    guided: order(
      ['defineCounted', 'steps'],
      ['figureDated', '!steps'],
      ['dependsOn', '!steps'],
      ['lowLikelyHigh', 'steps'],
      ['sensitive', 'steps'],
      ['sureCheck', '!steps'],
    ),
  },
  howto: {
    sharp: ['howto', ...topicSentences, ['technology', 'technology']],
    structured: ['prerequisites', ['steps', '!steps'], 'worked', 'pitfall', ['technology', 'technology'], 'tryNext'],
    guided: order('shortVersion', 'stepsWhy', 'ifFails'),
    guidedPersonal: fill(['haveTools', 'tried', 'stuck'], 'oneStepWait'),
  },
  advice: {
    sharp: [
      ['advice', '!sayAsked'],
      ['sayIt', 'sayAsked'],
      ['signs', 'ailing'],
      ['health', 'health', '!ailing'],
    ],
    structured: [
      ['sayWords', 'sayAsked'],
      ['sayWhen', 'sayAsked'],
      ['sayReply', 'sayAsked'],
      ['tips', '!examples', '!sayAsked'],
      ['effectOrder', '!sayAsked'],
      ['pitfall', '!sayAsked'],
      ['health', 'health'],
      ['beginHere', '!sayAsked'],
      'noFiller',
    ],
    guided: order('adviceSort', 'adviceDo', 'adviceTell', 'beginWith'),
    guidedPersonal: fill([['situation', '!told'], 'tried'], 'adviceClose'),
  },
  list: {
    sharp: [
      ['listTable', 'table'],
      ...LISTED_SHARP,
      ['listPlain', 'format', '!table', ...NAMED],
      ['list', '!format', '!table', ...NAMED],
      ['asOf', 'recent'],
    ],
    structured: [
      ...LISTED_STRUCTURED,
      ['listForm', '!format', ...NAMED],
      ['listFact', ...NAMED],
      ['asOf', 'recent'],
      'noGuess',
    ],
    guided: LISTED_GUIDED,
  },
  troubleshoot: {
    sharp: [
      ['troubleshoot', '!dispute'],
      ['situation', 'dispute'],
    ],
    structured: [
      ['causesChecks', '!dispute'],
      ['fix', '!dispute'],
      ['safeFirst', '!dispute'],
      ['lastResort', '!dispute'],
      ['sitStart', 'dispute'],
      ['sitDecides', 'dispute'],
      ['sitSteps', 'dispute'],
      ['sitAvoid', 'dispute'],
    ],
    guided: fill(
      [
        ['errorText', 'technology', '!errorGiven', '!told'],
        ['system', 'technology'],
        'tried',
        ['situation', '!technology'],
      ],
      'oneCheckWait',
    ),
  },
  choice: {
    sharp: ['choice'],
    structured: ['optionChosen', 'whyRight', 'whyWrong'],
    guided: order('restate', 'ruleOut', 'finalOption'),
  },
  complete: {
    sharp: ['complete'],
    structured: ['gap', 'whyRight', 'oneMeaning', ['short', '!length']],
    guided: order('kindOfGap', 'fillGap', 'otherFit'),
  },
  math: {
    sharp: [
      ['mathAgain', 'steps'],
      ['math', '!steps'],
    ],
    structured: ['given', ['working', '!steps'], 'checkResult', 'finalLine', ['logic', 'steps']],
    guided: order('givenAsked', 'methodWhy', 'checkOther', 'ambiguous', 'finalAnswerLine'),
  },
  puzzle: {
    sharp: [
      ['puzzleAgain', 'steps'],
      ['puzzleAgain', 'manyQuestions'],
      ['puzzle', '!steps', '!manyQuestions'],
    ],
    structured: ['statements', 'logic', 'trick', ['openAnswer', '!figureAsked'], ['finalSentence', '!manyQuestions']],
    guided: order('oneByOne', 'follows', 'checkAll'),
  },
  explanations: {
    sharp: ['explanations'],
    structured: ['explainSeveral', 'explainFits', 'explainOverlooked'],
    guided: order('whatPuzzles', 'explainKinds', 'whatSettles'),
  },
  truth: {
    sharp: [
      ['truth', '!premised'],
      ['truthPremises', 'premised'],
    ],
    structured: [
      ['truthFirst', '!premised'],
      ['truthGrounds', '!premised'],
      ['truthCounter', '!premised'],
      ['statements', 'premised'],
      ['logic', 'premised'],
      ['undecided', 'premised'],
    ],
    guided: order(
      ['claimExact', '!premised'],
      ['truthStep', '!premised'],
      ['truthRight', '!premised'],
      ['oneByOne', 'premised'],
      ['follows', 'premised'],
      ['checkAll', 'premised'],
    ),
  },
  oddone: {
    sharp: ['oddone'],
    structured: ['optionChosen', 'othersShare', 'oddSecond'],
    guided: order('othersHave', 'whichLacks', 'oddOther'),
  },
  technical: {
    sharp: ['technical'],
    structured: ['levelOfQuestion', 'answerFirst', 'decidingFactor', 'concreteValues', 'otherCase'],
    guided: order('answerAtLevel', 'whatDecides', 'checkMine'),
  },
  approach: {
    sharp: ['approach'],
    structured: ['approachOne', 'byConditions', 'approachRejected', 'risk'],
    guided: order('conditionDemands', 'meetThem', 'stillMeasured'),
  },
  checklist: {
    sharp: [
      ['considered', 'considered'],
      ['prepared', 'prepared', '!considered'],
      ['checklist', '!considered', '!prepared'],
    ],
    structured: [
      ['considerGroups', 'considered'],
      ['considerFind', 'considered'],
      ['considerSettle', 'considered'],
      ['timeOrder', 'prepared', '!considered'],
      ['cannotWait', 'prepared', '!considered'],
      ['grouped', '!considered', '!prepared'],
      ['indispensable', '!considered', '!prepared'],
      'onlyAsked',
    ],
    guided: order(
      ['considerSort', 'considered'],
      ['considerAnswer', 'considered'],
      ['considerMark', 'considered'],
      ['timeSort', 'prepared', '!considered'],
      ['timeMark', 'prepared', '!considered'],
      ['groupEntries', '!considered', '!prepared'],
      ['weighEntries', '!considered', '!prepared'],
      ['forgotten', '!considered'],
    ),
  },
  meaning: {
    sharp: ['meaningOf'],
    structured: ['answerFirst', 'inSentence', 'register', 'mixUp', ['partsAll', 'severalParts']],
    guided: order('oneSentence', 'meaningUse', 'meaningWhen'),
  },
  roster: {
    sharp: ['closedList'],
    structured: ['allOfThem', 'usualOrder', 'oneFact', 'onlyAsked'],
    guided: order('listAll', 'listApart', 'listCount'),
  },
  sum: {
    sharp: ['sum'],
    structured: ['calculation', 'finalLine', 'checkResult'],
    guided: order('calculateOnce', 'checkOther', 'finalAnswerLine'),
  },
  rank: {
    sharp: ['rank'],
    structured: ['fromFirst', 'rankValue', 'rankTies', 'onlyAsked'],
    guided: order('rankCriterion', 'rankGive', 'rankNote'),
  },
  cook: {
    sharp: ['cook'],
    structured: ['threeDishes', 'extraItems', 'times', 'doneSign'],
    guided: fill([['servings', '!dietGiven'], 'kitchen'], 'cookClose'),
  },
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
  session: {
    sharp: ['session'],
    structured: ['sessionParts', 'sessionAmount', 'sessionForm', 'adapt'],
    guided: fill(['startingPoint', ['bodyLimits', '!health']], 'sessionClose'),
  },
  amuse: {
    sharp: ['amuse'],
    structured: ['fresh', ['tellable', '!length'], 'justThat', 'noCliche'],
    guided: choose([['amuseFor', '!audience'], 'amuseNot'], ['amuseClose', '!count']),
  },
  topic: {
    sharp: ['topic'],
    structured: ['oneQuestion', 'directions', 'onlyAsked'],
    guided: fill(['wantFromIt', 'situation'], 'topicClose'),
  },
  timeline: {
    sharp: ['timeline'],
    structured: ['dateOrder', 'eventEntry', ['tableForm', '!format'], ['fewEntries', '!count'], 'noGuess', 'sources'],
    guided: order('period', 'turningPoints', 'dubiousDates'),
  },
  question: {
    sharp: [
      ['goesOn', 'goesOn'],
      ['eachQuestion', 'severalParts', '!failing', '!goesOn'],
      ['troubleshoot', 'failing', '!goesOn'],
      ['question', 'ownVoice', '!forUse', '!failing', '!severalParts', '!goesOn'],
      ['questionAgain', '!ownVoice', '!failing', '!severalParts', '!goesOn'],
      ['questionAgain', 'forUse', '!failing', '!severalParts', '!goesOn'],
      ['signs', 'ailing'],
    ],
    structured: [
      ['causesChecks', 'failing'],
      ['fix', 'failing'],
      ['safeFirst', 'failing'],
      ['answerFirst', '!failing'],
      ...EACH_PART,
      ['sitDecides', 'ownVoice', 'situated', '!forUse', '!failing'],
      ['sitSteps', 'ownVoice', 'situated', '!forUse', '!failing', '!broad'],
      ['grounds', '!ownVoice', '!failing', '!severalParts'],
      ['grounds', '!situated', '!failing', '!severalParts'],
      ['grounds', 'forUse', '!failing', '!severalParts'],
      ...TOPICS.map((topic) => [topic, topic, 'ownVoice'] as const),
      ['sitAvoid', 'ownVoice', 'situated', '!forUse', '!failing'],
      ['limit', '!failing', '!severalParts'],
      ['honest', '!failing'],
    ],
    guided: UNFOLDED,
    guidedPersonal: order('askSituation', 'reading', 'answerReasons', 'unsureWhat'),
  },
  words: {
    sharp: [['words', '!constraints'], ['wordsUse', 'constraints'], 'wordsPlain'],
    structured: [
      ['nuance', '!constraints'],
      'inSentence',
      'register',
      ['fewEntries', '!count'],
      ['listForm', '!format'],
    ],
    guided: order('coreMeaning', 'wordTable', 'whichWhen'),
  },
  prove: {
    sharp: ['prove'],
    structured: ['method', 'justified', 'statements', 'verdictTrue'],
    guided: order('strategyProof', 'proofSteps', 'weakSpot'),
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
    guided: UNFOLDED,
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
  recommend: {
    sharp: [
      ['recommendTitles', 'titles', '!travel'],
      ['recommend', '!titles', '!travel'],
      ['recommendPlaces', 'travel', '!timeAsked'],
      ['recommendOne', 'travel', 'timeAsked'],
      ['travel', 'travel'],
    ],
    structured: [
      ['titleFacts', 'titles', '!travel'],
      ['placeEach', 'travel', '!timeAsked'],
      ['placeNear', 'travel', '!timeAsked'],
      ['placeBest', 'travel', '!timeAsked'],
      ['pick', 'travel', 'timeAsked'],
      ['suits', '!travel'],
      ['pick', '!titles', '!travel'],
      ['travel', 'travel'],
      ['drawback', '!titles', '!length', '!travel'],
      ['varied', 'titles', '!travel'],
      ['secondBest', 'travel', 'timeAsked'],
      ['beginHere', 'titles', '!travel'],
      ['threeToFive', '!count', '!travel'],
    ],
    guided: fill(
      [
        ['like', '!travel', '!material'],
        ['budget', '!titles', '!travel', '!amountGiven', '!material'],
        ['notThis', '!travel', '!constraints'],
        ['datesTravellers', 'travel', '!dateGiven'],
        ['pace', 'travel', '!amountGiven'],
        ['interests', 'travel'],
      ],
      ['allFit', '!travel'],
      ['clearAnswer', 'travel'],
    ),
  },
  ideas: {
    sharp: [
      ['ideasFit', 'situated'],
      ['ideasAgain', 'reasons', '!situated'],
      ['ideas', '!reasons', '!situated'],
    ],
    structured: [
      ['ideaFits', 'situated'],
      'ideaEntry',
      ['original', '!situated'],
      'varied',
      'strongest',
      ['ideaCount', '!count', '!situated'],
      ['noFiller', '!tone'],
    ],
    guided: fill(
      [
        ['forWhom', '!audience', '!context', '!peopleGiven', '!purposeGiven', '!amountGiven'],
        ['fixedThings', '!amountGiven', '!constraints'],
      ],
      ['ideasClose', '!count'],
      ['allFit', 'count'],
    ),
  },
  names: {
    sharp: [
      ['nameOne', 'oneWanted'],
      ['names', '!oneWanted'],
    ],
    structured: [
      'shortNames',
      ['oneName', 'oneWanted'],
      ['nameMeaning', '!oneWanted'],
      ['styles', '!living', '!oneWanted'],
      ['nameCount', '!count', '!oneWanted'],
      ['runnersUp', 'oneWanted'],
      ['original', '!living'],
      ['varied', 'living', '!oneWanted'],
    ],
    guided: fill(
      [
        ['standsFor', '!living', '!material'],
        ['like', 'living'],
        ['feeling', '!tone', '!living', '!material'],
        'avoidWords',
      ],
      ['namesClose', '!count', '!living', '!oneWanted'],
      ['marksBest', 'count'],
      ['marksBest', 'living', '!oneWanted'],
    ),
  },
  whatif: {
    sharp: ['whatif'],
    structured: ['background', 'consequences', 'tied', 'unchanged'],
    guided: order('whatHappened', 'twoCourses', 'likelier'),
  },
  discuss: {
    sharp: ['discuss'],
    structured: ['terms', 'bothSides', 'evidence', 'conclusion', ['partsAll', 'severalParts']],
    guided: order('ownTerms', 'steelman', 'comeDown'),
  },
  ...ITEM_RECIPES,
  evaluate: {
    sharp: [
      ['figures', 'figures'],
      ['evaluate', '!figures'],
    ],
    structured: [
      ['trend', 'figures'],
      ['outliers', 'figures'],
      ['shownOnly', 'figures'],
      ['aspects', '!figures'],
      ['detail', '!figures'],
      ['balance', '!analysed', '!figures'],
      ['judgement', '!figures'],
    ],
    guided: order(
      ['figuresRead', 'figures'],
      ['chooseAspects', '!figures'],
      ['observe', '!figures'],
      ['otherView', '!analysed', '!figures'],
      ['overall', '!figures'],
      ['figuresNext', 'figures'],
    ),
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
      'reacts',
      ['replyOpen', 'answerOpen'],
      ['matchTone', '!tone'],
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
    structured: ['headline', 'concreteOpening', 'oneIdea', ['subheads', '!format'], 'useful', 'noCliche'],
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
      'image',
      'concreteWords',
      ['givenLine', 'lineGiven'],
      ['rhythm', '!format', '!setForm'],
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
    guidedShort: plain('messageTwo'),
  },
  speech: {
    sharp: ['speech'],
    structured: ['concreteOpening', 'onePoint', 'spoken', 'memorable', 'noCliche'],
    guided: fill(['audienceOccasion', 'trueStory', 'feelDo'], 'speechClose'),
    guidedDetailed: order('textSettle', 'textWrite', 'textCut'),
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
    structured: ['angle', 'concrete', 'noCliche', 'noFiller'],
    guidedDetailed: order('textSettle', 'textWrite', 'textCut'),
    guided: choose([['readers', '!audience'], 'keyFacts', 'angleSlot'], 'textClose'),
  },
  review: {
    sharp: ['review'],
    structured: [['actFirst', 'voiced'], 'revVerdict', 'revExample', 'revWeigh', ['revStyle', '!tone'], 'revFor'],
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
    sharp: ['extend'],
    structured: ['noRepeat', 'sameVoice', 'noContradiction', 'noCliche'],
    guided: order(['voiceFacts', '!brief'], 'continueNow', 'otherWays'),
  },
  correct: {
    sharp: ['correct'],
    structured: ['onlyMistakes', 'keepMeaning', 'wholeText', 'changeList'],
    guided: order('correctedWhole', 'correctionTable', ['unclearToo', '!brief']),
  },
  rewrite: {
    sharp: [
      ['strengthen', 'careerLine'],
      ['viewpoint', 'viewpoint'],
      ['shorten', 'shortened'],
      ['lengthen', 'lengthened'],
      ['simplify', 'simplified'],
      ['paraphrase', 'paraphrased'],
      ['rewriteTone', 'toned', '!careerLine'],
      ['rewrite', '!careerLine', '!toned', '!reworked'],
    ],
    structured: [
      ['strongVerb', 'careerLine'],
      ['figureGaps', 'careerLine'],
      ['eventsKept', 'viewpoint'],
      ['seenOnly', 'viewpoint'],
      ['figureVoice', 'viewpoint'],
      ['cutFirst', 'shortened'],
      ['essentials', 'shortened'],
      ['developed', 'lengthened'],
      ['noNewFacts', 'lengthened'],
      ['sameVoice', 'lengthened'],
      ['shortSentences', 'simplified'],
      ['everydayWords', 'simplified'],
      ['nothingLost', 'simplified'],
      ['otherWords', 'paraphrased'],
      ['keepMeaning', 'paraphrased'],
      ['keepMeaning', '!careerLine', '!reworked'],
      ['nothingAdded', '!careerLine', '!toned', '!reworked'],
      ['naturalWords', '!careerLine', '!reworked'],
      'onlyResult',
    ],
    guided: order(
      ['closeVersion', '!reworked', '!brief'],
      ['freeVersion', '!reworked', '!brief'],
      ['meaningShift', '!reworked', '!brief'],
      ['editGive', 'reworked'],
      ['editGive', 'brief'],
      ['editNote', 'reworked'],
      ['editNote', 'brief'],
    ),
  },
  ...GIVEN_TEXT_RECIPES,
  summarise: {
    sharp: [
      ['tasks', 'tasksWanted'],
      ['minutes', 'minutes'],
      ['inPoints', 'material', 'inPoints', '!minutes', '!tasksWanted'],
      ['summariseKnown', '!material', 'inPoints', '!minutes'],
      ['plotLine', 'aTale', '!material', '!inPoints'],
      ['summarise', 'material', '!length', '!inPoints', '!minutes', '!tasksWanted'],
      ['summariseCut', 'material', 'length', '!inPoints', '!minutes', '!tasksWanted'],
      ['summariseKnown', '!material', '!length', '!inPoints', '!minutes', '!aTale'],
      ['summariseShort', '!material', 'length', 'pointed', '!inPoints', '!minutes', '!aTale'],
      ['unsure', '!material', 'length', '!pointed', '!inPoints', '!minutes', '!aTale'],
    ],
    structured: [
      ['decisions', 'minutes'],
      ['assigned', 'tasksWanted'],
      ['assigned', 'minutes'],
      ['leftOpen', 'minutes'],
      ['onePointALine', 'inPoints', '!minutes'],
      ['weightFirst', 'inPoints', '!minutes'],
      ['plotCore', 'aTale', '!material', '!inPoints'],
      ['plotNames', 'aTale', '!material', '!inPoints'],
      ['toneKept', 'aTale', '!material', '!inPoints', 'tone'],
      ['mainPoint', '!length', '!inPoints', '!minutes', '!aTale', '!tasksWanted'],
      ['sourceOnly', 'material'],
      ['leftOut', 'material', 'length', '!inPoints', '!minutes'],
      ['exactFigures', '!aTale'],
      ['noGuess', '!material', '!aTale'],
      ['proportion', '!length', 'longText', '!inPoints', '!minutes', '!aTale'],
      ['short', '!length', 'material', 'longText', '!inPoints', '!minutes'],
      'noFiller',
    ],
    guided: order(
      ['plotFirst', 'aTale', '!material'],
      ['askSource', '!material', '!aTale'],
      ['summaryFacts', 'length', '!aTale'],
      ['summaryWrite', 'length', '!aTale'],
      ['oneLine', '!length', '!aTale'],
      ['keyPoints', '!length', '!aTale'],
      ['openPoints', 'material', '!length'],
    ),
    guidedShort: {
      form: 'plain',
      lines: [
        ['summaryFacts', 'length'],
        ['summaryWrite', 'length'],
        ['oneLine', '!length', '!inPoints', '!minutes', '!tasksWanted'],
        ['summaryFacts', 'inPoints'],
        ['summaryFacts', 'minutes'],
        ['summaryWrite', 'inPoints'],
        ['summaryWrite', 'minutes'],
        ['reportGaps', 'tasksWanted'],
      ],
    },
  },
  plan: {
    sharp: [
      ['path', 'path'],
      ['plan', '!path'],
    ],
    structured: [
      ['pathStages', 'path'],
      ['pathBackground', 'path'],
      ['pathProof', 'path'],
      ['pathDetour', 'path'],
      ['phases', '!path'],
      ['order', '!path'],
      ['risk', '!path'],
      ['measure', '!path'],
      'thisWeek',
    ],
    guided: fill(
      [
        ['goalMeasure', '!path'],
        ['startingPoint', 'path', '!told'],
        ['timeBudget', '!deadline', '!amountGiven'],
        'limitsFixed',
      ],
      ['planClose', '!path'],
      ['pathClose', 'path'],
    ),
  },
  schedule: {
    sharp: [
      ['slots', 'slots'],
      ['schedule', '!slots'],
    ],
    structured: [
      ['slotResult', 'slots'],
      ['slotCheck', 'slots'],
      ['slotNone', 'slots'],
      ['tableForm', '!format', '!slots'],
      ['timesGiven', '!slots'],
      ['purposeEach', '!slots'],
      ['buffer', '!slots'],
      ['ifShort', '!slots'],
    ],
    guided: fill([['availableTimes', '!dateGiven', '!durationGiven'], 'limitsFixed'], 'movable'),
  },
  meals: {
    sharp: ['meals'],
    structured: [['tableForm', '!format'], 'dishes', 'reuse', 'balanced', 'prepTime'],
    guided: fill([['servings', '!dietGiven'], 'kitchen', 'athand'], 'mealsClose'),
  },
  training: {
    sharp: [
      ['stages', 'overMonths'],
      ['training', '!overMonths'],
      ['health', 'health'],
    ],
    structured: [
      ['stageGoals', 'overMonths'],
      ['typicalWeek', 'overMonths'],
      ['daily', '!overMonths'],
      ['doable', '!overMonths'],
      ['rest', '!overMonths'],
      'progress',
      ['catchUp', 'overMonths'],
      ['ifShort', '!overMonths'],
    ],
    guided: fill(['startingPoint', 'availableTimes', ['limitsFixed', '!told', '!constraints']], 'scheduleClose'),
  },
  trip: {
    sharp: ['trip'],
    structured: ['byArea', 'stopTimes', 'rain', 'costs', ['tableForm', '!format']],
    guided: fill([['datesTravellers', '!count', '!dateGiven'], ['pace', '!amountGiven'], 'interests'], 'tripClose'),
  },
  lesson: {
    sharp: ['lesson'],
    structured: ['goal', 'activities', 'checkLearning', 'adapt'],
    guided: fill([['groupAge', '!audience'], 'timeMaterials', 'alreadyKnow'], 'lessonClose'),
  },
  outline: {
    sharp: ['outline'],
    structured: ['sectionLines', 'logicalOrder', 'oneIdea', 'onlyAsked'],
    guided: fill([['readers', '!audience'], 'coreMessage', ['lengthSlot', '!length']], 'outlineClose'),
  },
  decide: {
    sharp: ['decide', ['money', 'money']],
    structured: [
      'weighed',
      ['options', 'ownVoice'],
      'riskEach',
      'recommendation',
      'evidence',
      ['money', 'money'],
      ['law', 'law'],
    ],
    guided: fill(['matters', ['cannot', '!constraints'], ['situation', '!told']], 'decideClose'),
  },
  code: {
    sharp: [
      ['codePorted', 'ported'],
      ['codeAlgorithm', 'algorithmic', '!ported'],
      ['code', '!homely', '!algorithmic', '!ported'],
      ['codeHome', 'homely', '!algorithmic', '!ported'],
    ],
    structured: [
      'complete',
      ['portSame', 'ported'],
      ['portStyle', 'ported'],
      ['portDiffers', 'ported'],
      ['edgeCases', '!homely', '!ported'],
      ['complexity', 'algorithmic', '!ported'],
      ['names', '!homely', '!algorithmic', '!ported'],
      ['dryRun', 'homely'],
      ['usage', 'callable', '!homely', '!ported'],
      ['tests', 'callable', '!homely', '!ported'],
      ['runIt', '!callable', '!ported'],
    ],
    guided: order('codeApproach', 'codeWhole', 'codeTried'),
  },
  app: {
    sharp: ['app'],
    structured: ['files', 'runIt', 'featuresAsked', 'errorsShown', 'handTest'],
    guided: choose(['usersGoal', 'stack', 'dataKept'], 'appClose'),
  },
  debug: {
    sharp: ['debug'],
    structured: ['cause', 'smallestFix', 'whyFix', 'preventive'],
    guided: fill([['errorText', '!errorGiven'], 'expectedActual', 'environment'], 'debugClose'),
    guidedShort: order(['traceValues', 'code'], 'faultPlace', 'faultFix'),
  },
  readcode: {
    sharp: [
      ['codeOnly', 'bare'],
      ['readcode', '!bare'],
    ],
    structured: [
      ['purpose', '!outputAsked'],
      ['exactResult', 'outputAsked'],
      'runOrder',
      'exactResult',
      'pitfallsCode',
    ],
    guided: order(['purposeOne', '!outputAsked'], 'traceValues', 'riskyInput'),
  },
  formula: {
    sharp: ['formula'],
    structured: ['copyReady', 'parts', 'sample', 'fails'],
    guided: order('shortestWay', 'partByPart', 'whereItFails'),
  },
  snippet: {
    sharp: ['snippet'],
    structured: ['copyReady', 'parts', 'pitfall'],
    guided: order('shortestWay', 'partByPart', 'whereItFails'),
  },
  translate: {
    sharp: [
      ['idiom', 'idiom'],
      ['menuLine', 'menu', '!idiom'],
      ['translate', '!moreWanted', '!idiom', '!menu'],
      ['unknown', 'moreWanted', '!idiom', '!menu'],
    ],
    structured: [
      ['sayings', 'idiom'],
      'nativeWording',
      ['sameRegister', 'brief', '!tone'],
      'unchangedNames',
      ['keepFormat', '!brief'],
      ['onlyTranslation', '!moreWanted'],
      ['checkedAll', 'moreWanted'],
    ],
    guided: choose(['readerUse', ['formality', '!tone'], 'keepTerms'], 'translateClose'),
    guidedShort: order('translateGive', 'translateNote'),
  },
  roleplay: {
    sharp: ['roleplay'],
    structured: ['stayInRole', 'roleVoice', 'turns', 'startInRole'],
    guided: { form: 'rules', open: 'rules', lines: ['ruleStay', 'ruleKnow', 'ruleShort', 'ruleAsk'] },
  },
  persona: {
    sharp: ['persona'],
    structured: ['actFirst', 'actDetails', 'actAttitude', 'actStay', 'noCliche'],
    guided: order('voiceChoice', 'insideView', 'noBreak'),
  },
  consult: {
    sharp: ['consult'],
    structured: [
      ['consultAsk', 'ailing'],
      ['health', 'ailing'],
      'usable',
      'reasonEach',
      'jargon',
      'stillNeeded',
      'effectOrder',
    ],
    guided: order('expertAsk', 'expertAdvise', 'expertNext'),
  },
  agent: {
    sharp: ['agent'],
    structured: ['planFirst', 'verifyEach', 'askBefore', 'stopWhen', 'report'],
    guided: order('agentPlan', 'agentDo', 'agentStop', 'agentReport'),
  },
  chat: {
    sharp: ['chat'],
    structured: ['natural', 'twoSentences', 'questionBack'],
    guided: plain('chatReact'),
  },
  unknown: {
    sharp: [...TOLD_SHARP, ...SHAPED_SHARP],
    structured: [...TOLD_STRUCTURED, ...SHAPED_STRUCTURED],
    guided: TOLD_GUIDED,
  },
  record: {
    sharp: ['record', PARTS_TOO, 'unsure'],
    structured: [['partsAll', 'severalParts'], 'answerFull', 'byMeasure', 'rival', 'context', 'honest'],
    guided: order('readingFact', 'answerDated', 'sureCheck'),
  },
  who: {
    sharp: ['who', PARTS_TOO, 'unsure'],
    structured: [['partsAll', 'severalParts'], 'whoFirst', 'knownFor', 'lasting', 'namesake', 'honest'],
    guided: order('readingFact', 'shortAnswer', 'overlooked', EVERY_PART),
  },
  relation: {
    sharp: ['relation', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'linkFirst', 'linkHow', ['caseExample', '!examples'], 'linkFails'],
    guided: order('defineEach', 'linkChain', 'linkBreaks', EVERY_PART),
  },
  effects: {
    sharp: ['effects', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'mainEffect', 'eachEffect', 'effectCase', 'unaffected'],
    guided: order('before', 'effectSteps', 'effectLimits', EVERY_PART),
  },
  factors: {
    sharp: ['factors', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'eachFactor', 'effectCase', 'interplay', 'weightiest'],
    guided: order('factorSteps', 'factorsTogether', 'factorWeight', EVERY_PART),
  },
  telltale: {
    sharp: ['telltale', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'signsOrder', 'signCheck', 'lookalike', 'signsEnough'],
    guided: order('signSteps', 'signMistaken', 'signVerdict', EVERY_PART),
  },
  motives: {
    sharp: ['motives', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'reasonKinds', 'reasonCase', 'otherWay'],
    guided: order('motiveSteps', 'motiveOther', 'overlooked', EVERY_PART),
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
  sides: {
    sharp: ['sides'],
    structured: ['sideBest', 'sideReply', 'crux'],
    guided: order('ownTerms', 'steelman', 'sidesCrux', EVERY_PART),
  },
  points: {
    sharp: ['points', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'pointNamed', 'pointOrder', 'pointApart'],
    guided: order('pointSteps', 'pointLink', 'overlooked', EVERY_PART),
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
      ['message', '!material'],
    ],
    structured: [
      ['opening', 'material', 'toSend'],
      ['mailGiven', 'material', 'toSend'],
      ['politeTone', 'material', 'toSend', '!tone'],
      ['nextStep', 'material', 'toSend'],
      ['sourceOnly', 'material', '!toSend'],
      ['exactFigures', 'material', '!toSend'],
      ['noCliche', 'material', '!toSend', '!tone'],
      ['ownWords', '!material'],
      ['givenFacts', '!material'],
      ['noCliche', '!tone', '!material'],
      'readyToUse',
    ],
    guided: plain('messageTwo'),
  },
  change: {
    sharp: ['change'],
    structured: ['restKept', 'onlyAsked', 'wholeResult'],
    guided: plain('changeNote'),
  },
  judge: {
    sharp: ['judge'],
    structured: ['resultFirst', 'wordsBehind', 'betterWay'],
    guided: plain('judgeViews'),
  },
  entries: {
    sharp: [['listTable', 'table'], ...LISTED_SHARP, ['entries', '!table', '!titles', ...NAMED]],
    structured: [...LISTED_STRUCTURED, ['entryNote', '!length', '!table', ...NAMED], ['noGuess', ...NAMED], 'noFiller'],
    guided: LISTED_GUIDED,
  },
  suggest: {
    sharp: [
      ['sayIt', 'sayAsked'],
      ...TOLD_SHARP,
      ['situation', 'dispute', 'measures', '!sayAsked', '!toldOnly', '!failing'],
      ['suggestFit', 'measures', '!dispute', '!sayAsked', '!toldOnly', '!failing'],
      ['suggest', '!measures', '!count', '!sayAsked', '!toldOnly', '!failing'],
      ['ideas', '!measures', 'count', '!sayAsked', '!toldOnly', '!failing'],
      ['signs', 'ailing'],
    ],
    structured: [
      ['sayWords', 'sayAsked'],
      ['sayWhen', 'sayAsked'],
      ['sayReply', 'sayAsked'],
      ...TOLD_STRUCTURED,
      ['sitStart', 'dispute', 'measures', '!sayAsked', '!toldOnly', '!failing'],
      ['sitDecides', 'dispute', 'measures', '!sayAsked', '!toldOnly', '!failing'],
      ['sitSteps', 'dispute', 'measures', '!sayAsked', '!toldOnly', '!failing'],
      ['sitAvoid', 'dispute', 'measures', '!sayAsked', '!toldOnly', '!failing'],
      ['fitSituation', 'measures', '!dispute', '!sayAsked', '!toldOnly', '!failing'],
      ['effectOrder', 'measures', '!dispute', '!sayAsked', '!toldOnly', '!failing'],
      ['fitMeasure', 'measures', '!dispute', '!sayAsked', '!toldOnly', '!failing'],
      ['notHere', 'measures', '!dispute', '!sayAsked', '!toldOnly', '!failing'],
      ['usable', '!measures', '!sayAsked', '!toldOnly', '!failing'],
      ['reasonEach', '!measures', '!sayAsked', '!toldOnly', '!failing'],
      ['threeToFive', '!measures', '!count', '!sayAsked', '!toldOnly', '!failing'],
      ['pick', '!measures', '!sayAsked', '!toldOnly', '!failing'],
    ],
    guided: TOLD_OR_CHOICE,
  },
  acting: {
    sharp: ['acting'],
    structured: ['roleVoice', 'actWhole', 'actDetails', 'actStay'],
    guided: {
      form: 'plain',
      lines: [
        ['roleDo', '!length'],
        ['chooseOpen', 'length'],
      ],
    },
  },
  pieces: {
    sharp: ['pieces'],
    structured: ['varied', 'readyToUse', ['noCliche', '!tone'], ['listForm', '!format']],
    guided: plain('piecesMark'),
  },
  turns: {
    sharp: ['turns'],
    structured: ['onePerTurn', 'afterAnswer', 'turns'],
    guided: plain('turnsStart'),
  },
  standing: {
    sharp: ['standing'],
    structured: ['standingAll', 'standingClash', 'standingConfirm'],
    guided: plain('standingUnclear'),
  },
  followup: {
    sharp: [
      ['followup', '!explainAsked'],
      ['explainAgain', 'explainAsked'],
    ],
    structured: [
      ['lastAnswer', '!explainAsked'],
      ['onlyAsked', '!explainAsked'],
      ['wholeResult', '!explainAsked'],
      ['mechanism', 'explainAsked'],
      ['example', 'explainAsked'],
      ['level', 'explainAsked'],
    ],
    guided: plain('followupUnclear'),
  },
  support: {
    sharp: ['support'],
    structured: ['heard', 'smallSteps', 'noLecture'],
    guided: plain('chatReact'),
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
} as const satisfies Record<TaskKind, Recipe>;

/** Times are given, and nothing has to be filled in. */
export const PLACED_GUIDED: GuidedRecipe = order('slotCompare', 'slotGive', 'slotElse');

/** However much is said in them, what they lack is how the conversation goes. */
export const TALKED_THROUGH: ReadonlySet<TaskKind> = new Set<TaskKind>(['roleplay', 'turns', 'standing']);

/** What a draft that is already strong gets: nothing about content, only what to do where it leaves a doubt. */
export const STRONG_GUIDED = plain('strongOnce');
