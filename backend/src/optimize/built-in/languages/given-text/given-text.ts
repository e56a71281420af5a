import type { givenText } from './en.js';

/** The same phrases in another language. */
export type GivenText = {
  readonly [G in keyof typeof givenText]: Readonly<Record<keyof (typeof givenText)[G], string>>;
};
