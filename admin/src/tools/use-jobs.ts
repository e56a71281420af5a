import { useState } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import type { AdminDataProvider } from '../providers/dataProvider';
import { texts } from '../texts';
import type { Job } from './job';

const ALL_BY_NAME = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;
const LOOK_AGAIN_MS = 1000;

/** When each job that was started here had last ended before. */
type Awaited = Readonly<Record<string, string | null>>;

/** The jobs as they are, looked at again every second while one that was started here hasn't ended. */
export function useJobs() {
  const [awaited, setAwaited] = useState<Awaited>({});
  const isAwaited = ({ name, finishedAt }: Job) => awaited[name] === finishedAt;
  const { data, error, refetch } = useGetList<Job>('jobs', ALL_BY_NAME, {
    refetchInterval: ({ state }) => (state.data?.data.some(isAwaited) ? LOOK_AGAIN_MS : false),
  });
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();

  const run = async ({ name, finishedAt }: Job) => {
    setAwaited((others) => ({ ...others, [name]: finishedAt }));
    try {
      notify((await dataProvider.runJob(name)).message, { type: 'success' });
    } catch (failure) {
      setAwaited(({ [name]: _, ...others }) => others);
      const why = failure instanceof Error ? failure.message : texts.errors.unexpected;
      notify(`${texts.tools.jobs.failedToRun}: ${why}`, { type: 'error' });
    }
  };
  return { jobs: data, error, refetch, run, isAwaited };
}
