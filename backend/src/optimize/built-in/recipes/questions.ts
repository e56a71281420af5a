import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, type Recipe } from './recipe.js';
import { EVERY_PART, PARTS_TOO } from './several-parts.js';

const PARTS_ALL = ['partsAll', 'severalParts'] as const;

/** Questions whose opening says what an answer has to hold: measures, needs, a formula, a risk, a course of events. */
export const QUESTION_RECIPES = {
  efforts: {
    sharp: ['efforts', PARTS_TOO],
    structured: [PARTS_ALL, 'effortEach', 'effortResult', 'effortHurdle', 'effortWeight'],
    guided: order('effortSteps', 'effortVerdict', EVERY_PART),
  },
  requirements: {
    sharp: ['requirements', PARTS_TOO],
    structured: [PARTS_ALL, 'needGroups', 'needExact', 'needCost', 'needMust'],
    guided: order('needDecides', 'needList', 'forgotten', EVERY_PART),
  },
  calculation: {
    sharp: ['calculation', PARTS_TOO, ['money', 'money']],
    structured: [PARTS_ALL, 'calcFormula', 'calcWorked', 'calcPlausible', 'calcAssumed'],
    guided: order('calcMeasure', 'calcRun', 'calcCheck', EVERY_PART),
  },
  harm: {
    sharp: ['harm', PARTS_TOO, ['signs', 'ailing']],
    structured: [PARTS_ALL, 'harmFirst', 'harmDepends', 'harmSigns', 'harmDo'],
    guided: order('harmUsual', 'harmLine', 'harmNext', EVERY_PART),
  },
  process: {
    sharp: ['process', PARTS_TOO],
    structured: [PARTS_ALL, 'processStart', 'processStages', 'processTimes', 'processVaries'],
    guided: order('processPicture', 'processGo', 'processTurn', EVERY_PART),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
