import { Suspense, useEffect, type RefObject } from 'react';
import { finishHydration } from '../boot/handover';
import { ErrorScreen } from './ErrorScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { PageLoading } from './PageLoading';
import type { PageRoute } from './routes';
import { SignedInOnly } from './SignedInOnly';
import { useArrival } from './use-arrival';

interface PageFrameProps {
  route: PageRoute;
  /** Where the person was before; null until the first page has been shown. */
  lastPathname: RefObject<string | null>;
}

/** One page with its own error boundary, so that its failure leaves the frame around it standing. */
export function PageFrame({ route, lastPathname }: PageFrameProps) {
  const { Page } = route.page;
  const page = (
    <>
      <Page />
      <Arrival route={route} lastPathname={lastPathname} />
    </>
  );
  return (
    <ErrorBoundary key={route.source} fallback={<ErrorScreen />}>
      <Suspense fallback={<PageLoading />}>
        {route.access === 'signed-in' ? <SignedInOnly notice={route.visitorNotice}>{page}</SignedInOnly> : page}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands behind the page inside its boundary: its effects run when the page is really there. */
function Arrival({ route, lastPathname }: PageFrameProps) {
  useArrival(route, lastPathname);
  useEffect(finishHydration, []);
  return null;
}
