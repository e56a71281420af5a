import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { accountToasts } from '../../content/account';
import { toast } from '../../ui/toast';
import { accountQueries, type OwnSession } from './account-queries';

interface EndingSessions {
  /** The id of the session that is being ended, or all the others; null when nothing is under way. */
  ending: string | null;
  end: (session: OwnSession) => void;
  endOthers: () => void;
}

/** Ends sessions on other devices. Afterwards the list is asked for again, also when it turned out to be old. */
export function useEndSessions(): EndingSessions {
  const queryClient = useQueryClient();
  const sayExpired = useSessionExpiry();
  const refresh = () => queryClient.invalidateQueries(accountQueries.sessions());
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') sayExpired();
  };

  const one = useMutation({
    mutationFn: ({ id }: OwnSession) => call('DELETE /api/account/sessions/{id}', { path: { id } }),
    onSuccess: (_done, { device }) => toast(accountToasts.sessionEnded(device)),
    onError,
    onSettled: refresh,
  });
  const others = useMutation({
    mutationFn: () => call('POST /api/account/sessions/end-others'),
    onSuccess: ({ ended }) => toast(accountToasts.othersEnded(ended)),
    onError,
    onSettled: refresh,
  });

  const ending = one.isPending ? one.variables.id : others.isPending ? 'others' : null;
  return {
    ending,
    end: (session) => {
      if (!ending) one.mutate(session);
    },
    endOthers: () => {
      if (!ending) others.mutate();
    },
  };
}
