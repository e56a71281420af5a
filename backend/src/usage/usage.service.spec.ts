import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { TestApp } from '../../test/support/app.js';
import { sha256 } from '../common/sha256.js';
import { LEASE_SECONDS, UsageService } from './usage.service.js';

let a: TestApp;
let usage: UsageService;
beforeAll(async () => {
  a = await TestApp.start();
  usage = a.get(UsageService);
});
afterAll(() => a.stop());

const request = (userId: string, idempotencyKey: string | null = null) => ({
  id: randomUUID(),
  userId,
  idempotencyKey,
  requestHash: sha256('a prompt'),
});

/** Counter and rows have to agree: `used` is the committed ones, `reserved` those in flight. */
async function ledgerOf(userId: string): Promise<object> {
  const [row] = await a.sql.query<object[]>(
    `SELECT p.used, p.reserved,
            count(*) FILTER (WHERE r.state = 'committed')::int AS committed, count(*) FILTER (WHERE r.state = 'reserved')::int AS held
       FROM usage_period p LEFT JOIN usage_reservation r ON r.period_id = p.id
      WHERE p.user_id = $1 AND p.closed_at IS NULL GROUP BY p.id`,
    [userId],
  );
  return row ?? {};
}

describe('a reservation', () => {
  it('is given to exactly as many parallel requests as prompts are left', async () => {
    const { id } = await a.user();
    const attempts = await Promise.allSettled(Array.from({ length: 60 }, () => usage.reserve(request(id))));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await ledgerOf(id)).toEqual({ used: 0, reserved: 10, committed: 0, held: 10 });
  });

  it('is committed once, however often it is tried', async () => {
    const { id } = await a.user();
    const held = request(id);
    await usage.reserve(held);
    const commits = await Promise.all(
      Array.from({ length: 5 }, () => a.sql.transaction((tx) => usage.commit(held.id, tx))),
    );
    expect(commits.filter((left) => left !== null)).toEqual([expect.objectContaining({ used: 1, remaining: 9 })]);
    expect(await usage.release(held.id)).toBe(false);
    expect(await ledgerOf(id)).toEqual({ used: 1, reserved: 0, committed: 1, held: 0 });
  });

  it('comes back once when its holder is gone, with five sweepers at work', async () => {
    const { id } = await a.user();
    for (let n = 0; n < 4; n += 1) await usage.reserve(request(id));
    expect(await usage.sweep(id)).toBe(0);
    a.clock.advance({ seconds: LEASE_SECONDS + 1 });
    const swept = await Promise.all(Array.from({ length: 5 }, () => usage.sweep(id)));
    expect(swept.reduce((sum, count) => sum + count)).toBe(4);
    expect(await ledgerOf(id)).toEqual({ used: 0, reserved: 0, committed: 0, held: 0 });
  });

  it('of a run that was given up is free twenty times a period, and no more', async () => {
    const { id } = await a.user();
    await a.sql.query('UPDATE usage_period SET cancelled = 18 WHERE user_id = $1', [id]);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const held = request(id);
        await usage.reserve(held);
        return a.sql.transaction((tx) => usage.cancel(held.id, tx));
      }),
    );
    expect(outcomes.filter((left) => left !== null)).toHaveLength(2);
    expect(await ledgerOf(id)).toEqual({ used: 0, reserved: 3, committed: 0, held: 3 });
  });

  it('of a delivered but free result keeps its key, so that the answer can be repeated', async () => {
    const { id } = await a.user();
    const held = request(id, 'free-answer');
    await usage.reserve(held);
    expect(await a.sql.transaction((tx) => usage.waive(held.id, tx))).toMatchObject({ used: 0, remaining: 10 });
    expect(await usage.reserve(request(id, 'free-answer'))).toMatchObject({
      reservation: { id: held.id, state: 'waived' },
    });
  });

  it('that was swept can no longer be committed', async () => {
    const { id } = await a.user();
    const held = request(id);
    await usage.reserve(held);
    a.clock.advance({ seconds: LEASE_SECONDS + 1 });
    await usage.sweep(id);
    expect(await a.sql.transaction((tx) => usage.commit(held.id, tx))).toBeNull();
    expect(await usage.summaryOf(id)).toMatchObject({ used: 0 });
  });

  it('of a crashed server lets its key go as soon as the lease is over, for one of all who ask again', async () => {
    const { id } = await a.user();
    const lost = request(id, 'asked-again');
    await usage.reserve(lost);
    expect(await usage.reserve(request(id, 'asked-again'))).toMatchObject({ reservation: { id: lost.id } });
    a.clock.advance({ seconds: LEASE_SECONDS + 1 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => usage.reserve(request(id, 'asked-again'))));
    expect(outcomes.filter((repeated) => repeated === undefined)).toHaveLength(1);
    expect(await ledgerOf(id)).toEqual({ used: 0, reserved: 1, committed: 0, held: 1 });
  });

  it('of a crashed server is swept before its owner is refused', async () => {
    const { id } = await a.user();
    for (let n = 0; n < 10; n += 1) await usage.reserve(request(id));
    await expect(usage.reserve(request(id))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    a.clock.advance({ seconds: LEASE_SECONDS + 1 });
    await expect(usage.reserve(request(id))).resolves.toBeUndefined();
  });
});

describe('a period', () => {
  it('is followed by the next when it is due, whoever asks first, and only once', async () => {
    const { id } = await a.user();
    const held = request(id);
    await usage.reserve(held);
    await a.sql.transaction((tx) => usage.commit(held.id, tx));
    const before = await usage.summaryOf(id);
    a.clock.advance({ days: 32 });
    await Promise.all(Array.from({ length: 10 }, () => usage.reserve(request(id))));
    const after = await usage.summaryOf(id);
    expect(after).toMatchObject({ used: 0, quota: 10 });
    expect(after.resetsAt?.getTime()).toBeGreaterThan(before.resetsAt?.getTime() ?? 0);
    expect(await a.sql.query('SELECT 1 FROM usage_period WHERE user_id = $1', [id])).toHaveLength(2);
  });

  it('keeps a prompt that was reserved in it', async () => {
    const { id } = await a.user();
    const held = request(id);
    await usage.reserve(held);
    a.clock.advance({ days: 32 });
    const left = await a.sql.transaction((tx) => usage.commit(held.id, tx));
    expect(left).toMatchObject({ used: 0, remaining: 10 });
    expect(left).toEqual(await usage.summaryOf(id));
    await usage.rollIfDue(id);
    expect(await a.sql.query('SELECT used FROM usage_period WHERE user_id = $1 ORDER BY starts_at', [id])).toEqual([
      { used: 1 },
      { used: 0 },
    ]);
  });

  it('never shows less than nothing when an administrator set it below what was used', async () => {
    const { id } = await a.user();
    await a.sql.query('UPDATE usage_period SET used = 9, quota = 4 WHERE user_id = $1', [id]);
    expect(await usage.summaryOf(id)).toMatchObject({ remaining: 0 });
    await expect(usage.reserve(request(id))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  });
});

it('never renews free prompts when FREE_QUOTA_RENEWAL is never', async () => {
  const once = await TestApp.start({ env: { FREE_QUOTA_RENEWAL: 'never' } });
  try {
    const { id } = await once.user();
    const ledger = once.get(UsageService);
    const held = request(id);
    await ledger.reserve(held);
    await once.sql.transaction((tx) => ledger.commit(held.id, tx));
    once.clock.advance({ days: 4_000 });
    expect(await ledger.summaryOf(id)).toMatchObject({ used: 1, remaining: 9, resetsAt: null });
  } finally {
    await once.stop();
  }
});
