import type { SessionResponse, SessionUser } from '../api/types';
import { ok, type FakeServer } from './server';

export function aUser(changes: Partial<SessionUser> = {}): SessionUser {
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

/** From now on the server takes whoever asks for this person, or for a visitor. */
export function signIn(server: FakeServer, user: SessionUser | null): void {
  const session: SessionResponse = { isAuthenticated: user !== null, user };
  server.on('GET /api/auth/session', () => ok('GET /api/auth/session', session));
}

/** What the counter's question is answered with from now on. */
export function allow(server: FakeServer, remaining: number, total = 10): void {
  server.on('GET /api/track-usage', () => ok('GET /api/track-usage', { remaining, total }));
}
