import type { stated } from './en.js';

/** The same phrases in another language. */
export type Stated = {
  readonly [G in keyof typeof stated]: Readonly<Record<keyof (typeof stated)[G], string>>;
};
