import type { Response } from 'supertest';

type CookieName = 'session' | 'device' | 'pending';

/** `name=value` as the browser would send it back. */
export function cookieOf({ headers }: Pick<Response, 'headers'>, name: CookieName): string {
  const set = (headers['set-cookie'] ?? []) as unknown as string[];
  const found = set.find((cookie) => cookie.startsWith(`${name}=`));
  if (!found) throw new Error(`The answer sets no cookie "${name}"`);
  return found.split(';', 1)[0] ?? '';
}
