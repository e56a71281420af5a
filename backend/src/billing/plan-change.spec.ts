import { describe, expect, it } from '@jest/globals';
import type { PlannedSubscription } from './billing-sync.js';
import { decideChange } from './plan-change.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const HOUR_MS = 3_600_000;

const subscription = (fields: Partial<PlannedSubscription>): PlannedSubscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'active',
  itemId: 'si_1',
  price: { id: 'price_1', plan: null },
  plan: 'basic',
  nextPlan: null,
  periodStartsAt: new Date('2026-03-01T00:00:00Z'),
  periodEndsAt: new Date('2026-04-01T00:00:00Z'),
  anchorAt: new Date('2026-03-01T00:00:00Z'),
  cancelsAt: null,
  schedule: null,
  createdAt: new Date('2026-03-01T00:00:00Z'),
  endedAt: null,
  ...fields,
});

const ending = { cancelsAt: new Date('2026-04-01T00:00:00Z') };

describe('choosing a plan', () => {
  it('starts one for a free account, also after one that has ended', () => {
    expect(decideChange([], 'pro', NOW).kind).toBe('create');
    expect(decideChange([subscription({ status: 'canceled' })], 'basic', NOW).kind).toBe('create');
  });

  it('finds the one that waits to be paid, and gives up those for another plan or of yesterday', () => {
    const waiting = subscription({ status: 'incomplete', createdAt: new Date(NOW.getTime() - HOUR_MS) });
    expect(decideChange([waiting], 'basic', NOW)).toEqual({ kind: 'create', reusable: waiting, abandoned: [] });
    expect(decideChange([waiting], 'pro', NOW)).toEqual({ kind: 'create', reusable: undefined, abandoned: [waiting] });
    const old = { ...waiting, createdAt: new Date(NOW.getTime() - 22 * HOUR_MS) };
    expect(decideChange([old], 'basic', NOW)).toEqual({ kind: 'create', reusable: undefined, abandoned: [old] });
  });

  it.each([
    ['basic', 'pro', {}, 'upgrade'],
    ['pro', 'basic', {}, 'downgrade'],
    ['basic', 'basic', ending, 'resume'],
    ['basic', 'pro', ending, 'upgrade'],
    ['pro', 'basic', ending, 'downgrade'],
    ['pro', 'pro', { nextPlan: 'basic' }, 'resume'],
    ['pro', 'basic', { nextPlan: 'basic', ...ending }, 'downgrade'],
  ] as const)('from %s to %s with %j is to %s', (plan, wanted, fields, kind) => {
    expect(decideChange([subscription({ plan, ...fields })], wanted, NOW).kind).toBe(kind);
  });

  it('refuses the plan a person already has, and the downgrade that is already scheduled', () => {
    expect(() => decideChange([subscription({ plan: 'pro' })], 'pro', NOW)).toThrow('You already have the Pro Plan.');
    expect(() => decideChange([subscription({ plan: 'pro', nextPlan: 'basic' })], 'basic', NOW)).toThrow(
      'already scheduled',
    );
  });

  it('settles an open payment before anything else changes', () => {
    const overdue = subscription({ status: 'past_due' });
    expect(decideChange([overdue], 'basic', NOW)).toEqual({ kind: 'settle', subscription: overdue });
    expect(() => decideChange([overdue], 'pro', NOW)).toThrow('settle the open payment');
  });
});
