import type { TaskKind } from '../../analysis/task-kinds.js';

/** Wordings under which something is asked to be made up: a language, a game. */
export const MADE_UP: readonly TaskKind[] = [
  'plain',
  'small',
  'unknown',
  'ideas',
  'suggest',
  'text',
  'document',
  'story',
  'pieces',
  'names',
  'amuse',
  'words',
];
