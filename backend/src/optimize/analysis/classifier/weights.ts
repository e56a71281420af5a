import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LABELS } from './asked-for.js';

/** Written by `npm run train:classifier`. */
const FILE = join(import.meta.dirname, 'weights.bin.gz');
const HEADER_BYTES = 12;

/** Room for all that is unpacked, so that it is in one piece from the start. */
const UNPACKED_BYTES = 16 * 1_024 * 1_024;

/** So many numbers stand for what a sign says. */
export const HIDDEN = 96;
/** They are whole numbers from -LARGEST to LARGEST, two in a byte. */
export const LARGEST = 7;

/**
 * A classifier with one hidden layer. Each sign, named by its hash, stands for `HIDDEN` numbers; those of a draft's signs
 * are added up, what is above nought of each sum goes on, and each label weighs that for itself.
 */
export interface Weights {
  /** In ascending order. */
  hashes: Uint32Array;
  /** For each sign its numbers, each raised by `LARGEST`; the lower half of a byte is the first of two. */
  numbers: Uint8Array;
  /** What one of them counts for. */
  step: number;
  /** Added to the sums, one for each of them. */
  hiddenBias: Float32Array;
  /** For each label, how it weighs what goes on. */
  outer: Float32Array;
  outerBias: Float32Array;
}

/** FNV-1a over UTF-16. Two signs in a million that fall on the same number do no harm. */
export function hashOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function packWeights({ hashes, numbers, step, hiddenBias, outer, outerBias }: Weights): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(hashes.length, 0);
  header.writeUInt32LE(LABELS.length, 4);
  header.writeFloatLE(step, 8);
  const parts = [hiddenBias, outer, outerBias, hashes, numbers];
  return gzipSync(Buffer.concat([header, ...parts.map(({ buffer }) => Buffer.from(buffer))]), { level: 9 });
}

/** @throws Error if the file was trained for other labels. */
export function loadWeights(): Weights {
  const unpacked = gunzipSync(readFileSync(FILE), { chunkSize: UNPACKED_BYTES });
  // In memory of its own, which begins where an array of numbers may begin, and is no larger than it has to be.
  const bytes = new Uint8Array(unpacked).buffer;
  const header = new DataView(bytes);
  const signs = header.getUint32(0, true);
  const labels = LABELS.length;
  if (header.getUint32(4, true) !== labels) throw new Error(`${FILE} has other labels: train it anew`);
  let from = HEADER_BYTES;
  const next = <T extends { byteLength: number }>(
    kind: new (buffer: ArrayBuffer, from: number, count: number) => T,
    count: number,
  ): T => {
    const part = new kind(bytes, from, count);
    from += part.byteLength;
    return part;
  };
  return {
    step: header.getFloat32(8, true),
    hiddenBias: next(Float32Array, HIDDEN),
    outer: next(Float32Array, labels * HIDDEN),
    outerBias: next(Float32Array, labels),
    hashes: next(Uint32Array, signs),
    numbers: next(Uint8Array, (signs * HIDDEN) / 2),
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
export function classify(signs: readonly string[], known: Weights): Float64Array {
  const { hashes, numbers, step } = known;
  const sums = new Float64Array(HIDDEN);
  let seen = 0;
  for (const sign of signs) {
    const at = indexOf(hashes, hashOf(sign));
    if (at < 0) continue;
    seen += 1;
    let byte = (at * HIDDEN) / 2;
    for (let place = 0; place < HIDDEN; place += 2) {
      const two = numbers[byte++] ?? 0;
      sums[place] = (sums[place] ?? 0) + (two & 15) - LARGEST;
      sums[place + 1] = (sums[place + 1] ?? 0) + (two >> 4) - LARGEST;
    }
  }
  const scale = step / scaleOf(seen);
  return softmax(scoresOf(activated(sums, scale, known.hiddenBias), known));
}

/** What many signs say adds up, but not to as much as they are many. */
export const scaleOf = (signs: number): number => Math.sqrt(Math.max(1, signs));

/** Of sums what goes on, in place. */
export function activated(sums: Float64Array, scale: number, bias: Float32Array): Float64Array {
  for (let at = 0; at < sums.length; at += 1) sums[at] = Math.max(0, (sums[at] ?? 0) * scale + (bias[at] ?? 0));
  return sums;
}

/** What each label makes of what goes on. */
export function scoresOf(
  active: Float64Array,
  { outer, outerBias }: Pick<Weights, 'outer' | 'outerBias'>,
): Float64Array {
  const scores = Float64Array.from(outerBias);
  let at = 0;
  for (let label = 0; label < scores.length; label += 1) {
    let score = scores[label] ?? 0;
    for (let place = 0; place < active.length; place += 1) score += (outer[at++] ?? 0) * (active[place] ?? 0);
    scores[label] = score;
  }
  return scores;
}

/** What the scores say as shares of one whole. */
export function softmax(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp((scores[at] ?? 0) - most);
  return scores.map((share) => share / sum);
}
