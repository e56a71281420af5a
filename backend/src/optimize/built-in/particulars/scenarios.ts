import type { TaskKind } from '../../analysis/task-kinds.js';

/** What a scene or a world may be read as that nobody has seen. */
export const IMAGINED: readonly TaskKind[] = [
  'describe',
  'text',
  'story',
  'scenery',
  'explain',
  'unknown',
  'plain',
  'small',
  'whatif',
  'ideas',
  'suggest',
  'recommend',
  'entries',
  'list',
  'persona',
  'question',
  'narrative',
  'essay',
  'effects',
  'input',
  'document',
  'discuss',
  'advice',
];

/** What a question for stages may be read as. */
export const STAGES: readonly TaskKind[] = [
  'explain',
  'describe',
  'list',
  'entries',
  'roster',
  'question',
  'fact',
  'plain',
  'small',
  'unknown',
  'points',
  'timeline',
  'text',
  'outline',
  'effects',
  'relation',
];

/** What is told of a journey, as opposed to a plan for one. */
export const TRAVELS: readonly TaskKind[] = [
  'article',
  'text',
  'story',
  'narrative',
  'trip',
  'caption',
  'essay',
  'plain',
  'small',
  'unknown',
];
