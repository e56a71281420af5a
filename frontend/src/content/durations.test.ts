import { expect, it } from '@jest/globals';
import { minutesText, waitText } from './durations';

it.each([
  [60, '1 hour'],
  [120, '2 hours'],
  [90, '90 minutes'],
  [5, '5 minutes'],
])('%i minutes are "%s"', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('a wait of %i seconds is "%s", never too short', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
