import { useEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../api/api-error';
import { optimizePrompt } from '../../api/optimize';
import type { OptimizeAnswer } from '../../api/optimize-answer';
import { useRefreshSession, type Session } from '../../api/session';
import { clearStoredResults } from '../../api/storage';
import { useUsageStore } from '../../api/usage';
import { resultTexts } from '../../content/optimize';
import { toast } from '../../ui/toast';
import { newAttemptKey } from './attempt-key';
import { toFailure, type Failure } from './failure';
import type { DraftActions } from './use-prompt-draft';
import { INITIAL_STATE, optimizeReducer, type OptimizeState } from './run-state';
import { readStoredResult, storeResult } from './stored-result';

export interface Optimization {
  state: OptimizeState;
  /** Starts one, unless one is under way. */
  start: (prompt: string) => void;
  cancel: () => void;
  select: (index: number) => void;
  /** Says why nothing was started. */
  refuse: (failure: Failure) => void;
}

interface Attempt {
  prompt: string;
  key: string;
}

/** One optimization at a time for whoever is signed in, and its last result, which outlives a reload. */
export function useOptimization({ status, user }: Session, draft: DraftActions): Optimization {
  const [state, dispatch] = useReducer(optimizeReducer, INITIAL_STATE);
  const usage = useUsageStore();
  const refreshSession = useRefreshSession();
  const running = useRef<AbortController | null>(null);
  const failedAttempt = useRef<Attempt | null>(null);
  const account = user?.username ?? null;

  useEffect(() => {
    if (account === null) return;
    const stored = readStoredResult(account);
    if (stored) dispatch({ type: 'restored', account, ...stored });
    return () => {
      running.current?.abort();
      running.current = null;
      failedAttempt.current = null;
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

  const run = async (prompt: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const previous = failedAttempt.current;
    const key = previous?.prompt === prompt ? previous.key : newAttemptKey();
    dispatch({ type: 'started', account, prompt, at: Date.now() });
    const use = usage.use();
    try {
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
      if (!controller.signal.aborted) succeed(answer);
    } catch (error) {
      const noneLeft = countsOfRefusal(error);
      if (noneLeft) use.confirmed(noneLeft);
      else use.givenBack();
      if (!controller.signal.aborted) fail(error, { prompt, key });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  const succeed = (answer: OptimizeAnswer): void => {
    failedAttempt.current = null;
    dispatch({ type: 'succeeded', answer });
    draft.write('');
    toast({ kind: 'success', title: resultTexts.optimized });
  };

  const fail = (error: unknown, attempt: Attempt): void => {
    const failure = toFailure(error, user);
    failedAttempt.current = failure.keepsKey ? attempt : null;
    refuse(failure);
    if (failure.kind !== 'expired') return;
    draft.keepThroughSignOut();
    // If even that can't be asked, the next call will tell.
    refreshSession().catch(() => undefined);
  };

  const refuse = (failure: Failure): void => {
    dispatch({ type: 'failed', failure });
    toast({ kind: failure.kind === 'other' ? 'error' : 'warning', title: failure.title, description: failure.cause });
  };

  return {
    state,
    start: (prompt) => {
      if (!running.current) void run(prompt);
    },
    cancel: () => {
      running.current?.abort();
      running.current = null;
      dispatch({ type: 'cancelled' });
    },
    select: (index) => dispatch({ type: 'selected', index }),
    refuse,
  };
}

/** A refusal for want of prompts says how many there are. */
function countsOfRefusal(error: unknown): { remaining: number; total: number } | null {
  if (!(error instanceof ApiError) || error.code !== 'QUOTA_EXCEEDED') return null;
  const { remaining, total } = error.body;
  return typeof remaining === 'number' && typeof total === 'number' ? { remaining, total } : null;
}
