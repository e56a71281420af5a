import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, type Recipe } from './recipe.js';
import { EVERY_PART, PARTS_TOO } from './several-parts.js';

const PARTS_ALL = ['partsAll', 'severalParts'] as const;

/** Where only the group is plain that a request belongs to: something given to work on, help, a problem to solve, code. */
export const GROUP_RECIPES = {
  handling: {
    sharp: [
      ['dataTable', 'table'],
      ['found', 'answered', '!table', '!outputOnly'],
      ['handledFind', 'sought', '!table', '!outputOnly'],
      ['handledKept', '!sought', '!answered', '!table', '!outputOnly'],
      ['handled', 'outputOnly', '!table'],
    ],
    structured: [
      ['rowsGiven', 'table'],
      ['headings', 'table'],
      ['valuesKept', 'table'],
      ['resultFirst', 'answered', '!table'],
      ['whatDecides', 'answered', '!table', '!outputOnly'],
      ['foundAll', 'sought', '!table'],
      ['foundShown', 'sought', '!table', '!outputOnly'],
      ['foundOpen', 'sought', '!table'],
      ['handledAll', '!sought', '!table'],
      ['keptAsIs', '!sought', '!answered', '!table'],
      ['twoReadings', '!sought', '!table', '!outputOnly'],
      ['onlyResult', 'outputOnly', '!table'],
    ],
    guided: order(
      ['dataColumns', 'table'],
      ['dataFill', 'table'],
      ['foundMark', 'sought', '!table'],
      ['foundGive', 'sought', '!table'],
      ['handledDo', '!sought', '!table'],
      ['handledCheck', '!sought', '!table'],
    ),
  },
  helping: {
    sharp: ['helped', PARTS_TOO],
    structured: [PARTS_ALL, 'effectOrder', 'helpConcrete', 'helpDepends', 'helpAvoid'],
    guided: order('helpCore', 'helpSteps', 'helpSign', EVERY_PART),
  },
  solving: {
    sharp: ['solved', PARTS_TOO],
    structured: ['solveStated', 'logic', 'solveCheck', 'solveAnswer'],
    guided: order('solveSay', 'solveGo', 'solveEnd'),
  },
  coding: {
    sharp: ['coded', PARTS_TOO],
    structured: [PARTS_ALL, 'codeWhole', 'sample', 'codeAssumed', 'codeTrap'],
    guided: order('codeSay', 'codeGive', 'codeTest'),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
