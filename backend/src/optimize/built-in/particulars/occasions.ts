import type { TaskKind } from '../../analysis/task-kinds.js';

/** What is told to those concerned may be read as. */
export const ANNOUNCED: readonly TaskKind[] = [
  'message',
  'email',
  'text',
  'document',
  'announce',
  'copy',
  'caption',
  'small',
  'plain',
  'unknown',
];

export const SPOKEN: readonly TaskKind[] = ['speech', 'text', 'greeting', 'small', 'plain', 'unknown'];

export const PERSUADING: readonly TaskKind[] = [
  'email',
  'message',
  'text',
  'speech',
  'document',
  'essay',
  'small',
  'plain',
  'unknown',
];
