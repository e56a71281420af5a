import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { containment, similarity, threeGrams } from './similarity.js';

/** The definition, without anything that makes it faster. */
function slowly(text: string): Set<string> {
  const characters = [...text.toLowerCase().replace(/\s+/gu, ' ').trim()];
  const runs = characters.map((_, at) => characters.slice(at, at + 3)).filter((run) => run.length === 3);
  const whole = characters.length > 0 && characters.length < 3 ? [characters.join('')] : [];
  return new Set([...whole, ...runs.map((run) => run.join(''))]);
}

const texts = fc.string({ unit: 'grapheme', maxLength: 200 });

it('finds the same runs as the definition, pictures included, also the second time', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(new Set(threeGrams(text))).toEqual(slowly(text));
      expect(new Set(threeGrams(text))).toEqual(slowly(text));
    }),
    { numRuns: 300 },
  );
});

it('says the same whichever text comes first', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(similarity(one, other)).toBe(similarity(other, one));
      expect(similarity(one, one)).toBe(1);
      expect(containment(one, `${one} ${one}`)).toBeGreaterThanOrEqual(0);
    }),
  );
});
