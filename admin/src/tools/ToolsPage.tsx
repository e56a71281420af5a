import Box from '@mui/material/Box';
import { useDataProvider } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import type { AdminDataProvider, ToolRun } from '../providers/dataProvider';
import { texts } from '../texts';
import { Jobs } from './Jobs';
import { markCountersReset } from './reset-flag';
import { Tool } from './Tool';
import { useToolRuns } from './use-tool-runs';

export const ToolsPage = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { lastRunOf, watched } = useToolRuns();
  const resetAllCounters = async () => {
    const answer = await watched('reset-all-counters', dataProvider.resetAllCounters, doneBy(texts.tools.reset));
    markCountersReset();
    return answer;
  };
  return (
    <>
      <PageHeading title={texts.tools.section} />
      <Box sx={{ display: 'grid', gap: 3, mt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)' } }}>
        <Tool texts={texts.tools.reset} lastRun={lastRunOf('reset-all-counters')} run={resetAllCounters} />
        <Tool
          texts={texts.tools.verify}
          lastRun={lastRunOf('verify-all-users')}
          run={() => watched('verify-all-users', dataProvider.verifyAllUsers, doneBy(texts.tools.verify))}
        />
      </Box>
      <Jobs />
    </>
  );
};

const usNumber = new Intl.NumberFormat('en-US');
const doneBy =
  ({ done }: { done: (count: string) => string }) =>
  ({ changed }: ToolRun) =>
    done(usNumber.format(changed));
