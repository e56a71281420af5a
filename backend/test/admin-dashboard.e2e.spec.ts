import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ActivityCountJob } from '../src/admin/activity-count.job.js';
import { Clock } from '../src/common/clock.js';
import { JobsService } from '../src/jobs/jobs.service.js';
import { type Browser, TestApp } from './support/app.js';
import { until } from './support/until.js';

const HOUR_MS = 3_600_000;

let a: TestApp;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start({ env: { LLM_PROVIDER: 'built-in', LLM_DAILY_BUDGET_USD: '1' } });
  admin = await a.signedIn(await a.user({ role: 'admin' }));
  const [ada] = [await a.user(), await a.user({ plan: 'pro' })];
  const browser = await a.signedIn(ada);
  for (const prompt of ['explain how tides work to a child', 'write a farewell speech for my boss']) {
    await browser.post('/api/optimize-prompt', { prompt }).expect(200);
  }
});
afterAll(() => a.stop());

const figures = async (range: string) => (await admin.get(`/api/admin/dashboard?range=${range}`).expect(200)).body;
const count = () => a.get(JobsService).runHere('activity-count');

/** A request of somebody's, this many hours ago, that ended like this. */
async function request(
  hoursAgo: number,
  state: string,
  { variants = 'null', engine = 'openai/m@1', seconds = 2 } = {},
) {
  const { id: userId } = await a.user();
  await a.sql.query(
    `WITH made AS (
       INSERT INTO usage_reservation (id, user_id, period_id, state, lease_expires_at, created_at)
       SELECT gen_random_uuid(), $1, id, $2, now(), now() - make_interval(hours => $3) FROM usage_period WHERE user_id = $1
       RETURNING id, created_at
     )
     INSERT INTO optimization (id, user_id, original_prompt, language, intent, variants, engine, created_at, completed_at)
     SELECT id, $1, 'x', 'en', 'write', $4::jsonb, $5, created_at, created_at + make_interval(secs => $6) FROM made
      WHERE $4 <> 'null'`,
    [userId, state, hoursAgo, variants, engine, seconds],
  );
}
const versions = (...sources: string[]) => JSON.stringify(sources.map((source) => ({ source })));

