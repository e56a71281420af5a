import { appendFileSync } from 'node:fs';

/** Puts one figure of a bench into the table that `npm run bench` prints; run by itself a bench only prints. */
export function report(bench, figure, value, unit = '') {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ bench, figure, value, unit })}\n`);
}
