import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, type Recipe } from './recipe.js';
import { EVERY_PART, PARTS_TOO } from './several-parts.js';

const PARTS_ALL = ['partsAll', 'severalParts'] as const;

/** Where only the group is plain that a request belongs to: something given to work on, help, a problem to solve, code. */
export const GROUP_RECIPES = {
  handling: {
    sharp: ['handled'],
    structured: ['handledAll', 'onlyAsked', 'checkedAll', 'straightIn'],
    guided: order('handledDo', 'handledCheck'),
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
