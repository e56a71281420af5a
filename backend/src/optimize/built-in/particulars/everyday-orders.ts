import type { TaskKind } from '../../analysis/task-kinds.js';

/** What "how much do I need for eight?" may be read as. */
export const WEIGHED_OUT: readonly TaskKind[] = [
  'quantity',
  'decide',
  'puzzle',
  'math',
  'sum',
  'question',
  'plain',
  'small',
  'unknown',
  'fact',
  'howto',
  'advice',
  'list',
  'entries',
  'checklist',
  'recipe',
  'cook',
  'meals',
  'plan',
  'requirements',
  'calculation',
  'suggest',
];

/** What something to study from may be read as. */
export const STUDIED: readonly TaskKind[] = [
  'summarise',
  'outline',
  'plain',
  'small',
  'unknown',
  'document',
  'text',
  'explain',
  'overview',
  'article',
  'list',
  'entries',
  'advice',
  'plan',
  'essay',
  'points',
  'rewrite',
  'teach',
];

/** What word of one's own delay may be read as. */
export const DELAYED: readonly TaskKind[] = [
  'message',
  'email',
  'text',
  'reply',
  'suggest',
  'unknown',
  'plain',
  'small',
  'announce',
  'greeting',
  'document',
  'caption',
  'pieces',
];