describe('the dashboard', () => {
  it('shows the last day by the hour, up to now', async () => {
    const { range, totals, points } = await figures('24h');
    expect(range).toBe('24h');
    expect(points).toHaveLength(24);
    expect(points.at(-1).at).toBe(new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString());
    expect(totals).toMatchObject({
      signUps: 3,
      activeUsers: 1,
      optimizations: 2,
      failed: 0,
      cancelled: 0,
      modelVersions: 0,
      fallbackVersions: 0,
      costMicroUsd: 0,
      p50Ms: expect.any(Number),
      p95Ms: expect.any(Number),
    });
    const sum = (name: string) =>
      points.reduce((all: number, point: Record<string, number>) => all + (point[name] ?? 0), 0);
    expect(sum('optimizations')).toBe(2);
    expect(sum('signUps')).toBe(3);
  });

  it('counts failures, versions by writer and times where they belong, and again when they change', async () => {
    await request(50, 'committed', { variants: versions('model', 'model', 'built-in'), seconds: 4 });
    await request(50, 'waived', { variants: versions('built-in', 'built-in', 'built-in'), engine: 'built-in/1' });
    await request(50, 'released');
    await request(50, 'expired');
    await request(50, 'cancelled', { variants: versions('built-in'), engine: 'built-in/1', seconds: 1 });
    await a.sql.query('DELETE FROM activity_hour');
    // Long settled: the last hours are counted anew whenever somebody looks.
    await a.sql.query(
      `UPDATE usage_reservation SET created_at = created_at - interval '3 hours' WHERE created_at > now() - interval '1 hour'`,
    );
    await a.sql.query(`UPDATE user_account SET created_at = now() - interval '60 hours'`);
    await count();
    const { totals, points } = await figures('7d');
    expect(points).toHaveLength(7);
    expect(totals).toMatchObject({
      activeUsers: 6,
      optimizations: 4,
      failed: 2,
      cancelled: 1,
      modelVersions: 2,
      fallbackVersions: 4,
    });
    expect(totals.p95Ms).toBeGreaterThan(3_000);
    expect(points.map((point: { failed: number }) => point.failed).sort()).toEqual([0, 0, 0, 0, 0, 0, 2]);
    expect(Math.max(...points.map((point: { activeUsers: number }) => point.activeUsers))).toBe(5);
    await count();
    expect((await figures('7d')).totals).toEqual(totals);
  });

  it('keeps what was counted when the people are gone', async () => {
    const { totals } = await figures('30d');
    await a.sql.query(`DELETE FROM user_account WHERE created_at < now() - interval '59 hours' AND role = 'user'`);
    const after = (await figures('30d')).totals;
    expect(after).toMatchObject({ optimizations: totals.optimizations, failed: 2, signUps: totals.signUps });
    expect(after.activeUsers).toBe(0);
    expect((await figures('90d')).points).toHaveLength(90);
  });

  it('shows plans with what is used of them, and what they bring in a month', async () => {
    const payer = await a.user({ plan: 'pro' });
    await a.sql.query(
      `INSERT INTO billing_subscription (id, user_id, customer_id, status, plan, price_id, period_starts_at, period_ends_at, is_entitling, created_at)
       VALUES ('sub_1', $1, 'cus_1', 'active', 'pro', 'price_1', now(), now() + interval '1 month', true, now()),
              ('sub_2', $1, 'cus_1', 'canceled', 'basic', 'price_1', now(), now(), false, now())`,
      [payer.id],
    );
    await a.sql.query(`UPDATE usage_period SET used = 1000 WHERE user_id = $1 AND closed_at IS NULL`, [payer.id]);
    await a.get(JobsService).runHere('plan-count');
    const { planDays } = await figures('30d');
    const { day, plans } = planDays.at(-1);
    expect(day).toBe(new Date().toISOString().slice(0, 10));
    expect(plans.map(({ plan }: { plan: string }) => plan)).toEqual(['free', 'basic', 'pro']);
    expect(plans[2]).toEqual({
      plan: 'pro',
      accounts: 1,
      used: 1000,
      quota: 1000,
      exhausted: 1,
      paying: 1,
      revenueCents: 2000,
    });
    expect(plans[1]).toMatchObject({ accounts: 0, revenueCents: 0 });
  });

  it('is there at once where counting takes long, and says that newer figures of every kind are on their way', async () => {
    await count();
    await a.sql.query(`
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.2); RETURN NULL; END';
      CREATE TRIGGER dawdle BEFORE INSERT ON activity_hour EXECUTE FUNCTION dawdle();
      CREATE TRIGGER dawdle BEFORE INSERT ON plan_day EXECUTE FUNCTION dawdle()`);
    const counted = async () => {
      const [row] = await a.sql.query<[{ plans: Date; signUps: number }]>(
        `SELECT max(counted_at) AS plans, (SELECT sum(sign_ups)::int FROM activity_hour) AS "signUps" FROM plan_day`,
      );
      return row;
    };
    try {
      const before = await counted();
      await a.user();
      const withoutJobs = { define: () => undefined } as Partial<JobsService> as JobsService;
      const justStarted = new ActivityCountJob(a.sql, a.get(Clock), withoutJobs);
      expect(await justStarted.refresh()).toBe(true);
      expect(await counted()).toEqual(before);
      await until(async () => !(await justStarted.refresh()));
      const after = await counted();
      expect(after.plans.getTime()).toBeGreaterThan(before.plans.getTime());
      expect(after.signUps).toBe(before.signUps + 1);
    } finally {
      await a.sql.query('DROP FUNCTION dawdle CASCADE');
    }
  });

  it('refuses another range', async () => {
    expect((await admin.get('/api/admin/dashboard?range=1y').expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('names what needs attention, and nothing else', async () => {
    const items = async () => (await admin.get('/api/admin/dashboard/attention').expect(200)).body.items;
    await a.sql.query('DELETE FROM billing_subscription');
    expect(await items()).toEqual([]);
    await a
      .browser()
      .post('/api/contact', { name: 'Ada', email: 'a@b.example', message: 'A question of mine.' })
      .expect(200);
    await a.sql.query(
      `INSERT INTO stripe_event (id, type, object_id, created_at, received_at, dead_at, next_attempt_at) VALUES
         ('evt_1', 'invoice.paid', 'in_1', now(), now(), now(), now()),
         ('evt_2', 'invoice.paid', 'in_1', now(), now() - interval '1 hour', NULL, now() + interval '1 hour')`,
    );
    await a.sql.query(
      `INSERT INTO job_run (name, started_at, finished_at, duration_ms, count, outcome, runs, failures)
       VALUES ('usage-roll', now(), now(), 1, 0, 'failed', 1, 1) ON CONFLICT (name) DO UPDATE SET outcome = 'failed'`,
    );
    await a.sql.query(
      `INSERT INTO llm_spend (day, cost_micro_usd) VALUES ((now() AT TIME ZONE 'UTC')::date, 1000000)
       ON CONFLICT (day) DO UPDATE SET cost_micro_usd = 1000000`,
    );
    expect(await items()).toEqual([
      { kind: 'dead-events', count: 1, names: [] },
      { kind: 'late-events', count: 1, names: [] },
      { kind: 'failed-jobs', count: 1, names: ['usage-roll'] },
      { kind: 'budget-reached', count: 1, names: [] },
      { kind: 'new-messages', count: 1, names: [] },
    ]);
  });
});
