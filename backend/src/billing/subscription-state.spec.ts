import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { entitles, graceEndsAt, mostEntitling, readSubscription } from './subscription-state.js';

const JANUARY = Date.UTC(2026, 0, 31) / 1_000;
const FEBRUARY = Date.UTC(2026, 1, 28) / 1_000;

function subscription(fields: Partial<Stripe.Subscription>): Stripe.Subscription {
  const price = { id: 'price_basic', metadata: { plan: 'basic' } };
  return {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    items: { data: [{ id: 'si_1', price, current_period_start: JANUARY, current_period_end: FEBRUARY }] },
    billing_cycle_anchor: JANUARY,
    cancel_at: null,
    cancel_at_period_end: false,
    schedule: null,
    created: JANUARY,
    ended_at: null,
    ...fields,
  } as unknown as Stripe.Subscription;
}

describe('a subscription as we read it', () => {
  it('has its period on its item', () => {
    const { periodStartsAt, periodEndsAt } = readSubscription(subscription({}));
    expect(periodStartsAt.toISOString()).toBe('2026-01-31T00:00:00.000Z');
    expect(periodEndsAt.toISOString()).toBe('2026-02-28T00:00:00.000Z');
  });

  it.each([
    ['the portal of flexible billing sets a time', { cancel_at: FEBRUARY }],
    ['the older way sets a flag', { cancel_at_period_end: true }],
  ])('ends at the period when %s', (_, fields) => {
    expect(readSubscription(subscription(fields)).cancelsAt?.toISOString()).toBe('2026-02-28T00:00:00.000Z');
  });

  it('goes on when neither says otherwise', () => {
    expect(readSubscription(subscription({})).cancelsAt).toBeNull();
  });
});

describe('what a subscription gives', () => {
  const start = new Date(JANUARY * 1_000);
  const at = (days: number) => new Date(start.getTime() + days * 86_400_000);

  it.each(['active', 'trialing'])('is its plan while %s', (status) => {
    expect(entitles({ status, periodStartsAt: start }, at(20))).toBe(true);
  });

  it('is its plan for seven days after a renewal that was not paid', () => {
    const pastDue = { status: 'past_due', periodStartsAt: start };
    expect(entitles(pastDue, at(6.9))).toBe(true);
    expect(entitles(pastDue, at(7))).toBe(false);
    expect(graceEndsAt(pastDue)).toEqual(at(7));
  });

  it.each(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused', 'a status of the future'])(
    'is nothing while %s',
    (status) => {
      expect(entitles({ status, periodStartsAt: start }, at(1))).toBe(false);
    },
  );

  it('is decided by the best of several, and among equals by the newest', () => {
    const of = (status: string, days: number) => ({ status, createdAt: at(days) });
    const old = of('active', 1);
    expect(mostEntitling([of('canceled', 9), old, of('incomplete', 8)])).toBe(old);
    const newer = of('active', 3);
    expect(mostEntitling([old, newer])).toBe(newer);
    expect(mostEntitling([of('a status of the future', 9), old])).toBe(old);
    expect(mostEntitling([])).toBeUndefined();
  });
});
