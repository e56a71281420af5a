import { call } from './client';
import { clearStoredCounters, localStore } from './storage';
import type { UsageCounter, UsageCounts } from './usage-rules';
import type { CounterStorage } from './usage-store';

export { UsageStore } from './usage-store';
export { UsageSync } from './usage-sync';

/** How many prompts are left, asked fresh. */
export function fetchUsage(signal: AbortSignal): Promise<UsageCounts> {
  return call('GET /api/track-usage', { query: { t: Date.now() }, cache: 'no-store', signal });
}

/** The counter under the names that the specification gives its parts. */
export const counterStorage: CounterStorage = {
  read() {
    const remaining = localStore.getNumber('promptCounter.remaining');
    const total = localStore.getNumber('promptCounter.total');
    if (remaining === null || total === null || remaining < 0 || total < 0) return null;
    return {
      remaining,
      total,
      confirmedAt: localStore.getNumber('promptCounter.timestamp') ?? 0,
      changedAt: localStore.getNumber('promptCounter.last_update') ?? 0,
      pending: Math.max(0, localStore.getNumber('promptCounter.pending_decrements') ?? 0),
    };
  },
  write(counter: UsageCounter) {
    localStore.set('promptCounter.remaining', String(counter.remaining));
    localStore.set('promptCounter.total', String(counter.total));
    localStore.set('promptCounter.timestamp', String(counter.confirmedAt));
    localStore.set('promptCounter.last_update', String(counter.changedAt));
    localStore.set('promptCounter.pending_decrements', String(counter.pending));
  },
  clear: clearStoredCounters,
  adminResetAt: () => localStore.getNumber('admin_reset_timestamp') ?? 0,
};
