import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ApiError } from '../../api/api-error';
import { ConnectionError } from '../../api/connection-error';
import type { OptimizeAnswer } from '../../api/optimize-answer';
import type { Session } from '../../api/session';
import { clearStoredResults, sessionStore } from '../../api/storage';
import { useUsageStore } from '../../api/usage';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { resultTexts } from '../../content/optimize';
import { toast } from '../../ui/toast';
import { withViewTransition } from '../../ui/view-transition';
import { newAttemptKey } from './attempt-key';
import { toFailure, type Failure } from './failure';
import { forgetAttempt, keepAttempt, readAttempt, type Attempt } from './open-attempt';
import type { DraftActions } from './use-prompt-draft';
import { INITIAL_STATE, optimizeReducer, type OptimizeAction, type OptimizeState } from './run-state';
import { readStoredResult, storeResult } from './stored-result';

export interface Optimization {
  state: OptimizeState;
  /** Starts one, unless one is under way. */
  start: (prompt: string) => void;
  /** This text was sent before and its result is missing: starting it again is not counted twice. */
  mayBeCounted: (prompt: string) => boolean;
  cancel: () => void;
  select: (index: number) => void;
  /** What became of a version after it came; or an earlier result, where there is none. */
  change: (change: Extract<OptimizeAction, { type: 'restored' | 'edited' | 'refined' | 'counted' }>) => void;
  /** Says why nothing was started. */
  refuse: (failure: Failure) => void;
}

/** One optimization at a time for whoever is signed in; it outlives a reload, and so does its result. */
export function useOptimization({ status, user }: Session, draft: DraftActions): Optimization {
  const [state, dispatch] = useReducer(optimizeReducer, INITIAL_STATE);
  const usage = useUsageStore();
  const reportExpiry = useSessionExpiry();
  const running = useRef<AbortController | null>(null);
  const account = user?.username ?? null;

  useEffect(() => {
    if (account === null) return;
    const stored = readStoredResult(account);
    if (stored) dispatch({ type: 'restored', account, ...stored });
    resume(account);
    return () => {
      running.current?.abort();
      running.current = null;
      dispatch({ type: 'signedOut' });
    };
  }, [account]);

  useEffect(() => {
    if (status === 'visitor') clearStoredResults();
  }, [status]);

  useEffect(() => {
    if (!state.account || state.account !== account || !state.result) return;
    storeResult(state.account, { result: state.result, selected: state.selected });
  }, [account, state.account, state.result, state.selected]);

  const run = async (attempt: Attempt, show: (change: () => void) => Promise<void> | void): Promise<void> => {
    const { prompt, key } = attempt;
    const controller = new AbortController();
    running.current = controller;
    keepAttempt(account, { ...attempt, isRunning: true });
    sessionStore.remove('evaluations');
    const use = usage.use();
    try {
      await show(() => {
        // Left in this very moment, nothing may seem to be under way.
        if (!controller.signal.aborted) dispatch({ type: 'started', account, prompt, at: Date.now() });
      });
      const { optimizePrompt } = await loadOptimizing().catch(notReached);
      const answer = await optimizePrompt({
        prompt,
        key,
        signal: controller.signal,
        onProgress: (progress) => {
          if (progress.type === 'accepted') use.accepted();
          if (!controller.signal.aborted) dispatch({ type: 'progressed', progress });
        },
      });
      if (answer.usage) use.confirmed(answer.usage);
      else use.spent();
      if (!controller.signal.aborted) succeed(answer, prompt);
    } catch (error) {
      const noneLeft = countsOfRefusal(error);
      if (noneLeft) use.confirmed(noneLeft);
      else use.givenBack();
      if (!controller.signal.aborted) fail(error, attempt);
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  const succeed = (answer: OptimizeAnswer, prompt: string): void => {
    forgetAttempt();
    dispatch({ type: 'succeeded', answer });
    draft.finish(prompt);
    toast({ kind: 'success', title: resultTexts.optimized });
  };

  const fail = (error: unknown, attempt: Attempt): void => {
    const failure = toFailure(error, user);
    if (failure.keepsKey) keepAttempt(account, { ...attempt, isRunning: false });
    else forgetAttempt();
    if (failure.kind !== 'expired') {
      refuse(failure);
      return;
    }
    dispatch({ type: 'failed', failure });
    reportExpiry();
  };

  /** The page was left in the middle of a run: the server answers it again, or is still at it. */
  const resume = useEffectEvent((account: string) => {
    const open = readAttempt(account);
    if (!open) forgetAttempt();
    else if (open.isRunning && !running.current) void run(open, atOnce);
  });

  const refuse = (failure: Failure): void => {
    dispatch({ type: 'failed', failure });
    toast({ kind: failure.kind === 'other' ? 'error' : 'warning', title: failure.title, description: failure.cause });
  };

  /** The attempt at this text whose result is still missing. */
  const openAttempt = (prompt: string): Attempt | null => {
    const open = readAttempt(account);
    return open?.prompt === prompt ? open : null;
  };

  return {
    state,
    start: (prompt) => {
      if (running.current) return;
      void run({ prompt, key: openAttempt(prompt)?.key ?? newAttemptKey() }, withViewTransition);
    },
    mayBeCounted: (prompt) => openAttempt(prompt) !== null,
    cancel: () => {
      running.current?.abort();
      running.current = null;
      const open = readAttempt(account);
      if (open) keepAttempt(account, { ...open, isRunning: false });
      dispatch({ type: 'cancelled' });
    },
    select: (index) => dispatch({ type: 'selected', index }),
    change: dispatch,
    refuse,
  };
}

/** As a page that was left looks when it comes back. */
const atOnce = (change: () => void): void => change();

/** What talks to the server; a visitor never needs it. */
export const loadOptimizing = () => import('../../api/optimize');

/** Without that code nothing was sent. */
function notReached(cause: unknown): never {
  throw new ConnectionError(false, cause);
}

/** A refusal for want of prompts says how many there are. */
function countsOfRefusal(error: unknown): { remaining: number; total: number } | null {
  if (!(error instanceof ApiError) || error.code !== 'QUOTA_EXCEEDED') return null;
  const { remaining, total } = error.body;
  return typeof remaining === 'number' && typeof total === 'number' ? { remaining, total } : null;
}
