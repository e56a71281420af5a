import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client';
import { historyToasts } from '../../content/history';
import { toast } from '../../ui/toast';
import { historyQueries } from './history-queries';
import { useHistoryCall } from './use-history-call';

/** Turns keeping on and off. */
export function useKeeping() {
  const queryClient = useQueryClient();
  const historyCall = useHistoryCall();
  const [busy, setBusy] = useState(false);

  const keep = async (isKept: boolean): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const done = await historyCall(
      () => call('PUT /api/optimizations/keeping', { body: { isKept } }),
      historyToasts.keepingFailed,
    );
    if (done) {
      // What the lists held is no longer to be seen, or not yet.
      queryClient.removeQueries(historyQueries.lists());
      queryClient.setQueryData(historyQueries.keeping().queryKey, done.answer);
      toast(isKept ? historyToasts.keepingOn : historyToasts.keepingOff);
    }
    setBusy(false);
    return done !== null;
  };
  return { busy, keep };
}
