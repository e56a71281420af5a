import type { TaskKind } from '../../analysis/task-kinds.js';
import { ASKS_FOR_HELP } from './asks-for-help.js';

/** What "what can I do about it" is read as, where something at home, at school or in an office goes wrong. */
export const FAULT_ASKED: readonly TaskKind[] = [...ASKS_FOR_HELP, 'troubleshoot', 'why', 'support'];
