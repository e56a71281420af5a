import type { User } from '../users/user';

/** A valid user; a test names only what it is about. */
export function aUser(user: Partial<User> = {}): User {
  const email = user.email ?? 'ada@example.test';
  return {
    id: '7f6f2f6e-0000-4000-8000-000000000001',
    username: email,
    email,
    subscriptionTier: 'free',
    remaining: 7,
    promptQuota: 10,
    promptsUsed: 3,
    resetDate: '2026-12-25T12:00:00.000Z',
    createdAt: '2026-07-04T12:00:00.000Z',
    isVerified: true,
    role: 'user',
    suspendedAt: null,
    suspensionReason: null,
    isProtected: false,
    adminModified: false,
    version: 'free-1795430000000-0',
    ...user,
  };
}
