import { MutationCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { request, unwrap } from './client';

declare module '@tanstack/react-query' {
  interface Register {
    /** `errorShownInForm`: the screen that started the call shows its failure, so no general toast speaks as well. */
    mutationMeta: { errorShownInForm?: boolean };
  }
}

/** Reads the first element of a query's key as its URL; `on401` says whether a 401 is an error or simply nothing. */
export function jsonQueryFn({ on401 }: { on401: 'throw' | 'null' }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const response = await request('GET', String(queryKey[0]), { signal, unauthorized: 'return' });
    return response.status === 401 && on401 === 'null' ? null : unwrap<unknown>(response);
  };
}

/** Data is fetched once and stays: whoever needs it fresh says so in their own query. */
export function createQueryClient({ onMutationError }: { onMutationError: (error: Error) => void }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: jsonQueryFn({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, _result, mutation) => {
        if (!mutation.meta?.errorShownInForm) onMutationError(error);
      },
    }),
  });
}
