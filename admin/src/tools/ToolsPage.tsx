import Box from '@mui/material/Box';
import { useDataProvider } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import type { AdminDataProvider } from '../providers/dataProvider';
import { texts } from '../texts';
import { Jobs } from './Jobs';
import { markCountersReset } from './reset-flag';
import { Tool } from './Tool';
import { useToolRuns } from './use-tool-runs';

export const ToolsPage = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { lastRunOf, watched } = useToolRuns();
  const resetAllCounters = async () => {
    const answer = await dataProvider.resetAllCounters();
    markCountersReset();
    return answer;
  };
  return (
    <>
      <PageHeading title={texts.tools.section} />
      <Box sx={{ display: 'grid', gap: 3, mt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)' } }}>
        <Tool
          texts={texts.tools.reset}
          lastRun={lastRunOf('reset-all-counters')}
          run={() => watched(resetAllCounters)}
        />
        <Tool
          texts={texts.tools.verify}
          lastRun={lastRunOf('verify-all-users')}
          run={() => watched(() => dataProvider.verifyAllUsers())}
        />
      </Box>
      <Jobs />
    </>
  );
};
