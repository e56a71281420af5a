import type { written } from './en.js';

/** The same phrases in another language. */
export type Written = {
  readonly [G in keyof typeof written]: Readonly<Record<keyof (typeof written)[G], string>>;
};
