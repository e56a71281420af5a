import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error';
import { refusalOf } from '../../api/refusal';
import { type ChosenPlan, type PaidPlan, subscriptionQuery } from '../../api/subscription';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { paths } from '../../app/paths';
import { billingToasts, checkoutTexts } from '../../content/billing';
import { dateText } from '../../content/dates';
import { toast } from '../../ui/toast';
import { choosePlan, isAccountIssue } from './choose-plan';
import { BILLING_TIMING } from './timing';
import { type Activation, type Attempt, useActivation } from './use-activation';

/** Has the payment provider confirm a secret; what it returns is the sentence to show, or nothing when all is well. */
export type Confirm = (secret: string, isSetupIntent: boolean) => Promise<string | undefined>;

export interface Checkout {
  busy: boolean;
  error: string | null;
  activation: Activation | null;
  /** A change whose payment the bank wants confirmed in the page. */
  secretToConfirm: string | null;
  /** Chooses the plan, and confirms what there is to confirm. Pressing twice does it once. */
  submit: (confirm?: Confirm) => Promise<void>;
  /** Confirms the payment of a change. */
  confirmSecret: (confirm: Confirm) => Promise<void>;
  refuse: (message: string | null) => void;
}

class NoSecretError extends Error {}

const unreached = (cause: unknown) =>
  cause instanceof TypeError ? checkoutTexts.noWebConnection : checkoutTexts.failed;

/** One way through choosing and paying for a plan. */
export function useCheckout(plan: PaidPlan): Checkout {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** What is being paid for: from the first attempt on, the plan may arrive by another way than this page. */
  const [awaited, setAwaited] = useState<Attempt | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [secretToConfirm, setSecret] = useState<string | null>(null);
  const activation = useActivation(awaited);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const sayExpired = useSessionExpiry();

  const fail = (cause: unknown) => {
    if (cause instanceof ApiError && cause.status === 401) return sayExpired();
    const message = refusalOf(cause, cause instanceof NoSecretError ? cause.message : unreached(cause));
    setError(message);
    // The plan isn't what this page was drawn for: another tab was faster, and the news of it may still be on its way.
    if (cause instanceof ApiError && cause.code === 'CONFLICT') {
      void queryClient.invalidateQueries(subscriptionQuery);
      setAwaited({ plan });
    }
    if (isAccountIssue(message)) {
      toast(billingToasts.accountIssue);
      setTimeout(() => window.location.reload(), BILLING_TIMING.reloadAfterAccountIssue);
    } else toast(billingToasts.failed(message));
  };

  const confirmWith = async (confirm: Confirm, secret: string, isSetupIntent: boolean) => {
    setAwaited({ plan });
    const refusal = await confirm(secret, isSetupIntent);
    if (refusal === undefined) return setIsConfirmed(true);
    setError(refusal);
    toast(billingToasts.setupFailed(refusal));
  };

  const settle = (chosen: ChosenPlan) => {
    void queryClient.invalidateQueries(subscriptionQuery);
    if (chosen.change === 'upgraded') {
      setAwaited({ plan });
      return setIsConfirmed(true);
    }
    const date = chosen.effectiveAt ? dateText(chosen.effectiveAt) : '';
    toast(chosen.change === 'downgrade_scheduled' ? billingToasts.downgraded(date) : billingToasts.resumed);
    void navigate(paths.manageSubscription());
  };

  const once = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      fail(cause);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    error,
    activation: isConfirmed || activation === 'ready' ? activation : null,
    secretToConfirm,
    submit: (confirm) =>
      once(async () => {
        const chosen = await choosePlan(plan);
        if (chosen.clientSecret && confirm) return confirmWith(confirm, chosen.clientSecret, chosen.isSetupIntent);
        if (chosen.clientSecret) return setSecret(chosen.clientSecret);
        if (chosen.change === 'created') throw new NoSecretError(checkoutTexts.noSecret);
        settle(chosen);
      }),
    confirmSecret: (confirm) => once(() => confirmWith(confirm, secretToConfirm ?? '', false)),
    refuse: setError,
  };
}
