import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { resultsPath } from '../../app/paths';
import { latestTexts, latestToasts } from '../../content/latest';
import { toast } from '../../ui/toast';
import { useOptimizationContext } from './optimize-context';
import { reopenResult } from './reopen-result';
import { readStoredResult } from './stored-result';

/** Brings an earlier result back, as it was left. */
export function useReopening(): (id: string) => Promise<void> {
  const { session, change } = useOptimizationContext();
  const sayExpired = useSessionExpiry();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const account = session.user?.username;

  return async (id) => {
    if (account === undefined || isOpening) return;
    setOpening(true);
    try {
      reopenResult(account, await call('GET /api/optimizations/{id}', { path: { id } }));
      const stored = readStoredResult(account);
      if (stored) change({ type: 'restored', account, ...stored });
      void navigate(resultsPath());
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') sayExpired();
      else toast(latestToasts.openFailed(refusalOf(error, latestTexts.failed)));
    } finally {
      setOpening(false);
    }
  };
}
