import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followSignOut, isSessionChange, useRefreshSession } from '../api/session';

/**
 * Keeps the page honest about who is here when that changes elsewhere: in another tab, or while the page lay in the
 * browser's back-forward cache.
 */
export function useSessionKeeper(): void {
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();

  useEffect(() => {
    // Offline, the page keeps what it knows; the next call tells.
    const refresh = () => void refreshSession().catch(() => undefined);
    const onStorage = (event: StorageEvent) => {
      if (!isSessionChange(event)) return;
      if (event.newValue === null) followSignOut(queryClient);
      else refresh();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [queryClient, refreshSession]);
}
