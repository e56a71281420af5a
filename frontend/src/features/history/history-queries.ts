import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client';
import type { ResponseOf } from '../../api/types';

export type HistoryPageData = ResponseOf<'GET /api/optimizations'>;
export type HistoryEntry = HistoryPageData['items'][number];
export type KeptOptimization = ResponseOf<'GET /api/optimizations/{id}'>;
export type Keeping = ResponseOf<'GET /api/optimizations/keeping'>;

export interface HistoryFilter {
  search: string;
  onlyStarred: boolean;
  /** From 1 on. */
  page: number;
}

export const PAGE_SIZE = 25;

const LIST = '/api/optimizations';

/** Asked anew at every visit. Without a connection that fails at once, and the page can say so. */
const FRESH = { staleTime: 0, networkMode: 'always' } as const;

export const historyQueries = {
  /** Every page of every search. */
  lists: () => ({ queryKey: [LIST] as const }),
  list: ({ search, onlyStarred, page }: HistoryFilter) =>
    queryOptions({
      queryKey: [LIST, { search, onlyStarred, page }] as const,
      queryFn: ({ signal }) =>
        call('GET /api/optimizations', {
          query: {
            offset: (page - 1) * PAGE_SIZE,
            limit: PAGE_SIZE,
            ...(search && { q: search }),
            ...(onlyStarred && { starred: true }),
          },
          signal,
        }),
      // While the next page or search is on its way the last one stands there.
      placeholderData: keepPreviousData,
      ...FRESH,
    }),
  keeping: () =>
    queryOptions({
      queryKey: ['/api/optimizations/keeping'] as const,
      queryFn: ({ signal }) => call('GET /api/optimizations/keeping', { signal }),
      ...FRESH,
    }),
};
