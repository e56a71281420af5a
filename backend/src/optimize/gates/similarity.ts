const GRAM = 3;

function computeThreeGrams(text: string): Set<string> {
  const squeezed = text.toLowerCase().replace(/\s+/gu, ' ').trim();
  const grams = new Set<string>();
  // A picture is one character of two units; text without any needs no list of its characters.
  const characters = /[\uD800-\uDBFF]/.test(squeezed) ? [...squeezed] : squeezed;
  const length = characters.length;
  const run = (at: number): string =>
    typeof characters === 'string' ? characters.slice(at, at + GRAM) : characters.slice(at, at + GRAM).join('');
  if (length > 0 && length < GRAM) grams.add(run(0));
  for (let at = 0; at + GRAM <= length; at += 1) grams.add(run(at));
  return grams;
}

/** The gates compare the same few texts with one another, so the last ones are kept; short pieces cost too little. */
const MOST_KEPT = 16;
const WORTH_KEEPING = 60;
const kept = new Map<string, Set<string>>();

/** The distinct runs of three characters, in small letters and with single spaces. */
export function threeGrams(text: string): ReadonlySet<string> {
  if (text.length < WORTH_KEEPING) return computeThreeGrams(text);
  let grams = kept.get(text);
  if (!grams) {
    grams = computeThreeGrams(text);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, grams);
  }
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
  const common = first.size < second.size ? shared(first, second) : shared(second, first);
  const all = first.size + second.size - common;
  return all === 0 ? 1 : common / all;
}

/** How much of `part` is found in `whole`, from 0 to 1. */
export function containment(part: string, whole: string | ReadonlySet<string>): number {
  const grams = threeGrams(part);
  return grams.size === 0 ? 1 : shared(grams, typeof whole === 'string' ? threeGrams(whole) : whole) / grams.size;
}
