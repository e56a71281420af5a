import { LATENCY_BOUNDS_MS } from './activity.queries.js';

/** Class by class; what isn't counted yet is nothing. */
export function addUp(all: readonly (readonly number[])[]): number[] {
  return Array.from({ length: LATENCY_BOUNDS_MS.length + 1 }, (_, index) =>
    all.reduce((sum, classes) => sum + (classes[index] ?? 0), 0),
  );
}

/** Under how many milliseconds this part of the runs stayed, between the ends of its class. Null: there were none. */
export function quantileMs(classes: readonly number[], part: number): number | null {
  const total = classes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = part * total;
  let below = 0;
  for (const [index, count] of classes.entries()) {
    if (count > 0 && below + count >= wanted) {
      const lower = LATENCY_BOUNDS_MS[index - 1] ?? 0;
      const upper = LATENCY_BOUNDS_MS[index] ?? lower;
      return Math.round(lower + ((wanted - below) / count) * (upper - lower));
    }
    below += count;
  }
  return LATENCY_BOUNDS_MS.at(-1) ?? null;
}
