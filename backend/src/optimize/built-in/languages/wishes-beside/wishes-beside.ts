import type { wishesBeside } from './en.js';

/** The same phrases in another language. */
export type WishesBeside = {
  readonly [G in keyof typeof wishesBeside]: Readonly<Record<keyof (typeof wishesBeside)[G], string>>;
};
