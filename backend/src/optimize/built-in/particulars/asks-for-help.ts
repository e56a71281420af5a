import type { TaskKind } from '../../analysis/task-kinds.js';

/** Where next to nothing is read of it. */
export const HARDLY_READ: readonly TaskKind[] = ['plain', 'small', 'unknown'];

/** How a situation that is told or asked about is read. */
export const TELLS_OR_ASKS: readonly TaskKind[] = [...HARDLY_READ, 'question', 'suggest'];

/** And where it also says that something is to be done. */
export const ASKS_FOR_HELP: readonly TaskKind[] = [...TELLS_OR_ASKS, 'advice', 'fact', 'howto'];
