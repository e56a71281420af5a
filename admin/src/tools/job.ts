import type { components } from '../providers/schema';
import { texts } from '../texts';

/** A row of `GET /api/admin/rest/jobs`. Instants are ISO strings. */
export type Job = components['schemas']['AdminJobDto'];

const { jobs } = texts.tools;
const usNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const usInstant = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'medium' });

interface JobColumn {
  label: string;
  text: (job: Job) => string;
  numeric?: boolean;
  /** Somebody should look at it. */
  isBad?: (job: Job) => boolean;
}

/** What the table shows of each job, after its name: what went wrong first, because a narrow screen ends early. */
export const JOB_COLUMNS: readonly JobColumn[] = [
  {
    label: jobs.columns.outcome,
    text: ({ outcome }) => (outcome === null ? jobs.none : jobs.outcomes[outcome]),
    isBad: ({ outcome }) => outcome === 'failed',
  },
  { label: jobs.columns.lastRun, text: ({ startedAt }) => instant(startedAt), numeric: true },
  { label: jobs.columns.duration, text: ({ durationMs }) => duration(durationMs), numeric: true },
  {
    label: jobs.columns.count,
    text: ({ count }) => (count === null ? jobs.none : usNumber.format(count)),
    numeric: true,
  },
  { label: jobs.columns.schedule, text: ({ cron }) => cron ?? jobs.onDemand },
];

function instant(iso: string | null): string {
  return iso === null ? jobs.never : usInstant.format(new Date(iso));
}

function duration(milliseconds: number | null): string {
  if (milliseconds === null) return jobs.none;
  if (milliseconds < 1000) return jobs.milliseconds(usNumber.format(milliseconds));
  return jobs.seconds(usNumber.format(milliseconds / 1000));
}
