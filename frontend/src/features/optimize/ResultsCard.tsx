import { lazy, Suspense, useEffect } from 'react';
import { LiveRegion } from '../../ui/VisuallyHidden';
import { useOptimizationContext } from './optimize-context';
import { loadOptimizing } from './use-optimization';

const loadResults = () => import('./Results');
const Results = lazy(async () => ({ default: (await loadResults()).Results }));

/** The rewrites, while they are written and afterwards; nothing before there are any. */
export function ResultsCard() {
  const { state, session } = useOptimizationContext();

  // A visitor never gets to see any; for everybody else their code is there before the first one is.
  useEffect(() => {
    // If it can't be loaded now, it is asked for again when it is needed.
    if (session.status === 'signed-in') Promise.all([loadResults(), loadOptimizing()]).catch(() => undefined);
  }, [session.status]);

  return (
    <>
      <LiveRegion>{state.announcement}</LiveRegion>
      <Suspense>{(state.run ?? state.result) && <Results />}</Suspense>
    </>
  );
}
