import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { TestApp } from '../../test/support/app.js';
import { sha256 } from '../common/sha256.js';
import { PLANS, type PlanId } from '../contracts/plans.js';
import { PlanChangesService } from './plan-changes.service.js';
import { LEASE_SECONDS, UsageService } from './usage.service.js';

/** What can happen to one account; each names the effect on it and not the call. */
type Step =
  | { do: 'reserve'; times: number }
  | { do: 'commit' | 'release' | 'waive' | 'cancel'; pick: number }
  | { do: 'wait'; seconds: number }
  | { do: 'sweep' | 'roll' | 'refund' | 'look' }
  | { do: 'change'; plan: PlanId; anchored: boolean }
  | { do: 'edit'; used: number | undefined; quota: number | undefined };

const DAY_SECONDS = 86_400;
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('reserve' as const), times: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('commit' as const, 'commit', 'release', 'waive', 'cancel'),
      pick: fc.nat(99),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(
        5,
        LEASE_SECONDS + 1,
        DAY_SECONDS,
        20 * DAY_SECONDS,
        40 * DAY_SECONDS,
        100 * DAY_SECONDS,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('sweep' as const, 'roll', 'refund', 'look') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      plan: fc.constantFrom<PlanId>('free', 'basic', 'pro'),
      anchored: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      used: fc.option(fc.nat(30), { nil: undefined }),
      quota: fc.option(fc.nat(30), { nil: undefined }),
    }),
  },
) satisfies fc.Arbitrary<Step>;

let a: TestApp;
let usage: UsageService;
let plans: PlanChangesService;
beforeAll(async () => {
  a = await TestApp.start();
  usage = a.get(UsageService);
  plans = a.get(PlanChangesService);
});
afterAll(() => a.stop());

const newest = new Date('2027-01-31T11:00:00Z');

class Account {
  readonly held: string[] = [];

  constructor(readonly id: string) {}

  async take(step: Step): Promise<unknown> {
    const { id } = this;
    switch (step.do) {
      case 'reserve':
        return Promise.all(Array.from({ length: step.times }, () => this.reserve()));
      case 'commit':
      case 'waive':
      case 'cancel':
      case 'release':
        return this.settle(step.do, this.held[step.pick % (this.held.length || 1)]);
      case 'wait':
        return a.clock.advance({ seconds: step.seconds });
      case 'sweep':
        return usage.sweep();
      case 'roll':
        return usage.rollIfDue(id);
      case 'refund':
        return plans.limitToUsed(id);
      case 'look':
        return usage.summaryOf(id);
      case 'change':
        return plans.changePlan(id, { plan: step.plan, ...(step.anchored && { anchorAt: newest }) });
      case 'edit':
        return usage.summaryOf(id);
    }
  }

  private async settle(how: 'commit' | 'waive' | 'cancel' | 'release', held: string | undefined): Promise<void> {
    if (held === undefined) return;
    if (how === 'release') await usage.release(held);
    else await a.sql.transaction((tx) => usage[how](held, tx));
  }

  private async reserve(): Promise<void> {
    const id = randomUUID();
    try {
      await usage.reserve({ id, userId: this.id, idempotencyKey: null, requestHash: sha256('a prompt') });
      this.held.push(id);
    } catch (error) {
      expect(error).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    }
  }
}

interface LedgerRow {
  plan: PlanId;
  quota: number;
  used: number;
  reserved: number;
  adjustment: number;
  revision: number;
  committed: number;
  held: number;
  startsAt: Date;
  endsAt: Date | null;
  closed: boolean;
}

async function checkLedger(userId: string): Promise<void> {
  const rows: LedgerRow[] = await a.sql.query(
    `SELECT plan, quota, used, reserved, adjustment, revision, starts_at AS "startsAt", ends_at AS "endsAt", closed_at IS NOT NULL AS closed,
            (SELECT count(*)::int FROM usage_reservation r WHERE r.period_id = p.id AND state = 'committed') AS committed,
            (SELECT count(*)::int FROM usage_reservation r WHERE r.period_id = p.id AND state = 'reserved') AS held
       FROM usage_period p WHERE user_id = $1 ORDER BY starts_at, created_at, closed_at NULLS LAST, ends_at`,
    [userId],
  );
  for (const row of rows) {
    expect(row.used).toBe(row.committed + row.adjustment);
    expect(row.reserved).toBe(row.held);
    // The exceptions: staff, a refund or a change of plan moved the limit under what was used.
    if (row.revision === 0) expect(row.used + row.reserved).toBeLessThanOrEqual(Math.max(row.quota, row.adjustment));
    if (row.revision === 0) expect(row.quota).toBe(PLANS[row.plan].monthlyPrompts);
  }
  expect(rows.filter(({ closed }) => !closed)).toHaveLength(1);
  for (const [index, row] of rows.slice(1).entries()) expect(rows[index]?.endsAt).toEqual(row.startsAt);
}

it('keeps counters equal to rows, inside the allowance, and periods without gap or overlap, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (sequence) => {
      a.clock.set(newest);
      const account = new Account((await a.user()).id);
      for (const step of sequence) {
        await account.take(step);
        await checkLedger(account.id);
      }
    }),
    { numRuns: 40 },
  );
}, 300_000);

it('keeps them also when everything happens at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(steps, { minLength: 2, maxLength: 12 }), { minLength: 2, maxLength: 6 }),
      async (waves) => {
        a.clock.set(newest);
        const account = new Account((await a.user()).id);
        for (const wave of waves) {
          await Promise.all(wave.map((step) => account.take(step)));
          await checkLedger(account.id);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 300_000);

it('gives exactly fifty of five hundred parallel calls a prompt when fifty are left', async () => {
  const { id } = await a.user({ plan: 'basic' });
  await a.sql.query(
    'UPDATE usage_period SET used = 150, adjustment = 150, revision = 1 WHERE user_id = $1 AND closed_at IS NULL',
    [id],
  );
  const account = new Account(id);
  await account.take({ do: 'reserve', times: 500 });
  expect(account.held).toHaveLength(50);
  await checkLedger(id);
});
