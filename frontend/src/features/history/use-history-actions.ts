import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { historyToasts } from '../../content/history';
import { toast } from '../../ui/toast';
import { historyQueries, type HistoryEntry, type HistoryPageData, type KeptOptimization } from './history-queries';
import { useHistoryCall } from './use-history-call';

export interface HistoryActions {
  /** The id of the result that is being fetched. */
  opening: string | null;
  open: (entry: HistoryEntry) => Promise<void>;
  star: (entry: HistoryEntry, isStarred: boolean) => Promise<void>;
  /** True if it is gone. */
  remove: (entry: HistoryEntry) => Promise<boolean>;
  clear: () => Promise<boolean>;
}

/** What can be done with results. Lists are asked for again afterwards: another device may have changed them, too. */
export function useHistoryActions(onOpen: (result: KeptOptimization) => void): HistoryActions {
  const queryClient = useQueryClient();
  const historyCall = useHistoryCall();
  const [opening, setOpening] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries(historyQueries.lists());

  const show = (id: string, changes: Partial<HistoryEntry>) =>
    queryClient.setQueriesData<HistoryPageData>(
      historyQueries.lists(),
      (page) =>
        page && { ...page, items: page.items.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)) },
    );

  return {
    opening,
    open: async ({ id }) => {
      if (opening !== null) return;
      setOpening(id);
      const done = await historyCall(
        () => call('GET /api/optimizations/{id}', { path: { id } }),
        historyToasts.openFailed,
      );
      setOpening(null);
      if (done) onOpen(done.answer);
      else await refresh();
    },
    star: async ({ id }, isStarred) => {
      // At once: what a star does is seen in the star.
      show(id, { isStarred });
      const endpoint = isStarred ? 'PUT /api/optimizations/{id}/star' : 'DELETE /api/optimizations/{id}/star';
      const done = await historyCall(() => call(endpoint, { path: { id } }), historyToasts.starFailed);
      if (!done) show(id, { isStarred: !isStarred });
      await refresh();
    },
    remove: async ({ id }) => {
      const done = await historyCall(
        () => call('DELETE /api/optimizations/{id}', { path: { id } }).catch(unlessGone),
        historyToasts.deleteFailed,
      );
      if (done) toast(historyToasts.deleted);
      await refresh();
      return done !== null;
    },
    clear: async () => {
      const done = await historyCall(() => call('DELETE /api/optimizations'), historyToasts.deleteFailed);
      if (done) toast(historyToasts.cleared(done.answer.deleted));
      await Promise.all([refresh(), queryClient.invalidateQueries(historyQueries.keeping())]);
      return done !== null;
    },
  };
}

/** Deleted meanwhile, in another tab: that is what was wanted. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
