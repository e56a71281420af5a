import { useLocation, useNavigate } from 'react-router-dom';
import type { HistoryFilter } from './history-queries';

export interface FilterInAddress {
  filter: HistoryFilter;
  /** Another search begins at its first page. A page is a step to come back from, a search is not. */
  change: (change: Partial<HistoryFilter>) => void;
}

/** What is looked for stands in the address: coming back from a result finds the list as it was. */
export function useHistoryFilter(): FilterInAddress {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(query);
  return {
    filter,
    change: (change) => {
      const next = { ...filter, page: 1, ...change };
      void navigate({ search: writeFilter(next) }, { replace: change.page === undefined });
    },
  };
}

function readFilter(query: string): HistoryFilter {
  const values = new URLSearchParams(query);
  const page = Number(values.get('page') ?? 1);
  return {
    search: (values.get('q') ?? '').trim(),
    onlyStarred: values.get('starred') === 'true',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function writeFilter({ search, onlyStarred, page }: HistoryFilter): string {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(onlyStarred && { starred: 'true' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}
