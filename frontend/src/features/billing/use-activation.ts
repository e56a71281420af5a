import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefreshSession } from '../../api/session';
import { sessionStore } from '../../api/storage';
import { type PaidPlan, subscriptionQuery, type SubscriptionStatusResponse } from '../../api/subscription';
import { paths } from '../../app/paths';
import { billingToasts } from '../../content/billing';
import { toast } from '../../ui/toast';
import { BILLING_TIMING } from './timing';

export type Activation = 'waiting' | 'ready' | 'slow';

/** A payment that has been tried. Each try is an object of its own, so that it is waited for anew. */
export interface Attempt {
  plan: PaidPlan;
}

/**
 * From the moment a payment is tried for a plan: asks until the plan is there, says so, and goes to the success page.
 * Null: nothing has been tried yet.
 */
export function useActivation(attempt: Attempt | null): Activation | null {
  const [reached, setReached] = useState<{ attempt: Attempt; as: Activation } | null>(null);
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!attempt) return;
    const { plan } = attempt;
    let leave: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;

    const finish = () => {
      isDone = true;
      setReached({ attempt, as: 'ready' });
      toast(billingToasts.activated);
      sessionStore.remove('selectedPlan');
      void refreshSession().catch(() => undefined);
      leave = setTimeout(() => void navigate(paths.subscriptionSuccess({ plan })), BILLING_TIMING.leaveAfterActivation);
    };
    const ask = async () => {
      // A question that fails is asked again at the next beat.
      const status = await queryClient.fetchQuery({ ...subscriptionQuery, staleTime: 0 }).catch(() => null);
      if (!isDone && status && isThere(status, plan)) finish();
    };

    const poll = setInterval(() => !isDone && void ask(), BILLING_TIMING.pollStatus);
    const giveUp = setTimeout(() => {
      if (!isDone) setReached({ attempt, as: 'slow' });
      clearInterval(poll);
    }, BILLING_TIMING.giveUpPolling);
    return () => {
      isDone = true;
      clearInterval(poll);
      clearTimeout(giveUp);
      clearTimeout(leave);
    };
  }, [attempt, queryClient, refreshSession, navigate]);

  if (!attempt) return null;
  return reached?.attempt === attempt ? reached.as : 'waiting';
}

/** Past due is active as well, but what was tried is just the payment that is missing. */
function isThere({ isActive, status, tier }: SubscriptionStatusResponse, plan: PaidPlan): boolean {
  return isActive && status !== 'past_due' && tier === plan;
}
