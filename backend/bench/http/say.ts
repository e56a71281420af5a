import { report } from '../support/figures.mjs';
import type { Figures } from './load.ts';

/** Prints a figure and hands it to the table of `npm run bench`. */
export function say(figure: string, value: string | number, unit = ''): void {
  console.log(`  ${figure}: ${value}${unit && ` ${unit}`}`);
  report('http', figure, value, unit);
}

/** As above; where there is a limit, says whether it holds. */
export function judge(figure: string, value: string | number, unit: string, limit: string, holds: boolean): boolean {
  say(figure, value, unit);
  if (!holds) console.log(`  ✗ the limit is ${limit}`);
  return holds;
}

export const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

export const times = ({ p50, p95, p99 }: Pick<Figures, 'p50' | 'p95' | 'p99'>): string =>
  `${ms(p50)} / ${ms(p95)} / ${ms(p99)}`;
