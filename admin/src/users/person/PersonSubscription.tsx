import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider } from '../../providers/dataProvider';
import type { components } from '../../providers/schema';
import { texts } from '../../texts';
import { instant } from './instant';
import { PersonSection } from './PersonSection';

type Subscription = components['schemas']['AdminSubscriptionDto'];

const { subscription: words } = texts.users.page;
const { tiers, noDate } = texts.users;
const NEWEST = { pagination: { page: 1, perPage: 5 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** What the user pays for, as our copy has it; Stripe is asked on demand. */
export const PersonSubscription = ({ email }: { email: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryKey = ['users', 'subscriptions', email];
  const query = useQuery({
    queryKey,
    queryFn: async () =>
      (await dataProvider.getList<Subscription>('subscriptions', { ...NEWEST, filter: { q: email } })).data,
  });
  const { mutate, isPending } = useSync(queryKey);
  return (
    <PersonSection<Subscription>
      texts={words}
      query={query}
      keyOf={({ id }) => id}
      columns={{
        [words.plan]: ({ plan }) => (plan ? tiers[plan] : noDate),
        [words.status]: ({ status }) => status,
        [words.periodEnds]: ({ periodEndsAt }) => instant(periodEndsAt),
        [words.cancels]: ({ cancelsAt }) => (cancelsAt ? instant(cancelsAt) : noDate),
        [texts.users.actions]: ({ id, stripeUrl }) => (
          <>
            <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate(id)}>
              {words.sync}
            </Button>
            {stripeUrl && (
              <Button size="small" component="a" href={stripeUrl} target="_blank" rel="noreferrer" sx={{ ml: 1 }}>
                {words.dashboard}
              </Button>
            )}
          </>
        ),
      }}
    />
  );
};

function useSync(queryKey: string[]) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation<{ message: string }, Error, string>({
    mutationFn: (id) => dataProvider.syncSubscription(id),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: ({ message }) => notify(`${words.syncFailed}: ${message}`, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
