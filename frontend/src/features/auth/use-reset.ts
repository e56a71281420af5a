import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { useRefreshSession, useSession } from '../../api/session';
import { useHydrated } from '../../api/use-hydrated';
import { paths } from '../../app/paths';
import { resetErrors, signedInAlready } from '../../content/passwords';
import { toast } from '../../ui/toast';
import { problem, startingState, type ResetState } from './reset-state';

/** How long the good news stands before the page goes on. */
const REDIRECT_MS = 2000;

interface Reset {
  state: ResetState;
  /** Checks the link again, after the server could not be reached. */
  check: () => void;
  finish: (done: Extract<ResetState, { step: 'done' }>) => void;
}

/**
 * The way of one reset link, from the query of the page to its end. `loadForm` brings the form's code while the link is
 * being checked; if it can't, the form says so when it is shown.
 */
export function useReset(loadForm: () => Promise<unknown>): Reset {
  const { search } = useLocation();
  const { status } = useSession();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [state, show] = useState<ResetState>({ step: 'checking', token: null });
  const startedFor = useRef<string | null>(null);

  const start = useCallback(async () => {
    const starting = startingState(new URLSearchParams(search));
    show(starting);
    if (starting.step !== 'checking' || !starting.token) return;
    loadForm().catch(() => undefined);
    show(await checkToken(starting.token));
  }, [search, loadForm]);

  const isDone = state.step === 'done';
  useEffect(() => {
    if (!hydrated || status === 'loading' || isDone) return;
    if (status === 'signed-in') {
      toast(signedInAlready);
      void navigate(paths.home(), { replace: true });
    } else if (startedFor.current !== search) {
      startedFor.current = search;
      void start();
    }
  }, [hydrated, status, isDone, search, start, navigate]);

  useGoOn(state);
  return { state, check: () => void start(), finish: show };
}

/** After a reset, on to signing in; the address is filled in there. */
function useGoOn(state: ResetState) {
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  useEffect(() => {
    if (state.step !== 'done') return;
    const { email, loginRequired } = state;
    const timer = setTimeout(() => {
      if (loginRequired) void navigate(paths.auth(), { replace: true, state: { email } });
      // Should the server ever sign in by itself, the next page asks who is here.
      else void refreshSession().finally(() => navigate(paths.home(), { replace: true }));
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, refreshSession]);
}

/** Looks whether the link may be used. That uses nothing up. */
async function checkToken(token: string): Promise<ResetState> {
  try {
    const { success, email, message } = await call('GET /api/auth/verify-reset-token', { query: { token } });
    return success ? { step: 'form', token, email } : problem(message || resetErrors.invalid);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return problem(resetErrors.checkFailed, true);
    return problem(refusalOf(error, resetErrors.invalid), error.status === 429);
  }
}
