import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { UsageProvider } from '../features/usage/UsageProvider';
import { Toasts } from '../ui/Toasts';
import { Contact } from './Contact';
import { useVerificationNotices } from './use-verification-notices';
import { PageFrame } from './PageFrame';
import { routeOf } from './routes';
import { Shell } from './Shell';
import { usePrefetchOnIntent } from './use-prefetch-on-intent';
import { useSessionKeeper } from './use-session-keeper';

/** The whole site below the router, the same while prerendering, hydrating and running. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UsageProvider>
        <Pages />
        <Contact />
        <Toasts />
      </UsageProvider>
    </QueryClientProvider>
  );
}

function Pages() {
  const route = routeOf(useLocation().pathname);
  const lastPathname = useRef<string | null>(null);
  useSessionKeeper();
  usePrefetchOnIntent();
  useVerificationNotices();
  return (
    <Shell>
      <PageFrame route={route} lastPathname={lastPathname} />
    </Shell>
  );
}
