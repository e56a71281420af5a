import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { TestApp } from '../../test/support/app.js';
import { sha256 } from '../common/sha256.js';
import { PlanChangesService } from './plan-changes.service.js';
import { UsageService } from './usage.service.js';

let a: TestApp;
let usage: UsageService;
let plans: PlanChangesService;
beforeAll(async () => {
  a = await TestApp.start();
  usage = a.get(UsageService);
  plans = a.get(PlanChangesService);
});
afterAll(() => a.stop());

const at = (iso: string): Date => new Date(iso);
beforeEach(() => a.clock.set(at('2027-03-01T12:00:00Z')));

/** A billing period as Stripe states it. */
const period = (startsAt: string, endsAt: string, anchorAt = startsAt) => ({
  anchorAt: at(anchorAt),
  startsAt: at(startsAt),
  endsAt: at(endsAt),
});
const MARCH = period('2027-03-10T09:00:00Z', '2027-04-10T09:00:00Z');
const APRIL = period('2027-04-10T09:00:00Z', '2027-05-10T09:00:00Z', '2027-03-10T09:00:00Z');

async function spend(userId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID();
    await usage.reserve({ id, userId, idempotencyKey: null, requestHash: sha256('a prompt') });
    await a.sql.transaction((tx) => usage.commit(id, tx));
  }
}

const rowsOf = (userId: string) =>
  a.sql.query(
    `SELECT plan, quota, used, adjustment, starts_at AS "startsAt", ends_at AS "endsAt", closed_at IS NOT NULL AS closed
       FROM usage_period WHERE user_id = $1 ORDER BY starts_at, created_at`,
    [userId],
  );

describe('a change from Free to a paid plan', () => {
  it("closes the free period where Stripe's begins, and starts with nothing used", async () => {
    const { id } = await a.user();
    await spend(id, 3);
    a.clock.set(at('2027-03-10T09:00:05Z'));
    expect(await plans.changePlan(id, { plan: 'pro', ...MARCH })).toBe('opened');
    expect(await usage.summaryOf(id)).toMatchObject({ plan: 'pro', quota: 1000, used: 0, resetsAt: MARCH.endsAt });
    const [free, pro] = await rowsOf(id);
    expect(free).toMatchObject({ plan: 'free', used: 3, endsAt: MARCH.startsAt, closed: true });
    expect(pro).toMatchObject({ plan: 'pro', startsAt: MARCH.startsAt, closed: false });
  });

  it('has one effect, however often and by however many it is told', async () => {
    const { id } = await a.user();
    const change = { plan: 'basic', ...period('2027-03-01T12:00:00Z', '2027-04-01T12:00:00Z') } as const;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => plans.changePlan(id, change)));
    expect(outcomes.filter((outcome) => outcome !== 'unchanged')).toEqual(['opened']);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('needs no first period', async () => {
    const { id } = await a.user();
    await a.sql.query('DELETE FROM usage_period WHERE user_id = $1', [id]);
    expect(await plans.changePlan(id, { plan: 'basic' })).toBe('opened');
    const { resetsAt, ...numbers } = await usage.summaryOf(id);
    expect(numbers).toMatchObject({ plan: 'basic', quota: 200 });
    expect(resetsAt?.toISOString()).toMatch(/^2027-04-01T12:00/);
  });

  it('takes part in the transaction it is given', async () => {
    const { id } = await a.user();
    const work = a.sql.transaction(async (tx) => {
      await plans.changePlan(id, { plan: 'pro' }, tx);
      throw new Error('the mirror could not be written');
    });
    await expect(work).rejects.toThrow('mirror');
    expect(await usage.summaryOf(id)).toMatchObject({ plan: 'free' });
  });
});

describe('a renewal', () => {
  it("follows Stripe's own bounds", async () => {
    const { id } = await a.user();
    a.clock.set(at('2027-03-10T10:00:00Z'));
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    await spend(id, 4);
    // Paid anew from another day on, such as after a pause.
    const later = period('2027-03-20T09:00:00Z', '2027-04-20T09:00:00Z');
    a.clock.set(at('2027-03-20T10:00:00Z'));
    expect(await plans.changePlan(id, { plan: 'pro', ...later })).toBe('renewed');
    expect(await usage.summaryOf(id)).toMatchObject({ used: 0, resetsAt: later.endsAt });
  });

  it('that had already been rolled over changes nothing, and news of the old period changes nothing either', async () => {
    const { id } = await a.user();
    a.clock.set(at('2027-03-10T10:00:00Z'));
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    a.clock.set(at('2027-04-10T09:00:01Z'));
    await spend(id, 2);
    expect(await plans.changePlan(id, { plan: 'pro', ...MARCH })).toBe('unchanged');
    expect(await plans.changePlan(id, { plan: 'pro', ...APRIL })).toBe('unchanged');
    expect(await usage.summaryOf(id)).toMatchObject({ used: 2, resetsAt: APRIL.endsAt });
  });

  it('on the 31st is followed by the shorter months and the 31st again', async () => {
    a.clock.set(at('2027-01-20T08:00:00Z'));
    const { id } = await a.user();
    a.clock.set(at('2027-01-31T08:00:00Z'));
    await plans.changePlan(id, { plan: 'basic', ...period('2027-01-31T08:00:00Z', '2027-02-28T08:00:00Z') });
    a.clock.set(at('2027-04-02T00:00:00Z'));
    await usage.rollIfDue(id);
    const starts = (await rowsOf(id)).slice(1).map(({ startsAt }: { startsAt: Date }) => startsAt.toISOString());
    expect(starts).toEqual(['2027-01-31T08:00:00.000Z', '2027-02-28T08:00:00.000Z', '2027-03-31T08:00:00.000Z']);
  });
});

