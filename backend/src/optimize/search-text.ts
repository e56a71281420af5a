import type { Variant } from '../contracts/rewriting.js';

/** More words than anybody types; each costs a look at every text. */
const TERMS_MAX = 8;
const EXCERPT_BEFORE = 40;
const EXCERPT_LENGTH = 180;

/**
 * The form in which texts and searches meet: capital letters and compatible forms of a character are the same. Done here
 * and not in the database, whose idea of a letter depends on how it was installed.
 */
const searchable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What a result is found by: the prompt and every version of it. */
export function searchTextOf(originalPrompt: string, variants: readonly Pick<Variant, 'prompt'>[]): string {
  return searchable([originalPrompt, ...variants.map(({ prompt }) => prompt)].join('\n'));
}

/** The words of a search. A result is found if it has all of them, anywhere. */
export function searchTermsOf(search: string): string[] {
  const terms = searchable(search).split(/[\s\p{Cc}]+/u);
  return [...new Set(terms.filter(Boolean))].slice(0, TERMS_MAX);
}

export interface Excerpt {
  title: string;
  text: string;
}

/** Where a search was met, unless the original shows it by itself: the version and its words around. */
export function excerptOf(
  { originalPrompt, variants }: { originalPrompt: string; variants: readonly Variant[] },
  terms: readonly string[],
): Excerpt | null {
  const original = searchable(originalPrompt);
  const missing = terms.find((term) => !original.includes(term));
  if (missing === undefined) return null;
  for (const { title, prompt: lines } of variants) {
    const prompt = lines.replaceAll(/\s+/g, ' ');
    const text = searchable(prompt);
    const at = text.indexOf(missing);
    // Where the two forms differ in length, places in one mean nothing in the other.
    if (at >= 0) return { title, text: cutOut(text.length === prompt.length ? prompt : text, at) };
  }
  return null;
}

function cutOut(text: string, at: number): string {
  const from = at <= EXCERPT_BEFORE ? 0 : text.indexOf(' ', at - EXCERPT_BEFORE) + 1 || at;
  const start = Math.min(from, at);
  const piece = text.slice(start, start + EXCERPT_LENGTH).toWellFormed();
  return `${start > 0 ? '…' : ''}${piece.trim()}${start + EXCERPT_LENGTH < text.length ? '…' : ''}`;
}
