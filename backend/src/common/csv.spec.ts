import { expect, it } from '@jest/globals';
import { csvLine } from './csv.js';

it.each([
  [['plain', 7, null, true], 'plain,7,,true'],
  [['a,b', 'says "so"', 'two\nlines'], '"a,b","says ""so""","two\nlines"'],
  [[new Date(0), { used: 1 }], '1970-01-01T00:00:00.000Z,"{""used"":1}"'],
])('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('keeps a spreadsheet from running %j', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
  expect(csvLine([-1])).toBe('-1\r\n');
});