describe('a change between paid plans', () => {
  beforeEach(() => a.clock.set(at('2027-03-10T10:00:00Z')));

  it('upwards raises the running allowance and keeps what was used', async () => {
    const { id } = await a.user();
    await plans.changePlan(id, { plan: 'basic', ...MARCH });
    await spend(id, 5);
    expect(await plans.changePlan(id, { plan: 'pro', ...MARCH })).toBe('converted');
    expect(await usage.summaryOf(id)).toMatchObject({ plan: 'pro', quota: 1000, used: 5, resetsAt: MARCH.endsAt });
  });

  it('downwards at the end of the period starts anew with the smaller allowance', async () => {
    const { id } = await a.user();
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    await spend(id, 5);
    a.clock.set(at('2027-04-10T09:00:00Z'));
    expect(await plans.changePlan(id, { plan: 'basic', ...APRIL })).toBe('converted');
    expect(await usage.summaryOf(id)).toMatchObject({ plan: 'basic', quota: 200, used: 0, resetsAt: APRIL.endsAt });
  });

  it("ends an administrator's edit", async () => {
    const { id } = await a.user();
    await plans.changePlan(id, { plan: 'basic', ...MARCH });
    await a.sql.query('UPDATE usage_period SET quota = 5, admin_modified = true WHERE user_id = $1', [id]);
    await plans.changePlan(id, { plan: 'basic', ...MARCH });
    expect(await usage.summaryOf(id)).toMatchObject({ quota: 5, adminModified: true });
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    expect(await usage.summaryOf(id)).toMatchObject({ quota: 1000, adminModified: false });
  });
});

describe('a return to Free', () => {
  it('inside the same free month keeps what was used in it, and its day of renewal', async () => {
    const { id } = await a.user();
    await spend(id, 7);
    a.clock.set(at('2027-03-10T10:00:00Z'));
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    await spend(id, 20);
    a.clock.set(at('2027-03-15T10:00:00Z'));
    expect(await plans.changePlan(id, { plan: 'free' })).toBe('opened');
    const { resetsAt, ...numbers } = await usage.summaryOf(id);
    expect(numbers).toMatchObject({ plan: 'free', quota: 10, used: 7, remaining: 3 });
    expect(resetsAt?.toISOString()).toMatch(/^2027-04-01T12:00/);
    const rows = await rowsOf(id);
    expect(rows.at(-1)).toMatchObject({ adjustment: 7 });
    // And the same again: nobody gets more by going to and fro.
    await spend(id, 1);
    await plans.changePlan(id, { plan: 'basic' });
    await plans.changePlan(id, { plan: 'free' });
    expect(await usage.summaryOf(id)).toMatchObject({ used: 8 });
  });

  it('in a later free month starts with nothing used', async () => {
    const { id } = await a.user();
    await spend(id, 7);
    a.clock.set(at('2027-03-10T10:00:00Z'));
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    a.clock.set(at('2027-04-10T09:00:02Z'));
    await plans.changePlan(id, { plan: 'free' });
    const { used, resetsAt } = await usage.summaryOf(id);
    expect(used).toBe(0);
    expect(resetsAt?.toISOString()).toMatch(/^2027-05-01T12:00/);
  });

  it('keeps what was ever used when free prompts never renew', async () => {
    const once = await TestApp.start({ env: { FREE_QUOTA_RENEWAL: 'never' } });
    try {
      const { id } = await once.user();
      await once.sql.query('UPDATE usage_period SET used = 6, adjustment = 6 WHERE user_id = $1', [id]);
      await once.get(PlanChangesService).changePlan(id, { plan: 'pro' });
      once.clock.advance({ days: 400 });
      await once.get(PlanChangesService).changePlan(id, { plan: 'free' });
      expect(await once.get(UsageService).summaryOf(id)).toMatchObject({ used: 6, remaining: 4, resetsAt: null });
    } finally {
      await once.stop();
    }
  });
});

describe('a refund', () => {
  it('leaves what was used and nothing more, also after the next sync', async () => {
    const { id } = await a.user();
    a.clock.set(at('2027-03-10T10:00:00Z'));
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    await spend(id, 3);
    expect(await plans.limitToUsed(id)).toBe(true);
    expect(await plans.limitToUsed(id)).toBe(false);
    await plans.changePlan(id, { plan: 'pro', ...MARCH });
    expect(await usage.summaryOf(id)).toMatchObject({ quota: 3, used: 3, remaining: 0 });
  });

  it('takes nothing from a free month', async () => {
    const { id } = await a.user();
    expect(await plans.limitToUsed(id)).toBe(false);
    expect(await usage.summaryOf(id)).toMatchObject({ remaining: 10 });
  });
});
