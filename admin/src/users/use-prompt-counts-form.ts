import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { AdminDataProvider } from '../providers/dataProvider';
import { isHttpError } from '../providers/http';
import { texts } from '../texts';
import { changedCounts, type CountsDraft, draftOf, parseCounts, rebase } from './prompt-counts';
import type { User } from './user';

interface Problem {
  title: string;
  text?: string;
}

const CONFLICT = 409;
const usNumber = new Intl.NumberFormat('en-US');
const { edit } = texts.users;

/** The counts of one user being edited: what was typed, what is wrong with it, and saving it. */
export function usePromptCountsForm(opened: User, close: () => void) {
  const [user, setUser] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [problem, setProblem] = useState<Problem | null>(null);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<User, Error>();

  /** Somebody else was faster: what they wrote is shown, and only saving once more writes over it. */
  const showNewer = async (error: Error) => {
    const newer = (await dataProvider.getOne<User>('users', { id: user.id })).data;
    setUser(newer);
    setDraft((typed) => rebase(typed, user, newer));
    const now = edit.conflict(usNumber.format(newer.promptsUsed), usNumber.format(newer.promptQuota));
    setProblem({ title: error.message, text: now });
    refresh();
  };

  const showFailure = (error: Error) => setProblem({ title: edit.failed, text: error.message });

  const save = () => {
    const parsed = parseCounts(draft);
    if ('problem' in parsed) return setProblem({ title: parsed.problem });
    if (Object.keys(changedCounts(user, parsed.counts)).length === 0) {
      notify(edit.noChanges);
      return close();
    }
    setProblem(null);
    void update(
      'users',
      { id: user.id, data: parsed.counts, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(edit.saved(user.email), { type: 'success' });
          refresh();
          close();
        },
        onError: (error) =>
          void (isHttpError(error) && error.status === CONFLICT
            ? showNewer(error).catch(showFailure)
            : showFailure(error)),
      },
    );
  };

  const type = (change: Partial<CountsDraft>) => {
    setDraft((typed) => ({ ...typed, ...change }));
    setProblem(null);
  };
  return { draft, problem, isPending, type, save };
}
