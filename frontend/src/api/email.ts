import { LIMITS } from '@contracts/limits';

/** As loose as the browser's own check: only the mail itself proves an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return text.length <= LIMITS.emailMaxLength && EMAIL.test(text);
}
