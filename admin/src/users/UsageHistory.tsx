import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Failure } from '../layout/Failure';
import { count } from '../operations/format';
import type { AdminDataProvider, UsagePeriod } from '../providers/dataProvider';
import { texts } from '../texts';

const { history } = texts.users;
const SHOWN_PERIODS = 3;
const BAR_HEIGHT = 48;
const usDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const day = (iso: string) => usDay.format(new Date(iso));

/** What a person used, period by period: the bars show the days, the words beside them say the same. */
export const UsageHistory = ({ userId, heading = 'h3' }: { userId: string; heading?: 'h2' | 'h3' }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['users', 'usageHistory', userId],
    queryFn: () => dataProvider.usageHistory(userId),
  });
  return (
    <Box component="section" aria-label={history.title} sx={{ mt: 3 }}>
      <Typography component={heading} variant={heading === 'h2' ? 'h2' : 'subtitle2'}>
        {history.title}
      </Typography>
      {error && <Failure title={history.failed} />}
      {data?.length === 0 && <Typography color="text.secondary">{history.none}</Typography>}
      {data?.slice(0, SHOWN_PERIODS).map((period) => (
        <Period key={period.startsAt} {...period} />
      ))}
    </Box>
  );
};

const Period = ({ startsAt, endsAt, plan, quota, used, adminModified, days }: UsagePeriod) => {
  const range = history.range(day(startsAt), endsAt ? day(endsAt) : null);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">
        {range}: {history.used(count(used), count(quota), texts.users.tiers[plan])}
        {adminModified && `, ${history.adjusted}`}
      </Typography>
      {days.length > 0 && <Bars days={days} />}
    </Box>
  );
};

const Bars = ({ days }: Pick<UsagePeriod, 'days'>) => {
  const highest = Math.max(...days.map(({ count }) => count), 1);
  return (
    <Box
      component="ul"
      aria-label={history.byDay}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: '3px',
        height: BAR_HEIGHT,
        m: 0,
        mt: 0.5,
        p: 0,
        listStyle: 'none',
      }}
    >
      {days.map(({ date, count }) => (
        <Box component="li" key={date} sx={{ flex: '0 1 12px', display: 'flex', alignItems: 'flex-end', height: 1 }}>
          <Box
            role="img"
            aria-label={history.onDay(day(date), count)}
            title={history.onDay(day(date), count)}
            sx={{ width: 1, height: `${(count / highest) * 100}%`, minHeight: 2, bgcolor: 'primary.main' }}
          />
        </Box>
      ))}
    </Box>
  );
};
