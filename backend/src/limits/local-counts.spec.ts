import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LocalCounts } from './local-counts.js';

const MINUTE = 60_000;
let counts: LocalCounts;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  counts = new LocalCounts();
});
afterEach(() => void jest.useRealTimers());

const take = (key: string, times = 1) => {
  let last = counts.increment(key, MINUTE, 3, MINUTE);
  for (let count = 1; count < times; count += 1) last = counts.increment(key, MINUTE, 3, MINUTE);
  return last;
};

describe('counting in this process', () => {
  it('lets as many through as the limit says, and no more until the wait is over', () => {
    expect(take('ada', 3)).toMatchObject({ totalHits: 3, isBlocked: false });
    jest.advanceTimersByTime(10_000);
    expect(take('ada')).toMatchObject({ isBlocked: true, timeToBlockExpire: 60 });
    jest.advanceTimersByTime(30_000);
    expect(take('ada')).toMatchObject({ isBlocked: true, timeToBlockExpire: 30 });
    jest.advanceTimersByTime(30_000);
    expect(take('ada')).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('counts everybody for themselves', () => {
    take('ada', 4);
    expect(take('bob')).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('begins anew with the next window', () => {
    take('ada', 3);
    jest.advanceTimersByTime(MINUTE);
    expect(take('ada')).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('still knows whoever is counting after thousands of others came and went', () => {
    for (let caller = 0; caller < 10_000; caller += 1) take(`early ${caller}`);
    jest.advanceTimersByTime(MINUTE - 1);
    take('ada', 3);
    jest.advanceTimersByTime(1);
    for (let caller = 0; caller < 100; caller += 1) take(`late ${caller}`);
    expect(take('ada').isBlocked).toBe(true);
  });
});
