import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { useSession } from '../../api/session';
import { clearStoredCounters } from '../../api/storage';
import { loadUsageCounter, NOBODYS_USAGE, UsageContext, type UsageAccess } from '../../api/usage';
import { useSessionExpiry } from '../../api/use-session-expiry';

/** Keeps the prompt counter of whoever is signed in, for every screen below it. */
export function UsageProvider({ children }: { children: ReactNode }) {
  const usage = useSignedInCounter();
  return <UsageContext value={usage}>{children}</UsageContext>;
}

function useSignedInCounter(): UsageAccess {
  const { status, user } = useSession();
  const reportExpiry = useSessionExpiry();
  const [usage, setUsage] = useState(NOBODYS_USAGE);
  const before = useRef<string | null | undefined>(undefined);
  const account = status === 'loading' ? undefined : (user?.username ?? null);
  const quota = user?.promptQuota ?? 0;

  // The page's first script has seen the hint of a session: then the code can be on its way while the server is asked.
  useEffect(() => {
    if (document.documentElement.dataset['signedIn'] !== undefined) loadUsageCounter().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (account === undefined) return;
    const hasChanged = before.current === undefined ? account === null : before.current !== account;
    if (hasChanged) clearStoredCounters();
    before.current = account;
  }, [account]);

  useEffect(() => {
    if (typeof account !== 'string') return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = ({
      counterStorage,
      fetchUsage,
      UsageStore,
      UsageSync,
    }: Awaited<ReturnType<typeof loadUsageCounter>>) => {
      if (isOver) return;
      const store = new UsageStore(counterStorage);
      const sync = new UsageSync(store, async (signal) => {
        try {
          return await fetchUsage(signal);
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) reportExpiry();
          throw error;
        }
      });
      store.open(quota);
      sync.start();
      setUsage(store);
      stop = () => {
        sync.stop();
        store.close();
      };
    };
    // Without its code there is no pill; the server counts all the same.
    loadUsageCounter().then(start, () => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [account, quota, reportExpiry]);

  return usage;
}
