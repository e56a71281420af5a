import type { TaskKind } from '../../analysis/task-kinds.js';
import { PACKED_GUIDED, PACKED_STRUCTURED } from './listed-things.js';
import { order, choose, type Recipe } from './recipe.js';
import { EVERY_PART, PARTS_TOO } from './several-parts.js';

/** Things to do, and neither to pack nor to buy. */
const TICKED_OFF = ['!considered', '!prepared', '!packing', '!shopping'] as const;

/** Something is laid out in time or in parts. */
export const PLAN_RECIPES = {
  checklist: {
    sharp: [
      ['considered', 'considered'],
      ['prepared', 'prepared', '!considered', '!packing', '!shopping'],
      ['packed', 'packing', '!considered'],
      ['shopped', 'shopping', '!packing', '!considered'],
      ['checklist', '!groupsTold', ...TICKED_OFF],
      ['checklistTold', 'groupsTold', ...TICKED_OFF],
      PARTS_TOO,
    ],
    structured: [
      ['partsAll', 'severalParts'],
      ['considerGroups', 'considered'],
      ['considerFind', 'considered'],
      ['considerSettle', 'considered'],
      ['timeOrder', 'prepared', '!considered', '!packing', '!shopping'],
      ['cannotWait', 'prepared', '!considered', '!packing', '!shopping'],
      ...PACKED_STRUCTURED,
      ['grouped', '!groupsTold', ...TICKED_OFF],
      ['tickLine', ...TICKED_OFF],
      ['indispensable', ...TICKED_OFF],
      ['tickForgotten', '!considered'],
    ],
    guided: order(
      ['considerSort', 'considered'],
      ['considerAnswer', 'considered'],
      ['considerMark', 'considered'],
      ['timeSort', 'prepared', '!considered', '!packing', '!shopping'],
      ['timeMark', 'prepared', '!considered', '!packing', '!shopping'],
      ...PACKED_GUIDED,
      ['groupEntries', '!groupsTold', ...TICKED_OFF],
      ['weighEntries', ...TICKED_OFF],
      ['forgotten', '!considered'],
      EVERY_PART,
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
    guided: choose([['servings', '!dietGiven'], 'kitchen', ['athand', '!material']], 'mealsClose'),
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
