import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { useRefreshSession, useSession } from '../../api/session';
import { counterStorage, fetchUsage, UsageContext } from '../../api/usage';
import { UsageStore } from '../../api/usage-store';
import { UsageSync } from '../../api/usage-sync';

/** Keeps the prompt counter of whoever is signed in, for every screen below it. */
export function UsageProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new UsageStore(counterStorage));
  useSignedInCounter(store);
  return <UsageContext value={store}>{children}</UsageContext>;
}

function useSignedInCounter(store: UsageStore): void {
  const { status, user } = useSession();
  const refreshSession = useRefreshSession();
  const before = useRef<string | null | undefined>(undefined);
  const account = status === 'loading' ? undefined : (user?.username ?? null);
  const quota = user?.promptQuota ?? 0;

  useEffect(() => {
    if (account === undefined) return;
    const hasChanged = before.current === undefined ? account === null : before.current !== account;
    if (hasChanged) store.forget();
    before.current = account;
  }, [account, store]);

  useEffect(() => {
    if (typeof account !== 'string') return;
    const ask = async (signal: AbortSignal) => {
      try {
        return await fetchUsage(signal);
      } catch (error) {
        // The session ended elsewhere. If even that can't be asked, the next question to the server will tell.
        if (error instanceof ApiError && error.status === 401) refreshSession().catch(() => undefined);
        throw error;
      }
    };
    const sync = new UsageSync(store, ask);
    store.open(quota);
    sync.start();
    return () => {
      sync.stop();
      store.close();
    };
  }, [account, quota, store, refreshSession]);
}
