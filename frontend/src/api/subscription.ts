import { queryOptions } from '@tanstack/react-query';
import { call } from './client';
import type { ResponseOf } from './types';

export type SubscriptionStatusResponse = ResponseOf<'GET /api/subscription-status'>;
export type ChosenPlan = ResponseOf<'POST /api/get-or-create-subscription'>;
export type PlanPreview = ResponseOf<'POST /api/billing/preview'>;
export type PaidPlan = 'basic' | 'pro';

/** A person's plan. Never from the cache: it changes at the payment provider. */
export const subscriptionQuery = queryOptions({
  queryKey: ['/api/subscription-status'] as const,
  queryFn: ({ signal }) => call('GET /api/subscription-status', { signal, cache: 'no-store' }),
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});
