import type { TaskKind } from '../../analysis/task-kinds.js';

/** What an exercise set at school is read as by its words. */
export const COURSEWORK: readonly TaskKind[] = [
  'relation',
  'evaluate',
  'effects',
  'describe',
  'discuss',
  'essay',
  'text',
  'question',
  'explain',
  'why',
  'interpret',
  'factors',
  'points',
  'motives',
  'small',
  'plain',
  'unknown',
  'entries',
  'list',
  'fact',
  'judge',
  'overview',
];
