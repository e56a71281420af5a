import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { useSession } from '../../api/session';
import { counterStorage, fetchUsage, UsageContext } from '../../api/usage';
import { UsageStore } from '../../api/usage-store';
import { useSessionExpiry } from '../../api/use-session-expiry';

/** Keeps the prompt counter of whoever is signed in, for every screen below it. */
export function UsageProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new UsageStore(counterStorage));
  useSignedInCounter(store);
  return <UsageContext value={store}>{children}</UsageContext>;
}

function useSignedInCounter(store: UsageStore): void {
  const { status, user } = useSession();
  const reportExpiry = useSessionExpiry();
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
        if (error instanceof ApiError && error.status === 401) reportExpiry();
        throw error;
      }
    };
    store.open(quota);
    let stop: (() => void) | null = () => undefined;
    // A visitor has nothing to count, so this comes with the first person. Without it the counter stays as it opened.
    import('../../api/usage-sync').then(
      ({ UsageSync }) => {
        if (!stop) return;
        const sync = new UsageSync(store, ask);
        sync.start();
        stop = () => sync.stop();
      },
      () => store.notAnswered(),
    );
    return () => {
      stop?.();
      stop = null;
      store.close();
    };
  }, [account, quota, store, reportExpiry]);
}
