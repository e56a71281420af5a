import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { subscriptionQuery } from '../../api/subscription';
import { billingToasts, checkoutTexts } from '../../content/billing';
import { toast } from '../../ui/toast';

/** What a subscriber does from the management screen. */
export function useManaging() {
  const queryClient = useQueryClient();
  const sayFailed = (error: Error) => toast(billingToasts.failed(refusalOf(error, checkoutTexts.failed)));

  const portal = useMutation({
    mutationFn: () => call('POST /api/billing/portal'),
    meta: { errorShownInForm: true },
    onSuccess: ({ url }) => window.location.assign(url),
    onError: sayFailed,
  });
  const { reset } = portal;
  useEffect(() => {
    // The browser's Back button brings the page as it was left: waiting for the one it has just been to.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [reset]);

  const resume = useMutation({
    mutationFn: () => call('POST /api/billing/resume'),
    meta: { errorShownInForm: true },
    onSuccess: () => toast(billingToasts.resumed),
    onError: sayFailed,
    onSettled: () => queryClient.invalidateQueries(subscriptionQuery),
  });

  return {
    // The next page is on its way: pressing again would ask for a second link.
    opening: portal.isPending || portal.isSuccess,
    openPortal: () => portal.mutate(),
    keeping: resume.isPending,
    keep: () => resume.mutate(),
  };
}
