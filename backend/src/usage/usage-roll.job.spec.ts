import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestApp } from '../../test/support/app.js';
import type { AppConfig } from '../config/app-config.js';
import type { FreeQuotaRenewal } from '../contracts/plans.js';
import { PeriodQueries } from './usage-period.queries.js';
import { UsageRollJob } from './usage-roll.job.js';
import { UsageService } from './usage.service.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

const queriesFor = (freeQuotaRenewal: FreeQuotaRenewal) => new PeriodQueries({ freeQuotaRenewal } as AppConfig);
const openRowOf = async (userId: string) =>
  (
    await a.sql.query<Record<string, unknown>[]>(
      'SELECT starts_at, ends_at, used, quota FROM usage_period WHERE user_id = $1 AND closed_at IS NULL',
      [userId],
    )
  )[0];

it('rolls over more accounts than a batch, each once, with several servers at it', async () => {
  await a.sql.query(
    `WITH people AS (
       INSERT INTO user_account (email, password_hash, registration_id, email_verified_at)
       SELECT 'due-' || n || '@example.com', 'x', gen_random_uuid(), now() FROM generate_series(1, 1200) AS n RETURNING id
     )
     INSERT INTO usage_period (user_id, plan, quota, used, adjustment, anchor_at, starts_at, ends_at)
     SELECT id, 'pro', 7, 3, 3, start, start, add_utc_months(start, 1)
       FROM people, (SELECT add_utc_months($1::timestamptz - interval '1 hour', -1) AS start) AS month`,
    [a.clock.now()],
  );
  const job = a.get(UsageRollJob);
  const counts = await Promise.all([job.roll(), job.roll(), job.roll()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1_200);
  const rows = await a.sql.query(
    `SELECT count(*)::int AS rows, min(used) AS used, min(quota) AS quota FROM usage_period WHERE plan = 'pro' AND closed_at IS NULL`,
  );
  expect(rows).toEqual([{ rows: 1_200, used: 0, quota: 1_000 }]);
});

it('leaves free prompts alone where they never renew, and takes them up where they do again', async () => {
  const user = await a.user();
  const month = await openRowOf(user.id);
  const never = queriesFor('never');
  a.clock.advance({ days: 100 });
  const now = a.clock.now();
  // Before the row is changed at all, the other reading holds.
  expect(await a.sql.query(never.summary, [user.id, now])).toMatchObject([{ plan: 'free', resetsAt: null }]);
  expect(await a.sql.query(never.roll, [user.id, now])).toEqual([{ rolled: 0 }]);
  await a.sql.query(never.adoptRenewal, [500]);
  expect(await openRowOf(user.id)).toEqual({ ...month, ends_at: null });

  await a.get(UsageRollJob).roll();
  const { resetsAt } = await a.get(UsageService).summaryOf(user.id);
  expect(resetsAt && resetsAt > now).toBe(true);
  const rows = await a.sql.query('SELECT starts_at, ends_at FROM usage_period WHERE user_id = $1 ORDER BY starts_at', [
    user.id,
  ]);
  expect(rows[0].ends_at).toEqual(month?.ends_at);
  for (const [index, row] of rows.slice(1).entries()) expect(row.starts_at).toEqual(rows[index].ends_at);
});
