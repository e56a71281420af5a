import type { TaskKind } from '../../analysis/task-kinds.js';

/** As what a system to be thought out, of points, of watering, of lending books, is read by the words beside it. */
export const DESIGNED: readonly TaskKind[] = [
  'ideas',
  'lesson',
  'schedule',
  'plan',
  'question',
  'text',
  'small',
  'plain',
  'unknown',
  'entries',
  'howto',
  'suggest',
  'document',
];
