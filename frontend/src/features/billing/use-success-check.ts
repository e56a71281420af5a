import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { useRefreshSession } from '../../api/session';
import type { ResponseOf } from '../../api/types';
import { billingToasts, successTexts } from '../../content/billing';
import { toast } from '../../ui/toast';
import { BILLING_TIMING, VERIFY_RETRIES } from './timing';

type Verified = ResponseOf<'GET /api/stripe/verify-subscription'>;

export type SuccessState =
  | { kind: 'activating' }
  | { kind: 'active'; subscription: Verified }
  /** Paid, but the plan isn't there yet. */
  | { kind: 'processing'; reason: string; status: Verified['status'] }
  /** The bank sent the person back without their consent, and there is no plan from elsewhere. */
  | { kind: 'failed' }
  /** The server could not be asked. */
  | { kind: 'unavailable'; reason: string };

const later = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The page was left', 'AbortError'));
    });
  });

/**
 * Five seconds after the payment, and a few times more, asks whether the plan is there. A payment that is known to have
 * failed is not waited for.
 */
export function useSuccessCheck(hasFailed: boolean): { state: SuccessState; checkAgain: () => void } {
  const [state, setState] = useState<SuccessState>({ kind: 'activating' });
  const [round, setRound] = useState(0);
  const refreshSession = useRefreshSession();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async () => {
      // Whoever asks again by hand has waited already.
      if (round === 0 && !hasFailed) await later(BILLING_TIMING.beforeVerifying, signal);
      const outcome = await (hasFailed ? verifyOnce(signal) : verify(signal));
      if (signal.aborted) return;
      setState(outcome);
      if (outcome.kind === 'active') await refreshSession();
      if (outcome.kind === 'processing') toast(billingToasts.verifying);
    };
    run().catch(() => undefined); // Left, or the session could not be asked: the page says what it knows.
    return () => leaving.abort();
  }, [round, hasFailed, refreshSession]);

  const checkAgain = useCallback(() => {
    setState({ kind: 'activating' });
    setRound((count) => count + 1);
  }, []);
  return { state, checkAgain };
}

/** Another tab may have paid meanwhile: then that is what counts. */
async function verifyOnce(signal: AbortSignal): Promise<SuccessState> {
  const state = await ask(signal);
  return state.kind === 'processing' ? { kind: 'failed' } : state;
}

async function verify(signal: AbortSignal): Promise<SuccessState> {
  let state: SuccessState = { kind: 'activating' };
  for (let attempt = 0; attempt <= VERIFY_RETRIES; attempt += 1) {
    if (attempt > 0) await later(BILLING_TIMING.verifyAgain, signal);
    state = await ask(signal);
    if (state.kind === 'active') return state;
  }
  return state;
}

async function ask(signal: AbortSignal): Promise<SuccessState> {
  try {
    const subscription = await call('GET /api/stripe/verify-subscription', { signal, cache: 'no-store' });
    if (subscription.isActive) return { kind: 'active', subscription };
    return { kind: 'processing', reason: successTexts.notVerified, status: subscription.status };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'unavailable', reason: successTexts.serverError(error.status) };
    return { kind: 'unavailable', reason: successTexts.noConnection };
  }
}
