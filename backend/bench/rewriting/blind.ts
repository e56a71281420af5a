import { createHash } from 'node:crypto';
import type { Measured } from './measure.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** An order that looks random and is the same in every run, so that a sheet can be written again. */
const shuffled = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  entries.toSorted((a, b) => order(keyOf(a)).localeCompare(order(keyOf(b))));
const order = (text: string) => createHash('sha256').update(`blind ${text}`).digest('hex');

/**
 * A sheet to judge by without knowing which text is whose: the draft and its versions under letters, and the key to
 * them, which the reader opens last.
 */
export function blindSheet(results: readonly Measured[]): { sheet: string; key: string } {
  const numbered = results.map((result, index) => {
    const texts = [
      { who: 'original', text: result.text },
      ...result.variants.map(({ strategy, prompt }) => ({ who: strategy, text: prompt })),
    ];
    return { number: index + 1, entries: shuffled(texts, ({ text }) => text) };
  });
  const sheet = numbered.map(({ number, entries }) =>
    [`## ${number}`, ...entries.map(({ text }, at) => `[${LETTERS[at] ?? at}]\n${text}`)].join('\n\n'),
  );
  const key = numbered.map(({ number, entries }) =>
    JSON.stringify({ number, ...Object.fromEntries(entries.map(({ who }, at) => [LETTERS[at] ?? at, who])) }),
  );
  return { sheet: `${sheet.join('\n\n')}\n`, key: `${key.join('\n')}\n` };
}
