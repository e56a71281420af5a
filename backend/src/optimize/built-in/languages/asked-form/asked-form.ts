import type { askedForm } from './en.js';

/** The same phrases in another language. */
export type AskedForm = {
  readonly [G in keyof typeof askedForm]: Readonly<Record<keyof (typeof askedForm)[G], string>>;
};
