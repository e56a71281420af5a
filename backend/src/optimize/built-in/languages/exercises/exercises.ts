import type { exercises } from './en.js';

/** The same phrases in another language. */
export type Exercises = {
  readonly [G in keyof typeof exercises]: Readonly<Record<keyof (typeof exercises)[G], string>>;
};
