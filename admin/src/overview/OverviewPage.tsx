import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { Problem } from '../layout/Problem';
import type { AdminDataProvider, DashboardRange } from '../providers/dataProvider';
import { texts } from '../texts';
import { Attention } from './Attention';
import { Charts } from './Charts';
import { KeyFigures } from './KeyFigures';
import { QuotaUse } from './QuotaUse';

const { overview } = texts.operations;
const RANGES = Object.keys(overview.ranges) as DashboardRange[];
const LOOK_AGAIN_MS = 15_000;
const LOOK_SOON_MS = 2_000;

/** How the product does: what needs somebody first, then figures, then how they came about. */
export const OverviewPage = () => {
  const [range, setRange] = useState<DashboardRange>('24h');
  return (
    <>
      <PageHeading title={overview.section} />
      <Attention />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={range}
        aria-label={overview.range}
        onChange={(_, chosen: DashboardRange | null) => chosen && setRange(chosen)}
        sx={{ mt: 3 }}
      >
        {RANGES.map((value) => (
          <ToggleButton key={value} value={value} sx={{ px: 2, minHeight: 44, color: 'text.primary' }}>
            {overview.ranges[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Figures range={range} />
    </>
  );
};

const Figures = ({ range }: { range: DashboardRange }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', range],
    queryFn: () => dataProvider.dashboard(range),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isCounting ? LOOK_SOON_MS : LOOK_AGAIN_MS),
  });
  if (!data && error) {
    return (
      <Problem alert title={overview.failed} text={error.message}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {texts.operations.tryAgain}
        </Button>
      </Problem>
    );
  }
  if (!data) {
    return (
      <Skeleton role="status" aria-label={texts.operations.loading} variant="rectangular" height={480} sx={{ mt: 2 }} />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <KeyFigures figures={data} />
      <Charts figures={data} />
      <QuotaUse plans={data.planDays.at(-1)?.plans ?? []} />
    </Box>
  );
};
