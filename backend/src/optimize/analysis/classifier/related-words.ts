import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * English words in groups that stand in like places, a line a group: the number of the wider group it belongs to, then the
 * words. Written by `training/classifier/related-words.ts` out of the GloVe vectors, which are in the public domain.
 */
const FILE = join(import.meta.dirname, 'related-words.txt.gz');

export interface RelatedWords {
  /** The group of each word. */
  groups: ReadonlyMap<string, number>;
  /** The wider group of each group. */
  wider: readonly string[];
}

let known: RelatedWords | undefined;

/** What was learned of one word holds, to a degree, for others of its group: few drafts use only words that were met. */
export function relatedWords(): RelatedWords {
  if (known) return known;
  const lines = gunzipSync(readFileSync(FILE))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const groups = new Map(lines.flatMap(([, ...words], group) => words.map((word) => [word, group] as const)));
  return (known = { groups, wider: lines.map(([number = '']) => number) });
}
