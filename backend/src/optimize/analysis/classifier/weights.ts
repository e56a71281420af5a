import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LABELS } from './asked-for.js';

/** Written by `npm run train:classifier`. */
const FILE = join(import.meta.dirname, 'weights.bin.gz');
const HEADER_BYTES = 12;

/** Room for all that is unpacked, so that it is in one piece from the start. */
const UNPACKED_BYTES = 16 * 1_024 * 1_024;

/**
 * A linear classifier: for each sign, named by its hash, a weight for each label. All weights are whole numbers from
 * -127 to 127 in steps of `step`. Seven in ten are nought and not kept.
 */
export interface Weights {
  /** In ascending order. */
  hashes: Uint32Array;
  /** For each sign, and once more at the end: where its entries in `labels` and `weights` begin. */
  starts: Uint32Array;
  labels: Uint8Array;
  weights: Int8Array;
  step: number;
  /** For each label: how likely its own wording has to be to serve before it is taken against the rules. */
  enough: Float32Array;
}

/** As it is trained: as many weights a sign as there are labels. */
export type DenseWeights = Pick<Weights, 'hashes' | 'weights' | 'step' | 'enough'>;

/** FNV-1a over UTF-16. Two signs in a million that fall on the same number do no harm. */
export function hashOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function packWeights({ hashes, weights, step, enough }: DenseWeights): Buffer {
  const count = LABELS.length;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(hashes.length, 0);
  header.writeUInt32LE(count, 4);
  header.writeFloatLE(step, 8);
  const kept = [...weights.keys()].filter((at) => weights[at] !== 0);
  const counts = new Uint8Array(hashes.length);
  for (const at of kept) counts[Math.floor(at / count)] = (counts[Math.floor(at / count)] ?? 0) + 1;
  const labels = Uint8Array.from(kept, (at) => at % count);
  const numbers = [enough, hashes, counts, labels, Int8Array.from(kept, (at) => weights[at] ?? 0)];
  return gzipSync(Buffer.concat([header, ...numbers.map(({ buffer }) => Buffer.from(buffer))]), { level: 9 });
}

/** @throws Error if the file was trained for other labels. */
export function loadWeights(): Weights {
  const unpacked = gunzipSync(readFileSync(FILE), { chunkSize: UNPACKED_BYTES });
  // In memory of its own, which begins where an array of numbers may begin, and is no larger than it has to be.
  const bytes = new Uint8Array(unpacked).buffer;
  const header = new DataView(bytes);
  const signs = header.getUint32(0, true);
  if (header.getUint32(4, true) !== LABELS.length) throw new Error(`${FILE} has other labels: train it anew`);
  const afterEnough = HEADER_BYTES + 4 * LABELS.length;
  const afterHashes = afterEnough + 4 * signs;
  const starts = new Uint32Array(signs + 1);
  for (const [at, count] of new Uint8Array(bytes, afterHashes, signs).entries())
    starts[at + 1] = (starts[at] ?? 0) + count;
  const entries = starts[signs] ?? 0;
  return {
    step: header.getFloat32(8, true),
    enough: new Float32Array(bytes, HEADER_BYTES, LABELS.length),
    hashes: new Uint32Array(bytes, afterEnough, signs),
    starts,
    labels: new Uint8Array(bytes, afterHashes + signs, entries),
    weights: new Int8Array(bytes, afterHashes + signs + entries, entries),
  };
}

function indexOf(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The probability of each label, in the order of `LABELS`. */
export function classify(signs: readonly string[], known: Omit<Weights, 'enough'>): Float64Array {
  const { hashes, starts, labels, weights, step } = known;
  const scores = new Float64Array(LABELS.length);
  let seen = 0;
  for (const sign of signs) {
    const at = indexOf(hashes, hashOf(sign));
    if (at < 0) continue;
    seen += 1;
    const end = starts[at + 1] ?? 0;
    for (let entry = starts[at] ?? 0; entry < end; entry += 1) {
      const label = labels[entry] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[entry] ?? 0);
    }
  }
  return softmax(scores, step / Math.sqrt(Math.max(1, seen)));
}

/** What the scores say as shares of one whole. */
export function softmax(scores: Float64Array, scale: number): Float64Array {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp(((scores[at] ?? 0) - most) * scale);
  return scores.map((share) => share / sum);
}
