import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { takeEarlySession } from '../boot/handover';
import { useHydrated } from './use-hydrated';
import { request, unwrap } from './client';
import { clearStoredCounters, clearStoredResults, localStore, sessionStore } from './storage';
import type { SessionResponse, SessionUser } from './types';

/** `signedOut`: somebody left on purpose, here or in another tab, and has not merely turned out to be nobody. */
type KnownSession = SessionResponse & { signedOut?: true };

const VISITOR: KnownSession = { isAuthenticated: false, user: null };
const SIGNED_OUT: KnownSession = { ...VISITOR, signedOut: true };

/** Who is here. The page's inline script has asked already; its answer is used once, then the server is asked again. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/auth/session'] as const,
  queryFn: async ({ signal }): Promise<KnownSession> => {
    const early = takeEarlySession();
    const response = await (early ?? request('GET', '/api/auth/session', { signal, cache: 'no-store' }));
    const session = response.status === 401 ? VISITOR : await unwrap<SessionResponse>(response);
    // From the first answer on, or a sign-out would be no change for the other tabs to notice. A session that ran out
    // is none: each tab finds out by itself and keeps what is being written in it.
    if (session.user) rememberAccount(session.user);
    return session;
  },
});

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'visitor'; user: null; signedOut: boolean }
  | { status: 'signed-in'; user: SessionUser };

/** `loading` until the server has answered; a failed check counts as a visitor, who can always sign in again. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  // The answer may come before all of the prerendered page is hydrated, and that knows nobody.
  const hydrated = useHydrated();
  if (!hydrated) return { status: 'loading', user: null };
  if (data?.user) return { status: 'signed-in', user: data.user };
  if (isPending) return { status: 'loading', user: null };
  return { status: 'visitor', user: null, signedOut: data?.signedOut ?? false };
}

/** Asks the server again who is here, for example after a 401 or a verified address. Throws if it can't be asked. */
export function useRefreshSession(): () => Promise<SessionUser | null> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    const { user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (known && known.user?.username !== user?.username) replaceAccount(queryClient, sessionOf(user));
    return user;
  }, [queryClient]);
}

/** Puts a person in place who has just signed in here. Other tabs notice. */
export function startSession(queryClient: QueryClient, user: SessionUser): void {
  replaceAccount(queryClient, sessionOf(user));
  // Removed first, so that signing in again with the same address is a change as well.
  localStore.remove('userEmail');
  rememberAccount(user);
}

/** Takes everything of the account out of this page and this browser's storage. Other tabs notice. */
export function forgetAccount(queryClient: QueryClient): void {
  followSignOut(queryClient);
  localStore.remove('userEmail');
}

/**
 * What `forgetAccount` did in another tab, for this page. Neither writes an address nor asks the server: that may not
 * have heard of the sign-out, and its answer would sign all the tabs in again.
 */
export function followSignOut(queryClient: QueryClient): void {
  replaceAccount(queryClient, SIGNED_OUT);
  // A session that merely ran out leaves it: the same person goes on with it after signing in.
  sessionStore.remove('promptAttempt');
}

/** True if another tab has signed in or out: the stored address changes at exactly these moments. */
export function isSessionChange(event: StorageEvent): boolean {
  return event.key === 'userEmail' && event.newValue !== event.oldValue;
}

/** Nothing of whoever was here before may be seen by who comes next. */
function replaceAccount(queryClient: QueryClient, session: KnownSession) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  clearStoredCounters();
  clearStoredResults();
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

const sessionOf = (user: SessionUser | null): KnownSession => (user ? { isAuthenticated: true, user } : VISITOR);

function rememberAccount(user: SessionUser) {
  if (localStore.get('userEmail') !== user.email) localStore.set('userEmail', user.email);
}
