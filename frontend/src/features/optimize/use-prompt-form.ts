import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { subscriptionQuery } from '../../api/subscription';
import { useUsage } from '../../api/usage';
import { paths } from '../../app/paths';
import { forgetAuthRequired, isAuthNoticeFresh, rememberAuthRequired } from './auth-notice';
import { quotaReached, type Failure } from './failure';
import { useDraftActions, useDraftText, useOptimizationContext } from './optimize-context';
import { findPromptProblem } from '@contracts/prompt-rules';
import { usePromptFocus } from './use-prompt-focus';

/** What the prompt card can do, and what it has to show. */
export function usePromptForm(input: RefObject<HTMLTextAreaElement | null>) {
  const { state, session, start, mayBeCounted, cancel, refuse } = useOptimizationContext();
  const { write } = useDraftActions();
  const text = useDraftText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const usage = useUsage();
  const [problem, setProblem] = useState<string | null>(null);
  const [seenFailure, setSeenFailure] = useState<Failure | null>(null);
  const [isLoginOpen, setLoginOpen] = useState(false);
  const [isSubscribeOpen, setSubscribeOpen] = useState(false);
  const [isAuthRequired, setAuthRequired] = useState(false);
  /** What somebody did before it was known who is here. */
  const early = useRef<'touch' | 'submit' | null>(null);
  const isRunning = state.run !== null;
  const failure = state.failure === seenFailure ? null : state.failure;
  const isQuotaUsedUp = session.status === 'signed-in' && usage !== null && usage.remaining <= 0;

  const closeLogin = useCallback(() => setLoginOpen(false), []);
  const closeSubscribe = useCallback(() => setSubscribeOpen(false), []);

  usePromptFocus(input, session.status);

  const askToSignIn = () => {
    rememberAuthRequired();
    setAuthRequired(true);
    setLoginOpen(true);
  };

  /** True if the box may be used; else a visitor is asked to sign in. */
  const admit = (): boolean => {
    if (session.status === 'loading') early.current ??= 'touch';
    if (session.status === 'visitor') askToSignIn();
    return session.status !== 'visitor';
  };

  const submit = () => {
    if (isRunning || !admit()) return;
    if (session.status === 'loading') {
      early.current = 'submit';
      return;
    }
    const found = findPromptProblem(text);
    setProblem(found);
    if (found) {
      input.current?.focus();
    } else if (isQuotaUsedUp && !mayBeCounted(text.trim())) {
      // There while the notice under the box shows it.
      const known = queryClient.getQueryData(subscriptionQuery.queryKey);
      refuse(quotaReached(session.user, { total: usage.total, nextResetDate: known?.nextResetDate }));
      if (session.user?.subscriptionTier === 'basic') void navigate(paths.subscribe({ plan: 'pro', upgrade: true }));
      else setSubscribeOpen(true);
    } else {
      start(text.trim());
    }
  };

  const onSessionKnown = useEffectEvent(() => {
    if (session.status === 'signed-in') forgetAuthRequired();
    setAuthRequired(session.status === 'visitor' && isAuthNoticeFresh());
    const did = early.current;
    early.current = null;
    if (did && session.status === 'visitor') askToSignIn();
    else if (did === 'submit') submit();
  });
  useEffect(() => {
    if (session.status !== 'loading') onSessionKnown();
  }, [session.status]);

  const onFailure = useEffectEvent((reason: Failure) => {
    if (reason.kind === 'account') askToSignIn();
    if (reason.kind === 'quota' && reason.isAnswer) setSubscribeOpen(true);
  });
  useEffect(() => {
    if (state.failure) onFailure(state.failure);
  }, [state.failure]);

  return {
    text,
    session,
    run: state.run,
    hasResult: state.result !== null,
    problem,
    failure,
    isQuotaUsedUp: isQuotaUsedUp && !isRunning,
    isAuthRequired,
    isLoginOpen,
    closeLogin,
    isSubscribeOpen,
    openSubscribe: () => setSubscribeOpen(true),
    closeSubscribe,
    admit,
    submit,
    /** Somebody edits the text. */
    edit: (next: string) => {
      if (isRunning || !admit()) return;
      setProblem(null);
      setSeenFailure(state.failure);
      write(next);
    },
    /** Fills the box with a ready-made text, which a visitor may do too: it waits for the sign-in. */
    fill: (next: string) => {
      setProblem(null);
      setSeenFailure(state.failure);
      write(next);
      input.current?.focus();
    },
    cancel: () => {
      cancel();
      input.current?.focus();
    },
  };
}

export type PromptForm = ReturnType<typeof usePromptForm>;
