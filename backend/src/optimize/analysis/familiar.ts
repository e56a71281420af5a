import { TASK_KINDS, type TaskKind } from './task-kinds.js';

/** What the rules of one language found, if anything. */
export type Found = TaskKind | undefined;

/** What people in all ten languages ask in so few words that the rules of one language only see a question word. */
export interface Familiar {
  kind: TaskKind;
  /** Which readings it corrects. */
  over: ReadonlySet<Found>;
  pattern: RegExp;
  /** What speaks against it. */
  unless?: RegExp;
}

const NOTHING: readonly Found[] = [undefined, 'unknown'];
export const over = (...kinds: readonly Found[]): ReadonlySet<Found> => new Set<Found>([...NOTHING, ...kinds]);
export const ANYTHING: ReadonlySet<Found> = new Set<Found>([undefined, ...TASK_KINDS]);
