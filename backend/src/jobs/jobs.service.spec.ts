import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../../test/support/app.js';
import { until } from '../../test/support/until.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { JobOverviewService } from './job-overview.service.js';
import { JobsService } from './jobs.service.js';

let a: TestApp;
let jobs: JobsService;
beforeAll(async () => {
  a = await TestApp.start();
  jobs = a.get(JobsService);
});
afterAll(() => a.stop());

const overviewOf = async (name: string) => (await a.get(JobOverviewService).list()).find((job) => job.name === name);

it('runs once a job that many servers start for the same minute, and again for the next', async () => {
  const minute = new Date('2027-01-01T00:00:00Z');
  await Promise.all(Array.from({ length: 20 }, () => jobs.startScheduled('usage-roll', minute)));
  await until(async () => (await overviewOf('usage-roll'))?.runs === 1);
  await jobs.startScheduled('usage-roll', minute);
  await jobs.startScheduled('usage-roll', new Date('2027-01-01T00:10:00Z'));
  await until(async () => (await overviewOf('usage-roll'))?.runs === 2);
  expect(await overviewOf('usage-roll')).toMatchObject({ waiting: 0, failures: 0, last: { outcome: 'succeeded' } });
});

it('has every schedule in words that the clock understands, and knows every job', () => {
  const schedules = jobs.list().filter(({ cron }) => cron !== null);
  expect(schedules.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['usage-sweep', 'usage-roll', 'idempotency-keys', 'optimization-leftovers']),
  );
  expect(jobs.list()).toContainEqual({ name: 'mail', cron: null });
});

describe('the record of a job', () => {
  it('says when it ran last, for how long, over how many things, and how it ended', async () => {
    const { id } = await a.user();
    const before = new Date();
    a.clock.advance({ days: 40 });
    expect(await jobs.runHere('usage-roll')).toBeGreaterThan(0);
    const overview = await overviewOf('usage-roll');
    expect(overview).toMatchObject({ cron: '*/10 * * * *', last: { outcome: 'succeeded', count: expect.any(Number) } });
    expect(overview?.last?.count).toBeGreaterThan(0);
    expect(overview?.last?.finishedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    const metrics = await a.get(MetricsService).registry.metrics();
    expect(metrics).toMatch(/job_runs_total\{job="usage-roll",outcome="succeeded"\} \d/);
    expect(metrics).toMatch(/job_last_duration_seconds\{job="usage-roll"\} \d/);
    expect(metrics).toMatch(/job_items_total\{job="usage-roll"\} [1-9]/);
    expect(await a.sql.query('SELECT 1 FROM usage_period WHERE user_id = $1', [id])).not.toHaveLength(1);
  });

  it('of one that failed keeps the failure in sight after it succeeds again', async () => {
    await a.sql.query('ALTER TABLE usage_period RENAME TO usage_period_away');
    await expect(jobs.runHere('usage-roll')).rejects.toThrow();
    expect(await overviewOf('usage-roll')).toMatchObject({ failures: 1, last: { outcome: 'failed', count: 0 } });
    await a.sql.query('ALTER TABLE usage_period_away RENAME TO usage_period');
    await jobs.runHere('usage-roll');
    const overview = await overviewOf('usage-roll');
    expect(overview).toMatchObject({ failures: 1, last: { outcome: 'succeeded' } });
    expect(overview?.failedAt).toBeInstanceOf(Date);
  });
});

describe('every job, started by many at the same moment', () => {
  it('has each effect once', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => a.user()));
    const ids = people.map(({ id }) => id);
    await a.sql.query(
      `WITH held AS (UPDATE usage_period SET reserved = 1 WHERE user_id = ANY($1) AND closed_at IS NULL RETURNING id, user_id)
       INSERT INTO usage_reservation (id, user_id, period_id, lease_expires_at, created_at)
       SELECT gen_random_uuid(), user_id, id, $2::timestamptz + interval '60 seconds', $2 FROM held`,
      [ids, a.clock.now()],
    );
    a.clock.advance({ days: 31 });
    const scheduled = jobs.list().filter(({ cron }) => cron !== null);
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => Promise.all(scheduled.map(({ name }) => jobs.runHere(name)))),
    );
    const totalOf = (name: string): number => {
      const index = scheduled.findIndex((job) => job.name === name);
      return counts.reduce((sum, run) => sum + (run[index] ?? 0), 0);
    };
    expect(totalOf('usage-sweep')).toBe(30);
    expect(totalOf('usage-roll')).toBeGreaterThanOrEqual(30);
    const rows = await a.sql.query(
      `SELECT count(*)::int AS periods, count(*) FILTER (WHERE closed_at IS NULL)::int AS open, sum(reserved)::int AS reserved
         FROM usage_period WHERE user_id = ANY($1)`,
      [ids],
    );
    expect(rows).toEqual([{ periods: 60, open: 30, reserved: 0 }]);
  });
});
