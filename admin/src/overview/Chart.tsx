import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartData, Tone } from './figures';

/** Room for "$1,000.00". */
const AXIS_WIDTH = 72;
const MARGIN = { left: 0, right: 8, top: 8, bottom: 0 };

/** Draws one chart in the colours of the theme. Without motion: figures needn't grow to be read. */
export function Chart({ data: { kind, times, series, format }, height }: { data: ChartData; height: number }) {
  const { palette } = useTheme();
  const inks: Record<Tone, string> = {
    blue: palette.primary.main,
    grey: palette.text.secondary,
    pale: palette.text.disabled,
    red: palette.error.main,
  };
  // Equal labels, such as the same hour of two days, would share one place.
  const xAxis = [
    {
      data: times.map((_, index) => index),
      scaleType: kind === 'bars' ? ('band' as const) : ('point' as const),
      valueFormatter: (index: number) => times[index] ?? '',
    },
  ];
  const yAxis = [{ width: AXIS_WIDTH, min: 0, valueFormatter: (value: number) => format(value) }];
  // The keyboard reads the table beneath the chart.
  const shared = {
    height,
    xAxis,
    yAxis,
    margin: MARGIN,
    grid: { horizontal: true },
    skipAnimation: true,
    disableKeyboardNavigation: true,
  };
  return kind === 'bars' ? (
    <BarChart
      {...shared}
      series={series.map(({ name, tone, values }) => ({
        label: name,
        color: inks[tone],
        data: values,
        stack: 'all',
        valueFormatter: format,
      }))}
    />
  ) : (
    <LineChart
      {...shared}
      series={series.map(({ name, tone, values }) => ({
        label: name,
        color: inks[tone],
        data: values,
        valueFormatter: format,
        curve: 'linear' as const,
        showMark: true,
      }))}
    />
  );
}
