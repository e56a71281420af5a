import { expect, it } from '@jest/globals';
import { agoText, utcDayText } from './dates';

const NOW = Date.parse('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T11:59:30Z', 'now'],
  ['2026-11-22T11:55:00Z', '5 minutes ago'],
  ['2026-11-22T09:59:00Z', '2 hours ago'],
  ['2026-11-21T11:00:00Z', 'yesterday'],
  ['2026-11-02T12:00:00Z', '20 days ago'],
  // A clock that is a little behind the server's.
  ['2026-11-22T12:00:09Z', 'now'],
])('%s was %s', (iso, text) => {
  expect(agoText(iso, NOW)).toBe(text);
});

it('a day in UTC stays that day wherever the reader is', () => {
  expect(utcDayText('2026-11-30')).toBe('Nov 30');
});
