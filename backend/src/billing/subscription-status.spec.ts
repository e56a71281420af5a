import { describe, expect, it } from '@jest/globals';
import { toStatus } from './subscription-status.js';

const soon = new Date('2026-04-01T00:00:00Z');

describe("a subscription's status on the screens", () => {
  it.each([
    ['active', null, 'active'],
    ['trialing', null, 'trialing'],
    ['past_due', null, 'past_due'],
    ['canceled', null, 'canceled'],
    ['incomplete', null, 'incomplete'],
    ['incomplete_expired', null, 'incomplete_expired'],
    ['unpaid', null, 'unpaid'],
    ['paused', null, 'unpaid'],
    ['active', soon, 'active-until-period-end'],
    ['trialing', soon, 'trialing-until-period-end'],
    ['canceled', soon, 'canceled'],
    ['a status of the future', null, 'none'],
  ])('%s with an end of %s is %s', (status, cancelsAt, shown) => {
    expect(toStatus({ status, cancelsAt })).toBe(shown);
  });

  it('is none for whoever never had one', () => {
    expect(toStatus(undefined)).toBe('none');
  });
});
