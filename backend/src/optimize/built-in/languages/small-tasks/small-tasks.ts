import type { smallTasks } from './en.js';

/** The same phrases in another language. */
export type SmallTasks = {
  readonly [G in keyof typeof smallTasks]: Readonly<Record<keyof (typeof smallTasks)[G], string>>;
};
