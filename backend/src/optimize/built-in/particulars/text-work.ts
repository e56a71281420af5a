import type { TaskKind } from '../../analysis/task-kinds.js';

/** As what people are read who want the class of every word of a sentence. */
export const OF_WORD_CLASSES: readonly TaskKind[] = [
  'classify',
  'extract',
  'evaluate',
  'small',
  'unknown',
  'plain',
  'entries',
  'change',
  'input',
  'passage',
  'grammar',
  'rewrite',
  'handling',
  'describe',
];

/** And who want what else people type into a search box. */
export const OF_SEARCHES: readonly TaskKind[] = [
  'entries',
  'list',
  'input',
  'suggest',
  'recommend',
  'ideas',
  'words',
  'pieces',
  'handling',
  'small',
  'unknown',
  'plain',
  'question',
  'fact',
];

/** And who want a known story in the dress of another kind of text. */
export const OF_RECAST: readonly TaskKind[] = [
  'summarise',
  'story',
  'rewrite',
  'narrative',
  'dialogue',
  'document',
  'email',
  'message',
  'copy',
  'article',
  'review',
  'text',
  'explain',
  'describe',
  'small',
  'unknown',
  'plain',
  'question',
];
