import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { Toasts } from '../ui/Toasts';
// Loaded beforehand, so that the first message of a test file comes no later than the others.
import '../ui/ToastViewport';
import { toast } from '../ui/toast';

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
  /** Where the router is now, with the query. */
  location: () => string;
}

/** Renders a screen as the application would: router, query client and toasts around it, nothing else. */
export function renderScreen(screen: ReactNode, { at = '/' }: { at?: string } = {}): RenderedScreen {
  const queryClient = createQueryClient({
    onMutationError: () => toast({ kind: 'error', title: 'Something went wrong' }),
  });
  let current = at;
  const Whereabouts = () => {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  };
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        {screen}
        <Whereabouts />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return { ...result, queryClient, user: userEvent.setup(), location: () => current };
}
