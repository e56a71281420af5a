/** One more than what a UTF-16 unit can say, so that three of them make one exact number. */
const UNITS = 0x1_0000;
/** What a sign of two units is counted as: a unit that stands for nothing alone. No two pictures share one. */
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

function numberOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code < UNITS ? code : FIRST_SURROGATE + (code % SURROGATES);
}

/** The numbers of a text's characters, in small letters and with single spaces. */
function charactersOf(text: string): number[] | Uint16Array {
  const squeezed = text.toLowerCase().replace(/\s+/gu, ' ').trim();
  if (/[\uD800-\uDBFF]/.test(squeezed)) return Array.from(squeezed, numberOf);
  const units = new Uint16Array(squeezed.length);
  for (let at = 0; at < units.length; at += 1) units[at] = squeezed.charCodeAt(at);
  return units;
}

/** In ascending order, each once: of numbers in a row a processor makes far more than of sets of small texts. */
export type ThreeGrams = Float64Array;

function computeThreeGrams(text: string): ThreeGrams {
  const characters = charactersOf(text);
  const [first = 0, next = 0] = characters;
  if (characters.length < 3) return Float64Array.from(characters.length > 0 ? [first * UNITS + next] : []);
  const grams = new Float64Array(characters.length - 2);
  let before = first * UNITS + next;
  for (let at = 0; at < grams.length; at += 1) {
    const last = characters[at + 2] ?? 0;
    grams[at] = before * UNITS + last;
    before = (characters[at + 1] ?? 0) * UNITS + last;
  }
  return withoutRepeats(grams.sort());
}

function withoutRepeats(sorted: ThreeGrams): ThreeGrams {
  let count = 0;
  for (const gram of sorted) {
    if (count > 0 && gram === sorted[count - 1]) continue;
    sorted[count] = gram;
    count += 1;
  }
  return sorted.subarray(0, count);
}

/** The gates compare the same few texts with one another, so the last ones are kept; short pieces cost too little. */
const MOST_KEPT = 16;
const WORTH_KEEPING = 60;
const kept = new Map<string, ThreeGrams>();

/** The distinct runs of three characters, in small letters and with single spaces. */
export function threeGrams(text: string): ThreeGrams {
  if (text.length < WORTH_KEEPING) return computeThreeGrams(text);
  let grams = kept.get(text);
  if (!grams) {
    grams = computeThreeGrams(text);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, grams);
  }
  return grams;
}

function shared(a: ThreeGrams, b: ThreeGrams): number {
  let count = 0;
  for (let inA = 0, inB = 0; inA < a.length && inB < b.length;) {
    const difference = (a[inA] ?? 0) - (b[inB] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) inA += 1;
    if (difference >= 0) inB += 1;
  }
  return count;
}

/** How alike two texts are: the Jaccard index of their character 3-grams, from 0 to 1. */
export function similarity(a: string, b: string): number {
  const [first, second] = [threeGrams(a), threeGrams(b)];
  const common = shared(first, second);
  const all = first.length + second.length - common;
  return all === 0 ? 1 : common / all;
}

/** How much of `part` is found in `whole`, from 0 to 1. */
export function containment(part: string, whole: string | ThreeGrams): number {
  const grams = threeGrams(part);
  return grams.length === 0 ? 1 : shared(grams, typeof whole === 'string' ? threeGrams(whole) : whole) / grams.length;
}
