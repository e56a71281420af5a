import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { subscriptionQuery } from '../../api/subscription';
import { billingToasts, checkoutTexts } from '../../content/billing';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';

/** Mends the account's connection to the payment provider and says what was done. */
export function RepairAccount({ onRepaired }: { onRepaired: () => void }) {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const repair = useMutation({
    mutationFn: () => call('POST /api/repair-customer-id'),
    meta: { errorShownInForm: true },
    onSuccess: ({ message }) => {
      toast(billingToasts.repaired(message));
      onRepaired();
      const query = new URLSearchParams(search);
      query.set('repaired', 'true');
      void navigate(`${pathname}?${query}`, { replace: true });
      void queryClient.invalidateQueries(subscriptionQuery);
    },
    onError: (error) => toast(billingToasts.repairFailed(refusalOf(error, checkoutTexts.failed))),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={repair.isPending}
      onClick={() => {
        if (!repair.isPending) repair.mutate();
      }}
    >
      {repair.isPending ? checkoutTexts.repairing : checkoutTexts.repair}
    </Button>
  );
}
