import type { Job } from '../tools/job';

/** A valid job; a test names only what it is about. */
export function aJob(job: Partial<Job> = {}): Job {
  const name = job.name ?? 'period-renewal';
  return {
    id: name,
    name,
    cron: '*/10 * * * *',
    startedAt: '2026-07-04T12:00:00.000Z',
    finishedAt: '2026-07-04T12:00:01.000Z',
    durationMs: 850,
    count: 1200,
    outcome: 'succeeded',
    failedAt: null,
    runs: 1,
    failures: 0,
    waiting: 0,
    running: 0,
    givenUp: 0,
    ...job,
  };
}
