/**
 * Every key that the site keeps in the browser, in the place and under the name that the specification gives. Values
 * are plain strings; results and scores are JSON in them.
 */
type LocalKey =
  | 'pendingVerificationEmail'
  | 'userEmail'
  | 'pendingSubscriptionPlan'
  | 'promptCounter.remaining'
  | 'promptCounter.total'
  | 'promptCounter.timestamp'
  | 'promptCounter.last_update'
  | 'promptCounter.pending_decrements'
  | 'admin_reset_timestamp'
  | 'theme'
  | 'resultShortcuts';

type SessionKey =
  | 'verificationToken'
  | 'scrollToPricing'
  | 'selectedPlan'
  | 'redirectAfterAuth'
  | 'authRequired'
  | 'authRequiredTimestamp'
  | 'promptDraft'
  | 'promptAttempt'
  | 'optimizeResult'
  | 'selectedPrompt'
  | 'selectedIndex'
  | 'evaluations';

export interface StorageArea<Key extends string> {
  get(key: Key): string | null;
  set(key: Key, value: string): void;
  remove(...keys: Key[]): void;
  /** Null also when what is stored is no JSON, so a damaged entry is like a missing one. The caller checks the shape. */
  getJson(key: Key): unknown;
  setJson(key: Key, value: unknown): void;
  getNumber(key: Key): number | null;
}

/** Browsers may refuse storage (private windows, policies, full disks): the page then remembers until it is left. */
function storageArea<Key extends string>(open: () => Storage): StorageArea<Key> {
  const memory = new Map<string, string>();

  const area: StorageArea<Key> = {
    get(key) {
      try {
        return open().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(...keys) {
      for (const key of keys) {
        memory.delete(key);
        try {
          open().removeItem(key);
        } catch {
          // Nothing could be stored there either.
        }
      }
    },
    getJson(key) {
      try {
        return JSON.parse(area.get(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    setJson(key, value) {
      area.set(key, JSON.stringify(value));
    },
    getNumber(key) {
      const text = area.get(key);
      const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
      return Number.isFinite(value) ? value : null;
    },
  };
  return area;
}

export const localStore = storageArea<LocalKey>(() => window.localStorage);
export const sessionStore = storageArea<SessionKey>(() => window.sessionStorage);

/** The counter of one account must not show up for the next. */
export function clearStoredCounters(): void {
  localStore.remove(
    'promptCounter.remaining',
    'promptCounter.total',
    'promptCounter.timestamp',
    'promptCounter.last_update',
    'promptCounter.pending_decrements',
  );
}

/** Results, selection and scores belong to the person who was signed in. */
export function clearStoredResults(): void {
  sessionStore.remove('optimizeResult', 'selectedPrompt', 'selectedIndex', 'evaluations');
}
