import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider, Retriable } from '../providers/dataProvider';
import { texts } from '../texts';

const { deadLetters } = texts.operations;

/** Sends on what was given up: one by its id, or all. */
export function useRetry(kind: Retriable) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | null) => dataProvider.retry(kind, id),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) => notify(`${deadLetters.retryFailed}: ${error.message}`, { type: 'error' }),
    // What was refused may have changed as well: somebody else was faster.
    onSettled: refresh,
  });
  return { retry: mutate, isPending };
}

/** The same for a mail, after a question: the receiving server has said no once. */
export function useMailRetry() {
  const { retry, isPending } = useRetry('refused-mails');
  const ask = (id: string, template: string, recipient: string) => {
    if (window.confirm(deadLetters.refused.confirm(template, recipient))) retry(id);
  };
  return { ask, isPending };
}
