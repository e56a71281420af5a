import { findAll, type Reading } from './reading.js';

/** How far, in characters, "at most" reaches. */
const REACH = 24;

/** The figures that stand right behind words such as "at most", or right before them. */
function bounds(text: string, words: RegExp, amount: RegExp): { value: number; unit: string }[] {
  return findAll(text, words).flatMap(({ at, end }) => {
    const behind = text.slice(end, end + REACH).match(/^[^.!?;:。！？，、،؛\n]*/u)?.[0] ?? '';
    const before = text.slice(Math.max(0, at - REACH), at).match(/[^.!?;:。！？，、،؛\n]*$/u)?.[0] ?? '';
    const match = [...behind.matchAll(amount)][0] ?? [...before.matchAll(amount)].at(-1);
    return match ? [{ value: Number(match[1]), unit: (match[2] ?? '').slice(0, 3) }] : [];
  });
}

function excludesItself({ text, lexicon: { max, min, amount } }: Reading): boolean {
  const ceilings = bounds(text, max, amount);
  return bounds(text, min, amount).some((floor) =>
    ceilings.some((ceiling) => ceiling.unit === floor.unit && ceiling.value < floor.value),
  );
}

/** A list asked for and forbidden. */
function forbidsWhatItWants({ text, lexicon }: Reading): boolean {
  const forms = findAll(text, lexicon.format);
  const denials = findAll(text, lexicon.not);
  // At most one word between, as in "do not use tables".
  const isNear = (from: number, to: number) =>
    from <= to && /^\s*(?:[^\s.!?,;:。！？，、،؛]{1,12}\s*)?$/u.test(text.slice(from, to));
  const isDenied = (at: number, end: number) =>
    denials.some((denial) => (lexicon.verbLast ? isNear(end, denial.at) : isNear(denial.end, at)));
  const denied = new Set(forms.filter(({ at, end }) => isDenied(at, end)).map(({ word }) => word.slice(0, 4)));
  return forms.some(({ at, end, word }) => denied.has(word.slice(0, 4)) && !isDenied(at, end));
}

/** Wishes of which only one can be met: short and exhaustive, casual and formal, at least 500 words and at most 200. */
export function hasContradiction(reading: Reading): boolean {
  const { text, lexicon } = reading;
  const has = (pattern: RegExp) => findAll(text, pattern).length > 0;
  return (
    (has(lexicon.short) && has(lexicon.long)) ||
    (has(lexicon.casual) && has(lexicon.formal)) ||
    excludesItself(reading) ||
    forbidsWhatItWants(reading)
  );
}
