import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase } from '../../test/support/database.js';
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

/** A leap year and more. */
const MONTHS = 50;

/** Every day of the years, at an hour of its own, so that no boundary falls on midnight by luck. */
function everyDay(from: number, to: number): Date[] {
  const days: Date[] = [];
  for (let day = Date.UTC(from, 0, 1); day < Date.UTC(to + 1, 0, 1); day += 86_400_000) {
    days.push(new Date(day + (days.length % 24) * 3_600_000 + 1_234_567));
  }
  return days;
}

it('every day from 2024 to 2040 anchors windows that tile the years, here and in the database, in any time zone', async () => {
  const database = await createDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    // The same instant has another day of the month there for half of the day.
    await client.query(`SET timezone = 'Pacific/Auckland'`);
    const anchors = everyDay(2024, 2040);
    const { rows } = await client.query<{ ends: Date[]; numbers: number[] }>(
      `SELECT array_agg(add_utc_months(anchor, month) ORDER BY month) AS ends,
              array_agg(utc_months_between(anchor, add_utc_months(anchor, month)) ORDER BY month) AS numbers
         FROM unnest($1::timestamptz[]) WITH ORDINALITY AS days (anchor, position),
              generate_series(1, $2) AS month
        GROUP BY position ORDER BY position`,
      [anchors, MONTHS],
    );
    expect(rows).toHaveLength(anchors.length);
    for (const [index, anchor] of anchors.entries()) {
      let startsAt = anchor;
      const ends: number[] = [];
      while (ends.length < MONTHS) {
        const window = windowAt(anchor, startsAt, true);
        if (+window.startsAt !== +startsAt || !window.endsAt || window.endsAt <= startsAt)
          throw new Error(`${anchor.toISOString()} leaves a gap`);
        const last = new Date(+window.endsAt - 1);
        if (+windowAt(anchor, last, true).startsAt !== +startsAt) throw new Error(`${anchor.toISOString()} overlaps`);
        ends.push(+window.endsAt);
        startsAt = window.endsAt;
      }
      const { ends: inDatabase = [], numbers = [] } = rows[index] ?? {};
      expect(inDatabase.map(Number)).toEqual(ends);
      expect(numbers.every((number, month) => number === month + 1)).toBe(true);
    }
  } finally {
    await client.end();
    await database.drop();
  }
}, 60_000);
