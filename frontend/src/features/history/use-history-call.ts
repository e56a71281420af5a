import { useCallback } from 'react';
import { ApiError } from '../../api/api-error';
import { refusalOf } from '../../api/refusal';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { historyTexts } from '../../content/history';
import { toast, type ToastMessage } from '../../ui/toast';

/** Does something with the history; a failure is said, and a session that has ended is said for the whole page. */
export function useHistoryCall() {
  const sayExpired = useSessionExpiry();
  return useCallback(
    async <T>(work: () => Promise<T>, failed: (reason: string) => ToastMessage): Promise<{ answer: T } | null> => {
      try {
        return { answer: await work() };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') sayExpired();
        else toast(failed(refusalOf(error, historyTexts.actionFailed)));
        return null;
      }
    },
    [sayExpired],
  );
}
