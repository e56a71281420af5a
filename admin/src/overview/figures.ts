import type { components } from '../providers/schema';
import { count, dollars, duration } from '../operations/format';
import { texts } from '../texts';

export type Figures = components['schemas']['DashboardDto'];
export type PlanFigures = components['schemas']['PlanFiguresDto'];

/** Blue for what the chart is about, grey beside it, pale for the many, red for what went wrong. */
export type Tone = 'blue' | 'grey' | 'pale' | 'red';

/** One line or one kind of bar, with its value at each time. */
export interface Series {
  name: string;
  tone: Tone;
  values: (number | null)[];
}

export interface ChartData {
  title: string;
  kind: 'line' | 'bars';
  times: string[];
  series: Series[];
  /** How a value is written. */
  format: (value: number | null) => string;
}

const TONES = {
  signUps: 'blue',
  activeUsers: 'grey',
  optimizations: 'blue',
  cancelled: 'grey',
  failed: 'red',
  modelVersions: 'blue',
  fallbackVersions: 'grey',
  p50Ms: 'blue',
  p95Ms: 'grey',
} as const satisfies Partial<Record<keyof Figures['points'][number], Tone>>;
const PLAN_TONES = { free: 'pale', basic: 'grey', pro: 'blue' } as const satisfies Record<PlanFigures['plan'], Tone>;

const { charts, figures: names } = texts.operations.overview;
const { plans: planNames } = texts.operations.subscriptions;

const usHour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', weekday: 'short' });
const usDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const counted = (value: number | null) => count(value ?? 0);

/** Every chart of the overview, as data: the picture and the table beneath it are made of the same. */
export function chartsOf({ range, points, planDays }: Figures): ChartData[] {
  const times = points.map(({ at }) => (range === '24h' ? usHour : usDay).format(new Date(at)));
  const days = planDays.map(({ day }) => usDay.format(new Date(day)));
  const series = (...fields: (keyof typeof TONES)[]) =>
    fields.map((field) => ({ name: names[field], tone: TONES[field], values: points.map((point) => point[field]) }));
  const planIds = planDays.at(-1)?.plans.map(({ plan }) => plan) ?? [];
  const ofPlan = (id: PlanFigures['plan'], field: 'accounts' | 'revenueCents') =>
    planDays.map(({ plans }) => plans.find(({ plan }) => plan === id)?.[field] ?? 0);
  return [
    { title: charts.people, kind: 'line', times, series: series('signUps', 'activeUsers'), format: counted },
    {
      title: charts.optimizations,
      kind: 'bars',
      times,
      series: series('optimizations', 'cancelled', 'failed'),
      format: counted,
    },
    {
      title: charts.versions,
      kind: 'bars',
      times,
      series: series('modelVersions', 'fallbackVersions'),
      format: counted,
    },
    { title: charts.latency, kind: 'line', times, series: series('p50Ms', 'p95Ms'), format: duration },
    {
      title: charts.accounts,
      kind: 'bars',
      times: days,
      series: planIds.map((id) => ({ name: planNames[id], tone: PLAN_TONES[id], values: ofPlan(id, 'accounts') })),
      format: counted,
    },
    {
      title: charts.revenue,
      kind: 'bars',
      times: days,
      series: planIds
        .filter((id) => id !== 'free')
        .map((id) => ({ name: planNames[id], tone: PLAN_TONES[id], values: ofPlan(id, 'revenueCents') })),
      format: (cents) => dollars(cents ?? 0),
    },
  ];
}
