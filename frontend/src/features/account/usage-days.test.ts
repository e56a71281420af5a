import { expect, it } from '@jest/globals';
import { daysOf } from './usage-days';

const NOW = Date.parse('2026-11-22T12:00:00Z');

it('shows every day of a period, also those without use, and not the day on which it ends', () => {
  const days = daysOf(
    {
      startsAt: '2026-11-01T00:00:00.000Z',
      endsAt: '2026-12-01T00:00:00.000Z',
      days: [{ date: '2026-11-03', count: 4 }],
    },
    NOW,
  );
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ date: '2026-11-01', count: 0 });
  expect(days[2]).toEqual({ date: '2026-11-03', count: 4 });
  expect(days.at(-1)).toEqual({ date: '2026-11-30', count: 0 });
});

it('includes the last day of a period that ends in the middle of one', () => {
  const days = daysOf({ startsAt: '2026-10-30T09:00:00.000Z', endsAt: '2026-11-30T09:00:00.000Z', days: [] }, NOW);
  expect(days.at(-1)?.date).toBe('2026-11-30');
});

it('shows the last 31 days of a period that never ends', () => {
  const days = daysOf({ startsAt: '2025-01-01T00:00:00.000Z', endsAt: null, days: [] }, NOW);
  expect(days).toHaveLength(31);
  expect(days.at(-1)?.date).toBe('2026-11-22');
});
