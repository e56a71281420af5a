import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider, ToolRun } from '../providers/dataProvider';

const LOOK_AGAIN_MS = 1_000;

/** The last run of each tool, looked at again and again while one is going on, whoever started it. */
export function useToolRuns() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, refetch } = useQuery({
    queryKey: ['tool-runs'],
    queryFn: () => dataProvider.toolRuns(),
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => !finishedAt) ? LOOK_AGAIN_MS : false),
  });
  const lastRunOf = (tool: ToolRun['tool']) => data?.find((run) => run.tool === tool);

  /** Looks at the run that this begins, until it has ended. */
  const watched = async <Answer>(begin: () => Promise<Answer>): Promise<Answer> => {
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    try {
      return await begin();
    } finally {
      clearInterval(timer);
      void refetch();
    }
  };
  return { lastRunOf, watched };
}
