import { describe, expect, it } from '@jest/globals';
import { foldWords } from '../fold.js';
import { givesIndirectly } from './indirect-values.js';

describe('a value that a text gives only by another one', () => {
  it.each([
    ['en', 'It opened in 1990 and closed eleven years later.', true],
    ['en', 'It opened in 1990 and closed in 2001.', false],
    ['es', 'Abrió en 1990 y cerró once años después.', true],
    ['fr', 'Elle a ouvert en 1990 et fermé onze ans plus tard.', true],
    ['de', 'Sie kam 1990 und ging elf Jahre später.', true],
    ['pt', 'Abriu em 1990 e fechou onze anos depois.', true],
    ['it', 'Aprì nel 1990 e chiuse undici anni dopo.', true],
    ['ro', 'S-a deschis în 1990 și s-a închis unsprezece ani mai târziu.', true],
    ['zh', '公司成立于1990年，十一年后迁往南京。', true],
    ['ja', '1990年に開業し、翌年に移転した。', true],
    ['ar', 'افتتح عام 1990 وأغلق بعد عامين.', true],
  ])('%s: %s', (language, text, expected) => {
    expect(givesIndirectly(foldWords(text), language)).toBe(expected);
  });
});
