import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, choose, type Recipe } from './recipe.js';

/** Something is laid out in time or in parts. */
export const PLAN_RECIPES = {
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
      ['tickLine', '!considered', '!prepared'],
      ['indispensable', '!considered', '!prepared'],
      ['tickForgotten', '!considered'],
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
  session: {
    sharp: ['session'],
    structured: ['sessionParts', 'sessionAmount', 'sessionForm', 'adapt'],
    guided: choose(['startingPoint', ['bodyLimits', '!health']], 'sessionClose'),
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
    guided: choose(
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
      ['rota', 'shared'],
      ['slots', 'slots', '!shared'],
      ['schedule', '!slots', '!shared'],
    ],
    structured: [
      ['rotaWho', 'shared'],
      ['rotaFair', 'shared'],
      ['rotaAway', 'shared'],
      ['rotaDone', 'shared'],
      ['slotResult', 'slots', '!shared'],
      ['slotCheck', 'slots', '!shared'],
      ['slotNone', 'slots', '!shared'],
      ['tableForm', '!format', '!slots'],
      ['timesGiven', '!slots', '!shared'],
      ['purposeEach', '!slots', '!shared'],
      ['buffer', '!slots', '!shared'],
      ['ifShort', '!slots', '!shared'],
    ],
    guided: choose(
      [['availableTimes', '!dateGiven', '!durationGiven', '!shared'], 'limitsFixed'],
      ['rotaClose', 'shared'],
      ['movable', '!shared'],
    ),
  },
  meals: {
    sharp: ['meals'],
    structured: [['tableForm', '!format'], 'dishes', 'reuse', 'balanced', 'prepTime'],
    guided: choose([['servings', '!dietGiven'], 'kitchen', 'athand'], 'mealsClose'),
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
      ['health', 'health'],
      'progress',
      ['catchUp', 'overMonths'],
      ['ifShort', '!overMonths'],
    ],
    guided: choose(['startingPoint', 'availableTimes', ['limitsFixed', '!told', '!constraints']], 'scheduleClose'),
  },
  trip: {
    sharp: ['trip'],
    structured: ['byArea', 'stopTimes', 'rain', 'costs', ['tableForm', '!format']],
    guided: choose([['datesTravellers', '!count', '!dateGiven'], ['pace', '!amountGiven'], 'interests'], 'tripClose'),
  },
  lesson: {
    sharp: ['lesson'],
    structured: ['goal', 'activities', 'checkLearning', 'adapt'],
    guided: choose([['groupAge', '!audience'], 'timeMaterials', 'alreadyKnow'], 'lessonClose'),
  },
  outline: {
    sharp: [
      ['outlineBare', 'headingsAlone'],
      ['outline', '!headingsAlone'],
    ],
    structured: [
      ['sectionLines', '!headingsAlone'],
      ['headSays', 'headingsAlone'],
      'logicalOrder',
      ['outRoom', '!headingsAlone'],
      'oneIdea',
      'onlyAsked',
    ],
    guided: choose([['readers', '!audience'], 'coreMessage', ['lengthSlot', '!length']], 'outlineClose'),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
