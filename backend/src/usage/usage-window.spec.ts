import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addMonths, windowAt } from './usage-window.js';

const at = (iso: string): Date => new Date(iso);

describe('months from an anchor', () => {
  it.each([
    ['2025-01-31T10:00:00Z', 1, '2025-02-28T10:00:00Z'],
    ['2025-01-31T10:00:00Z', 2, '2025-03-31T10:00:00Z'],
    ['2024-01-31T10:00:00Z', 1, '2024-02-29T10:00:00Z'],
    ['2024-02-29T00:00:00Z', 12, '2025-02-28T00:00:00Z'],
    ['2024-02-29T00:00:00Z', 48, '2028-02-29T00:00:00Z'],
    ['2025-11-30T23:59:59Z', 3, '2026-02-28T23:59:59Z'],
  ])('%s and %i months is %s', (anchor, months, expected) => {
    expect(addMonths(at(anchor), months)).toEqual(at(expected));
  });
});

describe('windows', () => {
  it('tile time from any anchor: no gap, no overlap, and the one found holds the instant', () => {
    const instant = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2040-12-31T23:59:59Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [anchor, now] = one < other ? [one, other] : [other, one];
        const { startsAt, endsAt } = windowAt(anchor, now, true);
        expect(startsAt <= now).toBe(true);
        expect(endsAt && endsAt > now).toBe(true);
        expect(windowAt(anchor, endsAt ?? now, true).startsAt).toEqual(endsAt);
      }),
      { numRuns: 1_000 },
    );
  });

  it('that never renew have no end', () => {
    const anchor = at('2025-01-31T10:00:00Z');
    expect(windowAt(anchor, at('2030-01-01T00:00:00Z'), false)).toEqual({ startsAt: anchor, endsAt: null });
  });
});
