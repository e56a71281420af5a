import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client';
import type { ResponseOf } from '../../api/types';

export type OwnSession = ResponseOf<'GET /api/account/sessions'>['items'][number];
export type UsagePeriod = ResponseOf<'GET /api/usage/history'>['items'][number];

/** Asked anew at every visit: each of these may have changed on another device. */
const FRESH = { staleTime: 0 } as const;

export const accountQueries = {
  facts: () =>
    queryOptions({
      queryKey: ['/api/account'] as const,
      queryFn: ({ signal }) => call('GET /api/account', { signal }),
      ...FRESH,
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['/api/account/sessions'] as const,
      queryFn: ({ signal }) => call('GET /api/account/sessions', { signal }),
      ...FRESH,
    }),
  /** Only administrators have one to set up. */
  secondFactor: () =>
    queryOptions({
      queryKey: ['/api/account/second-factor'] as const,
      queryFn: ({ signal }) => call('GET /api/account/second-factor', { signal }),
      ...FRESH,
    }),
  usage: () =>
    queryOptions({
      queryKey: ['/api/usage/history'] as const,
      queryFn: ({ signal }) => call('GET /api/usage/history', { signal }),
      ...FRESH,
    }),
};
