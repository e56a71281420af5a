import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { texts } from '../texts';
import { type ChartData, chartsOf, type Figures } from './figures';

const { overview } = texts.operations;
/** The charting library is as large as a third of the app, and only this page wants it. */
const Chart = lazy(() => import('./Chart').then((module) => ({ default: module.Chart })));
const CHART_HEIGHT = 260;
/** Above the chart, on two lines where the window is narrow. */
const LEGEND_HEIGHT = 44;

export const Charts = ({ figures }: { figures: Figures }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
    {chartsOf(figures).map((data) => (
      <ChartCard key={data.title} data={data} />
    ))}
  </Box>
);

/** A picture for those who see it, and the same as a table for everyone. */
const ChartCard = ({ data }: { data: ChartData }) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1 }}>
        {data.title}
      </Typography>
      <Box aria-hidden="true" sx={{ minHeight: CHART_HEIGHT + LEGEND_HEIGHT }}>
        {data.series.some(({ values }) => values.some(Boolean)) ? (
          <Suspense fallback={<Skeleton variant="rectangular" height={CHART_HEIGHT} />}>
            <Chart data={data} height={CHART_HEIGHT} />
          </Suspense>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{overview.nothing}</Typography>
        )}
      </Box>
      <Box component="details" sx={{ mt: 1, position: 'relative', '& summary': { minHeight: 24, cursor: 'pointer' } }}>
        <summary>
          {overview.asTable}
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {`: ${data.title}`}
          </Box>
        </summary>
        <Box tabIndex={0} role="group" aria-labelledby={titleId} sx={{ maxHeight: 320, overflow: 'auto' }}>
          <ValueTable data={data} titleId={titleId} />
        </Box>
      </Box>
    </Card>
  );
};

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const ValueTable = ({ data: { times, series, format }, titleId }: { data: ChartData; titleId: string }) => (
  <Table size="small" aria-labelledby={titleId}>
    <TableHead>
      <TableRow>
        <TableCell>{overview.time}</TableCell>
        {series.map(({ name }) => (
          <TableCell key={name} align="right">
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {times.map((time, index) => (
        <TableRow key={`${time} ${index}`}>
          <TableCell component="th" scope="row">
            {time}
          </TableCell>
          {series.map(({ name, values }) => (
            <TableCell key={name} align="right">
              {format(values[index] ?? null)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
