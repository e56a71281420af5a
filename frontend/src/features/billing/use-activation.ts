import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefreshSession } from '../../api/session';
import { type PaidPlan, subscriptionQuery } from '../../api/subscription';
import { paths } from '../../app/paths';
import { billingToasts } from '../../content/billing';
import { toast } from '../../ui/toast';
import { BILLING_TIMING } from './timing';

export type Activation = 'waiting' | 'ready' | 'slow';

/**
 * From the moment a payment is confirmed for a plan: asks until the plan is there, says so, and goes to the success
 * page. Null: nothing has been confirmed yet.
 */
export function useActivation(plan: PaidPlan | null): Activation | null {
  const [activation, setActivation] = useState<Activation>('waiting');
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!plan) return;
    let leave: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;

    const finish = () => {
      isDone = true;
      setActivation('ready');
      toast(billingToasts.activated);
      void refreshSession().catch(() => undefined);
      leave = setTimeout(() => void navigate(paths.subscriptionSuccess({ plan })), BILLING_TIMING.leaveAfterActivation);
    };
    const ask = async () => {
      // A question that fails is asked again at the next beat.
      const status = await queryClient.fetchQuery({ ...subscriptionQuery, staleTime: 0 }).catch(() => null);
      if (!isDone && status?.isActive && status.tier === plan) finish();
    };

    const poll = setInterval(() => !isDone && void ask(), BILLING_TIMING.pollStatus);
    const giveUp = setTimeout(() => {
      if (!isDone) setActivation('slow');
      clearInterval(poll);
    }, BILLING_TIMING.giveUpPolling);
    return () => {
      isDone = true;
      clearInterval(poll);
      clearTimeout(giveUp);
      clearTimeout(leave);
    };
  }, [plan, queryClient, refreshSession, navigate]);

  return plan ? activation : null;
}
