import { describe, expect, it } from '@jest/globals';
import {
  acceptOne,
  confirmCounts,
  fallbackCounter,
  giveOneBack,
  openingCounter,
  reconcile,
  spendOne,
  type UsageCounter,
} from './usage-rules';

const NOW = Date.UTC(2026, 10, 2, 12);
const HOUR = 60 * 60_000;

const counter = (changes: Partial<UsageCounter> = {}): UsageCounter => ({
  remaining: 7,
  total: 10,
  confirmedAt: NOW - 60_000,
  changedAt: 0,
  pending: 0,
  ...changes,
});

const answer = (remaining: number, changes: { askedAt?: number; adminResetAt?: number; total?: number } = {}) => ({
  counts: { remaining, total: changes.total ?? 10 },
  askedAt: changes.askedAt ?? NOW - 100,
  answeredAt: NOW,
  adminResetAt: changes.adminResetAt ?? 0,
});

describe('the counts a session opens with', () => {
  it('are the cached ones while they are at most an hour old', () => {
    expect(openingCounter(counter({ confirmedAt: NOW - HOUR }), 10, NOW)).toMatchObject({ remaining: 7, total: 10 });
  });

  it('are the whole plan when the cache is older, or missing', () => {
    expect(openingCounter(counter({ confirmedAt: NOW - HOUR - 1 }), 10, NOW)).toMatchObject({
      remaining: 10,
      total: 10,
    });
    expect(openingCounter(null, 10, NOW)).toMatchObject({ remaining: 10, total: 10 });
    expect(openingCounter(null, 200, NOW)).toMatchObject({ remaining: 200, total: 200 });
  });
});

describe('the counts shown when the server can not be asked', () => {
  it('are the cached ones for eight hours', () => {
    expect(fallbackCounter(counter({ confirmedAt: NOW - 8 * HOUR }), 10, NOW)).toMatchObject({ remaining: 7 });
  });

  it('are 3 of 10 when nothing recent is known', () => {
    const threeOfTen = { remaining: 3, total: 10, confirmedAt: 0 };
    expect(fallbackCounter(counter({ confirmedAt: NOW - 8 * HOUR - 1 }), 10, NOW)).toMatchObject(threeOfTen);
    expect(fallbackCounter(null, 10, NOW)).toMatchObject(threeOfTen);
  });
});

describe('using a prompt', () => {
  it('takes one off at once and never goes below zero', () => {
    expect(spendOne(counter(), NOW)).toMatchObject({ remaining: 6, pending: 1, changedAt: NOW });
    expect(spendOne(counter({ remaining: 0 }), NOW)).toMatchObject({ remaining: 0, pending: 1 });
  });

  it('is pending until the server takes it', () => {
    const spent = spendOne(counter(), NOW);
    expect(acceptOne(spent)).toMatchObject({ remaining: 6, pending: 0 });
    expect(giveOneBack(acceptOne(spent))).toMatchObject({ remaining: 7, pending: 0, changedAt: 0 });
    expect(giveOneBack(counter({ remaining: 10 }))).toMatchObject({ remaining: 10 });
  });

  it('ends with the counts that the answer brings', () => {
    expect(confirmCounts({ remaining: 5, total: 10 }, NOW)).toEqual({
      remaining: 5,
      total: 10,
      confirmedAt: NOW,
      changedAt: NOW,
      pending: 0,
    });
  });
});

describe('reconciling with the server', () => {
  it('takes the server’s count when nothing happened here', () => {
    expect(reconcile(counter(), answer(4))).toMatchObject({ remaining: 4, confirmedAt: NOW });
    expect(reconcile(counter(), answer(150, { total: 200 }))).toMatchObject({ remaining: 150, total: 200 });
  });

  it('takes a higher count as a reset and forgets what was pending', () => {
    const local = counter({ remaining: 2, pending: 1, changedAt: NOW - 3_000 });
    expect(reconcile(local, answer(10))).toMatchObject({ remaining: 10, pending: 0 });
  });

  it('subtracts what is pending', () => {
    const local = counter({ remaining: 9, pending: 1, changedAt: NOW - 3_000 });
    expect(reconcile(local, answer(10))).toMatchObject({ remaining: 9, pending: 1 });
    expect(reconcile(counter({ remaining: 0, pending: 2, changedAt: NOW - 3_000 }), answer(1))).toMatchObject({
      remaining: 0,
    });
  });

  it('forgets what has been pending longer than any run lasts', () => {
    const local = counter({ remaining: 7, pending: 1, changedAt: NOW - 30_001 });
    expect(reconcile(local, answer(7))).toMatchObject({ remaining: 7, pending: 0 });
  });

  it('keeps a count that changed here within the last two seconds', () => {
    const local = counter({ changedAt: NOW - 1_999 });
    expect(reconcile(local, answer(4))).toBe(local);
    expect(reconcile(counter({ changedAt: NOW - 2_000 }), answer(4))).toMatchObject({ remaining: 4 });
  });

  it('ignores an answer to a question asked before the change', () => {
    const local = counter({ changedAt: NOW - 3_000 });
    expect(reconcile(local, answer(10, { askedAt: NOW - 4_000 }))).toBe(local);
  });

  it('honours an administrator’s reset for five minutes, over everything else', () => {
    const local = counter({ remaining: 2, pending: 1, changedAt: NOW - 1_000 });
    expect(reconcile(local, answer(10, { adminResetAt: NOW - 500 }))).toMatchObject({ remaining: 10, pending: 0 });

    const earlier = counter({ remaining: 9, pending: 1, changedAt: NOW - 5 * 60_000 - 2 });
    expect(reconcile(earlier, answer(8, { adminResetAt: NOW - 5 * 60_000 }))).toMatchObject({ remaining: 8 });
    const tooLate = { adminResetAt: NOW - 5 * 60_000 - 1 };
    const fresh = counter({ changedAt: NOW - 1_000 });
    expect(reconcile(fresh, answer(10, tooLate))).toBe(fresh);
  });
});
