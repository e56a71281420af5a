import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LABELS } from './asked-for.js';

/** Written by `npm run train:classifier`. */
const FILE = join(import.meta.dirname, 'weights.bin.gz');
const HEADER_BYTES = 12;

/**
 * A linear classifier: for each sign, named by its hash, a weight for each label. All weights are whole numbers from
 * -127 to 127 in steps of `step`.
 */
export interface Weights {
  /** In ascending order. */
  hashes: Uint32Array;
  /** As many a sign as there are labels. */
  weights: Int8Array;
  step: number;
  /** For each label: how likely its own wording has to be to serve before it is taken against the rules. */
  enough: Float32Array;
}

/** FNV-1a over UTF-16. Two signs in a million that fall on the same number do no harm. */
export function hashOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function packWeights({ hashes, weights, step, enough }: Weights): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(hashes.length, 0);
  header.writeUInt32LE(LABELS.length, 4);
  header.writeFloatLE(step, 8);
  const numbers = [enough, hashes, weights].map(({ buffer }) => Buffer.from(buffer));
  return gzipSync(Buffer.concat([header, ...numbers]), { level: 9 });
}

/** @throws Error if the file was trained for other labels. */
export function loadWeights(): Weights {
  // In memory of its own, which begins where an array of numbers may begin.
  const bytes = new Uint8Array(gunzipSync(readFileSync(FILE))).buffer;
  const header = new DataView(bytes);
  const signs = header.getUint32(0, true);
  if (header.getUint32(4, true) !== LABELS.length) throw new Error(`${FILE} has other labels: train it anew`);
  const afterEnough = HEADER_BYTES + 4 * LABELS.length;
  return {
    step: header.getFloat32(8, true),
    enough: new Float32Array(bytes, HEADER_BYTES, LABELS.length),
    hashes: new Uint32Array(bytes, afterEnough, signs),
    weights: new Int8Array(bytes, afterEnough + 4 * signs, signs * LABELS.length),
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
export function classify(signs: readonly string[], { hashes, weights, step }: Omit<Weights, 'enough'>): Float64Array {
  const count = LABELS.length;
  const scores = new Float64Array(count);
  let known = 0;
  for (const sign of signs) {
    const at = indexOf(hashes, hashOf(sign));
    if (at < 0) continue;
    known += 1;
    const from = at * count;
    for (let label = 0; label < count; label += 1) scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
  }
  return softmax(scores, step / Math.sqrt(Math.max(1, known)));
}

/** In place. */
export function softmax(scores: Float64Array, scale: number): Float64Array {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp(((scores[at] ?? 0) - most) * scale);
  return scores.map((share) => share / sum);
}
