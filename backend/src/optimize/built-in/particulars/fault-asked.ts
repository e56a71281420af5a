import type { TaskKind } from '../../analysis/task-kinds.js';

/** What "what can I do about it" is read as, where something at home, at school or in an office goes wrong. */
export const FAULT_ASKED: readonly TaskKind[] = [
  'plain',
  'small',
  'unknown',
  'question',
  'suggest',
  'advice',
  'fact',
  'howto',
  'troubleshoot',
  'why',
  'support',
];
