import { describe, expect, it } from '@jest/globals';
import { changedCounts, parseCounts, rebase, remainingOf } from './prompt-counts';

const typed = (promptsUsed: string, promptQuota: string) => ({ promptsUsed, promptQuota });

describe('parseCounts', () => {
  it.each(['', ' ', 'ten', '1.5', '1e3', '0x10', '10 000', '99999999999999999999'])(
    'takes "%s" for no number',
    (text) => {
      expect(parseCounts(typed(text, '10'))).toEqual({ problem: 'Please enter valid numbers' });
      expect(parseCounts(typed('3', text))).toEqual({ problem: 'Please enter valid numbers' });
    },
  );

  it('refuses what is below zero, after what is no number', () => {
    expect(parseCounts(typed('-1', '10'))).toEqual({ problem: 'Values cannot be negative' });
    expect(parseCounts(typed('1', '-10'))).toEqual({ problem: 'Values cannot be negative' });
    expect(parseCounts(typed('-1', 'x'))).toEqual({ problem: 'Please enter valid numbers' });
  });

  it('allows zero, spaces around, and more used than the quota', () => {
    expect(parseCounts(typed(' 12 ', '0'))).toEqual({ counts: { promptsUsed: 12, promptQuota: 0 } });
  });
});

describe('remainingOf', () => {
  it.each([
    ['3', '10', 7],
    ['10', '10', 0],
    ['12', '10', 0],
    ['', '10', null],
    ['-1', '10', null],
  ])('of %s used and a quota of %s is %s', (used, quota, remaining) => {
    expect(remainingOf(typed(used, quota))).toBe(remaining);
  });
});

describe('changedCounts', () => {
  const before = { promptsUsed: 3, promptQuota: 10 };

  it('has only what differs', () => {
    expect(changedCounts(before, { promptsUsed: 3, promptQuota: 20 })).toEqual({ promptQuota: 20 });
    expect(changedCounts(before, { promptsUsed: 0, promptQuota: 10 })).toEqual({ promptsUsed: 0 });
    expect(changedCounts(before, before)).toEqual({});
  });
});

describe('rebase', () => {
  it('keeps what was typed and follows the newer counts with the rest', () => {
    const older = { promptsUsed: 3, promptQuota: 10 };
    const newer = { promptsUsed: 5, promptQuota: 40 };
    expect(rebase(typed('3', '99'), older, newer)).toEqual(typed('5', '99'));
  });
});
