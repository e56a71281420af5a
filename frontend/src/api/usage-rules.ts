/** Every duration of the prompt counter, in milliseconds. */
export const USAGE_TIMING = {
  requestTimeout: 5_000,
  /** How often the server is asked just after signing in, and for how long. */
  eagerInterval: 5_000,
  eagerFor: 30_000,
  /** How often it is asked from then on. */
  calmInterval: 30_000,
  firstRetryAfter: 2_000,
  syncAfterUse: 2_000,
  /** A count changed here this recently wins over the server's: the answer may be older than the change. */
  localWinsFor: 2_000,
  /** How long cached counts stand in when the server can't be reached. */
  cacheValidFor: 8 * 60 * 60_000,
  /** How young the cache has to be to open a session with it. */
  cacheOpensFor: 60 * 60_000,
  adminResetHonouredFor: 5 * 60_000,
  /** Longer than any run can last: a decrement still pending by then belongs to a page that was closed. */
  pendingValidFor: 30_000,
} as const;

/** What is shown when neither the server nor the cache knows. */
export const FALLBACK_REMAINING = 3;

export interface UsageCounts {
  remaining: number;
  total: number;
}

/** The counter as this browser holds it; all of its tabs share one. */
export interface UsageCounter extends UsageCounts {
  /** When the server last confirmed the counts; 0 if it never did. */
  confirmedAt: number;
  /** When a prompt was last used or given back here; 0 if none was. */
  changedAt: number;
  /** Prompts used here that the server may not have counted yet. */
  pending: number;
}

/** The counts to open a signed-in session with, before the server has answered. */
export function openingCounter(cached: UsageCounter | null, planTotal: number, now: number): UsageCounter {
  if (cached && now - cached.confirmedAt <= USAGE_TIMING.cacheOpensFor) return cached;
  return unconfirmed(planTotal, planTotal);
}

/** The counts to show after the server could not be asked. */
export function fallbackCounter(cached: UsageCounter | null, planTotal: number, now: number): UsageCounter {
  if (cached && now - cached.confirmedAt <= USAGE_TIMING.cacheValidFor) return cached;
  return unconfirmed(Math.min(FALLBACK_REMAINING, planTotal), planTotal);
}

/** A prompt goes out: one less here, pending until the server is known to have counted it. */
export function spendOne(counter: UsageCounter, now: number): UsageCounter {
  return { ...counter, remaining: Math.max(0, counter.remaining - 1), changedAt: now, pending: counter.pending + 1 };
}

/** The server took the prompt, so its own count includes it from here on. */
export function acceptOne(counter: UsageCounter): UsageCounter {
  return { ...counter, pending: Math.max(0, counter.pending - 1) };
}

/** The prompt was not used after all. The next answer of the server may correct this at once. */
export function giveOneBack(counter: UsageCounter): UsageCounter {
  return { ...counter, remaining: Math.min(counter.total, counter.remaining + 1), changedAt: 0 };
}

/** The answer to an optimization brings the counts: nothing is more recent. */
export function confirmCounts(counts: UsageCounts, now: number): UsageCounter {
  return { ...counts, confirmedAt: now, changedAt: now, pending: 0 };
}

interface Answer {
  counts: UsageCounts;
  askedAt: number;
  answeredAt: number;
  /** When an administrator last reset counters, as far as this browser knows; 0 if never. */
  adminResetAt: number;
}

/** What the counter becomes when the server says how much is left. */
export function reconcile(counter: UsageCounter, answer: Answer): UsageCounter {
  const { counts, answeredAt: now } = answer;
  const fromServer = { ...counts, confirmedAt: now, changedAt: counter.changedAt, pending: 0 };
  if (isResetByAdmin(counter, answer)) return fromServer;
  if (isLocalNewer(counter, answer)) return counter;

  const pending = now - counter.changedAt <= USAGE_TIMING.pendingValidFor ? counter.pending : 0;
  const remaining = Math.max(0, counts.remaining - pending);
  return remaining > counter.remaining ? fromServer : { ...fromServer, remaining, pending };
}

function isResetByAdmin(counter: UsageCounter, { adminResetAt, answeredAt, askedAt }: Answer): boolean {
  const isRecent = adminResetAt > 0 && answeredAt - adminResetAt <= USAGE_TIMING.adminResetHonouredFor;
  return isRecent && askedAt >= adminResetAt && counter.changedAt < adminResetAt;
}

function isLocalNewer(counter: UsageCounter, { answeredAt, askedAt }: Answer): boolean {
  return answeredAt - counter.changedAt < USAGE_TIMING.localWinsFor || counter.changedAt > askedAt;
}

function unconfirmed(remaining: number, total: number): UsageCounter {
  return { remaining, total, confirmedAt: 0, changedAt: 0, pending: 0 };
}
