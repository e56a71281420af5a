import type { TaskKind } from '../../analysis/task-kinds.js';
import { fill, plain, type Recipe } from './recipe.js';
import { TOLD_SHARP, TOLD_STRUCTURED, TOLD_OR_CHOICE } from './told-situations.js';

/** Several things are to be found, of which the person takes one. */
export const IDEA_RECIPES = {
  cook: {
    sharp: ['cook'],
    structured: ['threeDishes', 'extraItems', 'times', 'doneSign'],
    guided: fill([['servings', '!dietGiven'], 'kitchen'], 'cookClose'),
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
  pieces: {
    sharp: ['pieces'],
    structured: ['varied', 'readyToUse', ['noCliche', '!tone'], ['listForm', '!format']],
    guided: plain('piecesMark'),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
