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

const SIGNS = [...'aAbß, .\n\t漢字あعر🙂🎉👩🏽🚀', '\u200d'];
const texts = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 200 });

function jaccard(a: Set<string>, b: Set<string>): number {
  const all = new Set([...a, ...b]);
  return all.size ? [...a].filter((gram) => b.has(gram)).length / all.size : 1;
}

it('finds as many runs as the definition, pictures included, also the second time', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(threeGrams(text)).toHaveLength(slowly(text).size);
      expect(threeGrams(text)).toHaveLength(slowly(text).size);
    }),
    { numRuns: 300 },
  );
});

it('finds two texts as alike as the definition does, also where they have runs in common', () => {
  fc.assert(
    fc.property(texts, texts, texts, (start, one, other) => {
      const [a, b] = [`${start} ${one}`, `${start} ${other}`];
      expect(similarity(a, b)).toBe(jaccard(slowly(a), slowly(b)));
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
