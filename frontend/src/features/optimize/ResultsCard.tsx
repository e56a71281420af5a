import { useEffect } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { LiveRegion } from '../../ui/VisuallyHidden';
import { useOptimizationContext } from './optimize-context';
import { loadOptimizing } from './use-optimization';

const Results = lazyPart(() => import('./Results').then((module) => module.Results));

/** The rewrites, while they are written and afterwards; nothing before there are any. */
export function ResultsCard() {
  const { state, session } = useOptimizationContext();

  // A visitor never gets to see any; for everybody else their code is there before the first one is.
  useEffect(() => {
    if (session.status !== 'signed-in') return;
    Results.preload();
    // If it can't be loaded now, it is asked for again when it is needed.
    loadOptimizing().catch(() => undefined);
  }, [session.status]);

  return (
    <>
      <LiveRegion>{state.announcement}</LiveRegion>
      {(state.run ?? state.result) && <Results />}
    </>
  );
}
