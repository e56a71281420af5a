const GRAM = 3;

/** The distinct runs of three characters, in small letters and with single spaces. */
export function threeGrams(text: string): Set<string> {
  const characters = [...text.toLowerCase().replace(/\s+/gu, ' ').trim()];
  const grams = new Set<string>();
  if (characters.length > 0 && characters.length < GRAM) grams.add(characters.join(''));
  for (let at = 0; at + GRAM <= characters.length; at += 1) grams.add(characters.slice(at, at + GRAM).join(''));
  return grams;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const gram of a) if (b.has(gram)) count += 1;
  return count;
}

/** How alike two texts are: the Jaccard index of their character 3-grams, from 0 to 1. */
export function similarity(a: string, b: string): number {
  const [first, second] = [threeGrams(a), threeGrams(b)];
  const common = shared(first, second);
  const all = first.size + second.size - common;
  return all === 0 ? 1 : common / all;
}

/** How much of `part` is found in `whole`, from 0 to 1. */
export function containment(part: string, whole: string | ReadonlySet<string>): number {
  const grams = threeGrams(part);
  return grams.size === 0 ? 1 : shared(grams, typeof whole === 'string' ? threeGrams(whole) : whole) / grams.size;
}
