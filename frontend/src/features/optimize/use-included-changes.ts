import { useEffect, useEffectEvent } from 'react';
import { call } from '../../api/client';
import { useOptimizationContext } from './optimize-context';

/**
 * Asks how many changes a result still includes when it was not made on this page: kept over a reload, it may have been
 * changed in another tab or on another device meanwhile.
 */
export function useIncludedChanges(): void {
  const { state, change } = useOptimizationContext();

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const id = state.run ? null : state.result?.id;
    if (!id) return;
    const { refinementsLeft } = await call('GET /api/optimizations/{id}', { path: { id }, signal });
    change({ type: 'counted', id, refinementsLeft });
  });

  useEffect(() => {
    const leaving = new AbortController();
    // What the tab remembers stands until the server can be asked; paying is decided there anyway.
    ask(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, []);
}
