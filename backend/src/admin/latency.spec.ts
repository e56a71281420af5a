import { expect, it } from '@jest/globals';
import { addUp, quantileMs } from './latency.js';

it('reads quantiles from counted classes', () => {
  expect(quantileMs([], 0.5)).toBeNull();
  expect(quantileMs([10], 0.5)).toBe(13);
  expect(quantileMs([0, 10], 0.5)).toBe(38);
  expect(quantileMs([95, 0, 0, 5], 0.95)).toBe(25);
  expect(quantileMs([90, 0, 0, 10], 0.95)).toBe(175);
  // Nobody knows how long the longest took: the answer is the bound they are above.
  expect(quantileMs(addUp([[], Array.from({ length: 14 }, (_, index) => (index === 13 ? 3 : 0))]), 0.5)).toBe(20_000);
});

it('adds class by class, and nothing for hours without any', () => {
  expect(addUp([[1, 2], [], [0, 0, 5]]).slice(0, 4)).toEqual([1, 2, 5, 0]);
});
