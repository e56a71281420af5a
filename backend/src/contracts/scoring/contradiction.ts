import { findAll, type Reading } from './reading.js';

/** How far, in characters, a denial reaches. */
const REACH = 24;

/** Unit → the figures demanded of it. */
function bounds(text: string, pattern: RegExp): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const match of text.matchAll(pattern)) {
    const amount = Number(match[1] ?? match[2]);
    const unit = (/\p{L}+/u.exec(match[0].slice(match[0].indexOf(String(amount))))?.[0] ?? '').slice(0, 3);
    found.set(unit, [...(found.get(unit) ?? []), amount]);
  }
  return found;
}

function excludesItself({ text, lexicon }: Reading): boolean {
  const ceilings = bounds(text, lexicon.ceiling);
  return [...bounds(text, lexicon.floor)].some(([unit, floors]) =>
    ceilings.get(unit)?.some((ceiling) => floors.some((floor) => floor > ceiling)),
  );
}

/** A list asked for and forbidden. */
function forbidsWhatItWants({ text, lexicon }: Reading): boolean {
  const forms = findAll(text, lexicon.format);
  const denials = findAll(text, lexicon.not);
  const isNear = (from: number, to: number) => from <= to && to - from < REACH && !/[.!?,;:。！？，、،؛\n]/u.test(text.slice(from, to));
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
