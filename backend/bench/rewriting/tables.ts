import { mean, type Measured } from './measure.ts';

type Row = Record<string, string | number>;

export interface Totals {
  drafts: number;
  kept: number;
  language: number;
  answered: number;
  invented: number;
  unchanged: number;
  otherRefusals: number;
  similarity: number;
  p50: number;
  p95: number;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const NAMED = new Set(['must-keep', 'language', 'request', 'no-invention']);

/** The figures that have limits, over a group of drafts. */
export function totalsOf(results: readonly Measured[]): Totals {
  const variants = sum(results.map((result) => result.variants.length));
  const refused = results.flatMap((result) => result.refused.map(({ gate }) => gate));
  const times = results.map((result) => result.milliseconds);
  return {
    drafts: results.length,
    kept: 1 - sum(results.map((result) => result.lost)) / Math.max(sum(results.map((result) => result.pieces)), 1),
    language: 1 - refused.filter((gate) => gate === 'language').length / Math.max(variants, 1),
    answered: refused.filter((gate) => gate === 'request').length,
    invented: refused.filter((gate) => gate === 'no-invention').length,
    unchanged: sum(
      results.map(({ text, variants: written }) => written.filter(({ prompt }) => prompt === text.trim()).length),
    ),
    otherRefusals: refused.filter((gate) => !NAMED.has(gate)).length,
    similarity: mean(results.map((result) => result.similarity)),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
}

function row(results: readonly Measured[]): Row {
  const totals = totalsOf(results);
  const labelled = results.filter((result) => result.intent !== undefined);
  const written = results.flatMap((result) => result.variants);
  const best = results.map(({ variants }) => Math.max(0, ...variants.map(({ score }) => score)));
  const growth = (strategy: 'sharp' | 'structured' | 'guided') =>
    quantile(
      results.map((result) => result.growth[strategy]),
      0.5,
    ).toFixed(1);
  return {
    drafts: totals.drafts,
    kept: percent(totals.kept),
    language: percent(totals.language),
    recognised: percent(mean(results.map((result) => Number(result.foundLanguage === result.lang)))),
    intent: labelled.length
      ? percent(mean(labelled.map((result) => Number(result.foundIntent === result.intent))))
      : '–',
    answered: totals.answered,
    invented: totals.invented,
    'other gates': totals.otherRefusals,
    alike: totals.similarity.toFixed(2),
    'length ×': `${growth('sharp')} ${growth('structured')} ${growth('guided')}`,
    before: mean(results.map((result) => result.score)).toFixed(1),
    after: mean(written.map((variant) => variant.score)).toFixed(1),
    best: mean(best).toFixed(1),
    'by model': percent(mean(written.map((variant) => Number(variant.source === 'model')))),
    'p50 ms': totals.p50.toFixed(2),
    'p95 ms': totals.p95.toFixed(2),
  };
}

/** One row a group, the largest first, and one for all. */
export function tableBy(results: readonly Measured[], key: (result: Measured) => string): Record<string, Row> {
  const groups = [...Map.groupBy(results, key)].toSorted(([, a], [, b]) => b.length - a.length);
  return Object.fromEntries([...groups.map(([name, group]) => [name, row(group)] as const), ['all', row(results)]]);
}
