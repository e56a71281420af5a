import type { SessionUser } from '../api/types';

/** A signed-in person; a test writes only what it is about. */
export function person(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    username: 'ada@example.com',
    email: 'ada@example.com',
    subscriptionTier: 'free',
    isVerified: true,
    promptQuota: 10,
    promptsUsed: 0,
    role: 'user',
    ...changes,
  };
}
