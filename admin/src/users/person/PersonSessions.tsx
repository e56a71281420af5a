import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { AdminDataProvider, UserSession } from '../../providers/dataProvider';
import { texts } from '../../texts';
import { instant } from './instant';
import { PersonSection } from './PersonSection';

const { sessions } = texts.users.page;

/** Where the user is signed in, and ending it. */
export const PersonSessions = ({ userId }: { userId: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryKey = ['users', 'sessions', userId];
  const query = useQuery({ queryKey, queryFn: () => dataProvider.sessionsOf(userId) });
  const { mutate, isPending } = useEnding(userId, queryKey);
  return (
    <PersonSection<UserSession>
      texts={sessions}
      query={query}
      keyOf={({ id }) => id}
      action={
        (query.data?.length ?? 0) > 1 && (
          <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate(null)}>
            {sessions.endAll}
          </Button>
        )
      }
      columns={{
        [sessions.device]: ({ device }) => device,
        [sessions.lastSeen]: ({ lastSeenAt }) => instant(lastSeenAt),
        [sessions.since]: ({ createdAt }) => instant(createdAt),
        [texts.users.actions]: ({ id, device }) => (
          <Button
            size="small"
            variant="outlined"
            disabled={isPending}
            aria-label={sessions.endOf(device)}
            onClick={() => mutate(id)}
          >
            {sessions.end}
          </Button>
        ),
      }}
    />
  );
};

/** Ends one session by its id, or all of them. */
function useEnding(userId: string, queryKey: string[]) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation<{ message: string }, Error, string | null>({
    mutationFn: (id) => (id === null ? dataProvider.endSessions(userId) : dataProvider.endSession(userId, id)),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: ({ message }) => notify(`${sessions.endFailed}: ${message}`, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
