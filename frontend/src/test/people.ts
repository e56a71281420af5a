import type { ResponseOf, SessionResponse, SessionUser } from '../api/types';
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
  // Home looks for the latest results of whoever is here.
  server.on('GET /api/optimizations', () => ok('GET /api/optimizations', { items: [], total: 0 }));
}

/** What the counter's question is answered with from now on. */
export function allow(server: FakeServer, remaining: number, total = 10): void {
  server.on('GET /api/track-usage', () => ok('GET /api/track-usage', { remaining, total }));
}

/** What the account page asks for, about somebody with one device and nothing used. */
export function answerAccountPage(server: FakeServer): void {
  server.on('GET /api/account', () =>
    ok('GET /api/account', {
      email: 'ada@example.com',
      createdAt: '2026-10-01T08:00:00.000Z',
      verifiedAt: '2026-10-02T08:00:00.000Z',
      requestedEmail: null,
    }),
  );
  server.on('GET /api/account/sessions', () => ok('GET /api/account/sessions', { items: [aSession()], total: 1 }));
  server.on('GET /api/usage/history', () => ok('GET /api/usage/history', { items: [aPeriod()], total: 1 }));
}

type OwnSession = ResponseOf<'GET /api/account/sessions'>['items'][number];

export function aSession(changes: Partial<OwnSession> = {}): OwnSession {
  return {
    id: '0b6a4a5e-6b5e-4f7c-9f6d-0d9a1c2b3d4e',
    device: 'Firefox on Linux',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-22T08:00:00.000Z',
    isCurrent: true,
    ...changes,
  };
}

type HistoryEntry = ResponseOf<'GET /api/optimizations'>['items'][number];

export function aHistoryEntry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: '4f7c2f6e-6d6c-4c39-9a55-3a2f1f3a8b10',
    originalPrompt: 'plan a trip to lisbon with two kids',
    selectedPrompt: null,
    selectedTitle: null,
    isStarred: false,
    createdAt: '2026-11-22T08:00:00.000Z',
    excerpt: null,
    ...changes,
  };
}

/** What the history page is answered with from now on. */
export function answerHistory(
  server: FakeServer,
  items: HistoryEntry[] = [],
  { isKept = true, recoverableUntil = null as string | null, total = items.length } = {},
): void {
  server.on('GET /api/optimizations', () => ok('GET /api/optimizations', { items, total }));
  server.on('GET /api/optimizations/keeping', () => ok('GET /api/optimizations/keeping', { isKept, recoverableUntil }));
}

type UsagePeriod = ResponseOf<'GET /api/usage/history'>['items'][number];

export function aPeriod(changes: Partial<UsagePeriod> = {}): UsagePeriod {
  return {
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
    plan: 'free',
    quota: 10,
    used: 0,
    adminModified: false,
    days: [],
    ...changes,
  };
}

type Subscription = ResponseOf<'GET /api/subscription-status'>;

/** Somebody on the Free plan who never had another. */
export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    success: true,
    tier: 'free',
    status: 'none',
    isActive: false,
    cancelAtPeriodEnd: false,
    cancelAtDate: null,
    nextTier: null,
    owedTier: null,
    nextBillingDate: null,
    nextResetDate: '2026-12-01T00:00:00.000Z',
    promptQuota: 10,
    promptsUsed: 0,
    adminModified: false,
    error: null,
    ...changes,
  };
}

/** What the subscription screens are answered with from now on. */
export function subscribed(server: FakeServer, changes: Partial<Subscription> = {}): void {
  server.on('GET /api/subscription-status', () => ok('GET /api/subscription-status', aSubscription(changes)));
}

/** What the page for trying the webhook is answered with. */
export function answerWebhookInfo(server: FakeServer): void {
  server.on('GET /api/test-webhook/info', () =>
    ok('GET /api/test-webhook/info', {
      environment: 'development',
      webhookSecretConfigured: { production: false, test: true },
      instructions: {
        webhookUrl: 'http://localhost:3000/api/webhooks/stripe',
        stripeCliCommands: ['stripe login', 'stripe listen'],
        curlExample: 'curl -X POST http://localhost:3000/api/webhooks/stripe',
        note: 'An event without a valid signature is refused.',
      },
    }),
  );
}
