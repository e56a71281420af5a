import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { count, dollars, duration, microDollars } from '../operations/format';
import { texts } from '../texts';
import type { Figures } from './figures';

const { figures: names } = texts.operations.overview;

/** The sums, each a number with its name. */
export const KeyFigures = ({ figures: { totals, planDays } }: { figures: Figures }) => {
  const plans = planDays.at(-1)?.plans ?? [];
  const revenue = plans.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
  const shown: [string, string][] = [
    [names.signUps, count(totals.signUps)],
    [names.activeUsers, count(totals.activeUsers)],
    [names.optimizations, count(totals.optimizations)],
    [names.failed, count(totals.failed)],
    [names.fallbackVersions, count(totals.fallbackVersions)],
    [names.p95Ms, duration(totals.p95Ms)],
    [names.cost, microDollars(totals.costMicroUsd)],
    [names.revenue, dollars(revenue)],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {shown.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            border: 1,
            borderColor: 'divider',
            p: 2,
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
