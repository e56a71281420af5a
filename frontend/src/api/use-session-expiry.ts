import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { announceExpiry } from './session-expiry';
import { sessionQuery, useRefreshSession } from './session';
import { shellTexts } from '../content/shell';
import { toast } from '../ui/toast';
import type { SessionUser } from './types';

/** Whose end was told last: several questions to the server may find out about the same one. */
let told: SessionUser | null = null;

/** For whoever is refused with a 401: says once that the session is over, and asks the server who is here now. */
export function useSessionExpiry(): () => void {
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();
  return useCallback(() => {
    const user = queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null;
    announceExpiry(true);
    if (user && user !== told) {
      told = user;
      toast({ kind: 'warning', ...shellTexts.sessionExpired });
    }
    refreshSession().then(
      (now) => {
        if (!now) return;
        told = null;
        announceExpiry(false);
      },
      // If even that can't be asked, the next call will tell.
      () => announceExpiry(false),
    );
  }, [queryClient, refreshSession]);
}
