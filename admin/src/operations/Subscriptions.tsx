import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useMutation } from '@tanstack/react-query';
import { SelectInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider } from '../providers/dataProvider';
import type { components } from '../providers/schema';
import { texts } from '../texts';
import { date, instant } from './format';
import { type OperationColumn, OperationsList } from './OperationsList';

type Subscription = components['schemas']['AdminSubscriptionDto'];
const { subscriptions } = texts.operations;

const COLUMNS: readonly OperationColumn<Subscription>[] = [
  { label: subscriptions.columns.person, wrapAt: 280, render: ({ userEmail }) => userEmail },
  { label: subscriptions.columns.plan, render: planText },
  {
    label: subscriptions.columns.status,
    render: ({ status, cancelsAt }) => (cancelsAt ? `${status}, ${subscriptions.cancels(date(cancelsAt))}` : status),
  },
  { label: subscriptions.columns.planInUse, render: ({ planInUse }) => subscriptions.plans[planInUse] },
  { label: subscriptions.columns.problems, wrapAt: 240, render: ({ problems }) => <Problems problems={problems} /> },
  {
    label: subscriptions.columns.periodEndsAt,
    sortBy: 'periodEndsAt',
    numeric: true,
    render: ({ periodEndsAt }) => date(periodEndsAt),
  },
  {
    label: subscriptions.columns.createdAt,
    sortBy: 'createdAt',
    numeric: true,
    render: ({ createdAt }) => date(createdAt),
  },
  {
    label: subscriptions.columns.syncedAt,
    numeric: true,
    render: ({ syncedAt }) => (syncedAt ? instant(syncedAt) : subscriptions.never),
  },
  {
    label: subscriptions.columns.actions,
    holds: 'actions',
    render: (subscription) => <Actions subscription={subscription} />,
  },
];

const FILTERS = [
  <TextInput key="q" source="q" label={subscriptions.filters.q} alwaysOn resettable />,
  <SelectInput
    key="plan"
    source="plan"
    label={subscriptions.filters.plan}
    choices={(['basic', 'pro'] as const).map((id) => ({ id, name: subscriptions.plans[id] }))}
    emptyText={texts.operations.all}
    alwaysOn
  />,
  <SelectInput
    key="hasProblem"
    source="hasProblem"
    label={subscriptions.filters.hasProblem}
    choices={[
      { id: 'true', name: subscriptions.withProblems },
      { id: 'false', name: subscriptions.withoutProblems },
    ]}
    format={(value: boolean | undefined) => (value === undefined || value === null ? '' : String(value))}
    parse={(value: string) => (value === '' ? null : value === 'true')}
    emptyText={texts.operations.all}
    alwaysOn
  />,
];

export const Subscriptions = () => (
  <OperationsList<Subscription>
    title={subscriptions.section}
    failed={subscriptions.failed}
    empty={subscriptions.empty}
    sortBy="createdAt"
    columns={COLUMNS}
    filters={FILTERS}
  />
);

function planText({ plan, nextPlan }: Subscription): string {
  const now = plan ? subscriptions.plans[plan] : subscriptions.unknownPlan;
  return nextPlan ? `${now}, ${subscriptions.next(subscriptions.plans[nextPlan])}` : now;
}

const Problems = ({ problems }: Pick<Subscription, 'problems'>) =>
  problems.length === 0 ? (
    subscriptions.noProblem
  ) : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {problems.map((problem) => (
        <Chip key={problem} size="small" variant="outlined" label={subscriptions.problems[problem]} />
      ))}
    </Box>
  );

const Actions = ({ subscription: { id, userEmail, stripeUrl } }: { subscription: Subscription }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.syncSubscription(id),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: (error) => notify(`${subscriptions.syncFailed}: ${error.message}`, { type: 'error' }),
  });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={subscriptions.syncOf(userEmail)}
        onClick={() => mutate()}
      >
        {subscriptions.sync}
      </Button>
      {stripeUrl && (
        <Button
          size="small"
          href={stripeUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={subscriptions.stripeOf(userEmail)}
        >
          {subscriptions.stripe}
        </Button>
      )}
    </Box>
  );
};
