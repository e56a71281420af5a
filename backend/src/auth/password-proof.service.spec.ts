import { expect, it } from '@jest/globals';
import type { AuthUser } from '../common/auth-user.js';
import { PasswordProofService } from './password-proof.service.js';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const someone = (authenticatedAt: Date): AuthUser => ({
  id: 'a person',
  email: 'ada@example.com',
  role: 'admin',
  sessionId: 'a session',
  authenticatedAt,
});

it('lets an act pass for ten minutes after the password was given, and then asks for it again', () => {
  // What this rule reads is in its argument.
  const { requireRecent } = PasswordProofService.prototype;
  expect(() => requireRecent(someone(minutesAgo(9.9)))).not.toThrow();
  expect(() => requireRecent(someone(minutesAgo(10.1)))).toThrow(
    expect.objectContaining({ code: 'REAUTHENTICATION_REQUIRED', status: 403 }),
  );
});
