import type { TaskKind } from '../../analysis/task-kinds.js';
import type { BulletKey, SharpKey } from '../languages/language.js';
import { order, fill, type Choice, type Recipe } from './recipe.js';
import { EACH_PART, PARTS_TOO, EVERY_PART, UNFOLDED } from './several-parts.js';
import { LISTED_SHARP, NAMED, LISTED_STRUCTURED, LISTED_GUIDED } from './listed-things.js';

const TOPICS = ['health', 'money', 'law'] as const;

const topicBullets: readonly Choice<BulletKey>[] = TOPICS.map((topic) => [topic, topic] as const);

const topicSentences: readonly Choice<SharpKey>[] = TOPICS.map((topic) => [topic, topic] as const);

/** What is asked about the world, a number, a word or the own life, and gets an answer. */
export const ANSWER_RECIPES = {
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
      ['asOf', 'recent', '!steps'],
    ],
    structured: [
      'figure',
      ['varies', '!steps'],
      ['asOf', 'recent', '!steps'],
      ['assumptions', 'steps'],
      'range',
      ['honest', '!steps', '!estimated'],
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
      ['sumBounded', 'bounded', '!steps'],
      ['sumFigured', 'figured', '!steps'],
      ['sumChance', 'chance', '!steps'],
      ['sumDivided', 'divided', '!steps'],
      ['sumPriced', 'priced', '!steps'],
      ['sumValued', 'valued', '!steps'],
      ['sumUnknowns', 'unknowns', '!steps'],
      ['sumMoving', 'moving', '!steps'],
      ['math', '!steps', '!kindOfSum'],
    ],
    structured: [
      ['given', '!kindOfSum'],
      ['byBounded', 'bounded'],
      ['byFigured', 'figured'],
      ['byChance', 'chance'],
      ['byDivided', 'divided'],
      ['byPriced', 'priced'],
      ['byValued', 'valued'],
      ['byUnknowns', 'unknowns'],
      ['byMoving', 'moving'],
      ['working', '!steps'],
      'checkResult',
      'finalLine',
      ['logic', 'steps'],
    ],
    guided: order('givenAsked', 'methodWhy', 'checkOther', 'finalAnswerLine'),
  },
  puzzle: {
    sharp: [
      ['puzzleAgain', 'steps'],
      ['puzzleAgain', 'manyQuestions'],
      ['puzzle', '!steps', '!manyQuestions'],
    ],
    structured: [
      'statements',
      ['placesDrawn', 'directions'],
      ['logic', '!directions'],
      'trick',
      ['eachQuestion', 'manyQuestions'],
      ['undecided', 'followsAsked'],
      ['openAnswer', '!figureAsked', '!directions', '!optionsNamed', '!manyQuestions', '!followsAsked'],
      ['finalSentence', '!manyQuestions'],
    ],
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
      ['verdictWords', 'premised'],
      ['statements', 'premised'],
      ['logic', 'premised'],
      ['undecided', 'premised'],
    ],
    guided: order(
      ['claimExact', '!premised'],
      ['truthStep', '!premised'],
      ['truthRight', '!premised'],
      ['premShort', 'premised'],
      ['premFollow', 'premised'],
      ['premVerdict', 'premised'],
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
  timeline: {
    sharp: ['timeline'],
    structured: ['dateOrder', 'eventEntry', ['tableForm', '!format'], ['fewEntries', '!count'], 'noGuess', 'sources'],
    guided: order('period', 'turningPoints', 'dubiousDates'),
  },
  question: {
    sharp: [
      ['goesOn', 'goesOn'],
      ['eachNamed', 'whoAsked', 'manyQuestions', '!ownVoice', '!failing', '!goesOn'],
      ['causesResults', 'causesAsked', 'severalParts', '!manyQuestions', '!failing', '!goesOn'],
      ['eachQuestion', 'severalParts', '!whoAsked', '!failing', '!goesOn', '!causesAsked'],
      ['eachQuestion', 'severalParts', '!manyQuestions', '!failing', '!goesOn', '!causesAsked'],
      ['eachQuestion', 'severalParts', 'ownVoice', '!failing', '!goesOn'],
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
      ['honest', '!failing', '!weightAsked'],
    ],
    guided: UNFOLDED,
    guidedPersonal: order('askSituation', 'reading', 'answerReasons', 'unsureWhat'),
  },
  words: {
    sharp: [
      ['wordClosest', 'oneWord'],
      ['words', '!constraints', '!oneWord'],
      ['wordsUse', 'constraints', '!oneWord'],
      ['wordsPlain', '!oneWord'],
    ],
    structured: [
      ['wordFirst', 'oneWord'],
      ['wordNear', 'oneWord'],
      ['wordNone', 'oneWord'],
      ['nuance', '!constraints', '!oneWord'],
      ['inSentence', '!oneWord'],
      'register',
      ['fewEntries', '!count', '!oneWord'],
      ['listForm', '!format', '!oneWord'],
    ],
    guided: order(
      ['wordFeatures', 'oneWord'],
      ['wordPick', 'oneWord'],
      ['coreMeaning', '!oneWord'],
      ['wordTable', '!oneWord'],
      ['whichWhen', '!oneWord'],
    ),
  },
  prove: {
    sharp: ['prove'],
    structured: ['method', 'justified', 'statements', 'verdictTrue'],
    guided: order('strategyProof', 'proofSteps', 'weakSpot'),
  },
  record: {
    sharp: ['record', PARTS_TOO, 'unsure'],
    structured: [['partsAll', 'severalParts'], 'answerFull', 'byMeasure', 'rival', 'context', 'honest'],
    guided: order('readingFact', 'answerDated', 'sureCheck'),
  },
  telltale: {
    sharp: ['telltale', PARTS_TOO],
    structured: [['partsAll', 'severalParts'], 'signsOrder', 'signCheck', 'lookalike', 'signsEnough'],
    guided: order('signSteps', 'signMistaken', 'signVerdict', EVERY_PART),
  },
  entries: {
    sharp: [['listTable', 'table'], ...LISTED_SHARP, ['entries', '!table', '!titles', ...NAMED]],
    structured: [
      ...LISTED_STRUCTURED,
      ['columnsNamed', 'table', ...NAMED],
      ['rowEach', 'table', ...NAMED],
      ['cellsShort', 'table', ...NAMED],
      ['entryNote', '!length', '!table', ...NAMED],
      ['noGuess', '!table', ...NAMED],
      'noFiller',
    ],
    guided: LISTED_GUIDED,
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
