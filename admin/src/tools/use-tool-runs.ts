import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider, ToolRun } from '../providers/dataProvider';
import { isHttpError } from '../providers/http';

const LOOK_AGAIN_MS = 1_000;

interface Told {
  message: string;
}

/** The server or what stands before it didn't answer; any other refusal is about the request. */
const isOfTheWay = (error: unknown): boolean => isHttpError(error) && (error.status === 0 || error.status >= 500);

/** The last run of each tool, looked at again and again while one is going on, whoever started it. */
export function useToolRuns() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, refetch } = useQuery({
    queryKey: ['tool-runs'],
    queryFn: () => dataProvider.toolRuns(),
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => !finishedAt) ? LOOK_AGAIN_MS : false),
  });
  const lastRunOf = (tool: ToolRun['tool']) => data?.find((run) => run.tool === tool);

  /** The run that goes on, when it has ended; undefined: none goes on. */
  const endOf = async (tool: ToolRun['tool']): Promise<ToolRun | undefined> => {
    const look = async () => (await refetch()).data?.find((run) => run.tool === tool);
    let run = await look();
    if (run?.finishedAt) return undefined;
    while (run && !run.finishedAt) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      run = await look();
    }
    return run;
  };

  /**
   * Looks at the run that this begins, until it has ended: with a million accounts that takes longer than a proxy waits
   * for an answer, and the run goes on without it.
   */
  const watched = async (tool: ToolRun['tool'], begin: () => Promise<Told>, tell: (run: ToolRun) => string) => {
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    try {
      return await begin();
    } catch (error) {
      const run = isOfTheWay(error) ? await endOf(tool) : undefined;
      if (!run) throw error;
      return { message: tell(run) };
    } finally {
      clearInterval(timer);
      void refetch();
    }
  };
  return { lastRunOf, watched };
}
