import { useMutation, useQueryClient } from '@tanstack/react-query';
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
