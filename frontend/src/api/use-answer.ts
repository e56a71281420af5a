import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from './api-error';
import { refusalOf } from './refusal';
import { useSessionExpiry } from './use-session-expiry';

/** What a screen needs to know of a question: what came, or the sentence to show. An ended session is said here. */
export function useAnswer<Data>({ data, error, isFetching, refetch }: UseQueryResult<Data>, failed: string) {
  const sayExpired = useSessionExpiry();
  const isExpired = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (isExpired) sayExpired();
  }, [isExpired, sayExpired]);

  const problem = error && !isExpired ? refusalOf(error, failed) : null;
  return { data, problem, busy: isFetching, onRetry: () => void refetch() };
}
