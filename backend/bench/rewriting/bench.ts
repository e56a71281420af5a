// How well drafts are rewritten: kept facts, language, answers instead of requests, inventions, similarity, length, time.
//
//   node backend/bench/rewriting/bench.ts [prompts.jsonl] [--out variants.jsonl] [--variants variants.jsonl]
//
// Reads the built backend (npm run build -w backend). A line of the prompts is {"text","lang","intent"?}. Without
// --variants the built-in engine writes the versions; with it, those of another engine are judged, in the form that --out
// writes: {"text","lang","intent","variants":[{"strategy","prompt","assumptions"}]}.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type * as Analysis from '../../src/optimize/analysis/analyse.js';
import type * as Engine from '../../src/optimize/built-in/built-in-engine.js';
import type * as Gates from '../../src/optimize/gates/gates.js';
import type * as MustKeep from '../../src/optimize/gates/must-keep.js';

interface Prompt {
  text: string;
  lang: string;
  intent?: string;
}

interface Written {
  strategy: 'sharp' | 'structured' | 'guided';
  prompt: string;
  assumptions: string[];
}

interface Measured extends Prompt {
  foundLanguage: string;
  foundIntent: string;
  variants: Written[];
  pieces: number;
  lost: number;
  /** One entry for each variant that a gate refused. */
  refused: { gate: string; strategy: string; pieces: string[] }[];
  similarity: number;
  growth: number;
  milliseconds: number;
}

const built = <T>(path: string) =>
  import(new URL(`../../dist/src/optimize/${path}`, import.meta.url).href) as Promise<T>;

const { analyse } = await built<typeof Analysis>('analysis/analyse.js');
const { rewriteBuiltIn } = await built<typeof Engine>('built-in/built-in-engine.js');
const { checkVariant, similarity } = await built<typeof Gates>('gates/gates.js');
const { missingPieces } = await built<typeof MustKeep>('gates/must-keep.js');

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function readLines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as T);
}

function meanSimilarity(prompts: readonly string[]): number {
  const pairs = prompts.flatMap((one, index) => prompts.slice(index + 1).map((other) => similarity(one, other)));
  return mean(pairs);
}

function measure(prompt: Prompt, given: Written[] | undefined): Measured {
  const start = performance.now();
  const draft = analyse(prompt.text);
  const variants = given ?? rewriteBuiltIn(draft);
  const milliseconds = performance.now() - start;
  const prompts = variants.map((variant) => variant.prompt);
  const refused = variants.flatMap(({ strategy, prompt: text, assumptions }, index) => {
    const siblings = prompts.filter((_, other) => other !== index);
    const { failures } = checkVariant(text, draft, siblings, { strategy, assumptions });
    return failures.map(({ gate, pieces }) => ({ gate, strategy, pieces }));
  });
  return {
    ...prompt,
    foundLanguage: draft.language.code,
    foundIntent: draft.intent,
    variants: variants.map(({ strategy, prompt: text, assumptions }) => ({ strategy, prompt: text, assumptions })),
    pieces: draft.protectedSpans.length * variants.length,
    lost: mean(prompts.map((text) => missingPieces(text, draft).length)) * variants.length,
    refused,
    similarity: meanSimilarity(prompts),
    growth: (prompts[0]?.length ?? 0) / prompt.text.length,
    milliseconds,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(results: readonly Measured[]): Row {
  const variants = results.reduce((sum, result) => sum + result.variants.length, 0);
  const refusedBy = (gate: string) => results.flatMap((result) => result.refused).filter((one) => one.gate === gate);
  const pieces = results.reduce((sum, result) => sum + result.pieces, 0);
  const lost = results.reduce((sum, result) => sum + result.lost, 0);
  const times = results.map((result) => result.milliseconds);
  const labelled = results.filter((result) => result.intent !== undefined);
  return {
    drafts: results.length,
    kept: percent(1 - lost / Math.max(pieces, 1)),
    language: percent(1 - refusedBy('language').length / Math.max(variants, 1)),
    recognised: percent(mean(results.map((result) => Number(result.foundLanguage === result.lang)))),
    intent:
      labelled.length > 0 ? percent(mean(labelled.map((result) => Number(result.foundIntent === result.intent)))) : '–',
    answered: refusedBy('request').length,
    invented: refusedBy('no-invention').length,
    'other gates': results
      .flatMap((result) => result.refused)
      .filter(({ gate }) => !['must-keep', 'language', 'request', 'no-invention'].includes(gate)).length,
    similarity: mean(results.map((result) => result.similarity)).toFixed(3),
    'sharp/draft': quantile(
      results.map((result) => result.growth),
      0.5,
    ).toFixed(1),
    'p50 ms': quantile(times, 0.5).toFixed(2),
    'p95 ms': quantile(times, 0.95).toFixed(2),
  };
}

type Row = Record<string, string | number>;

function tableBy(results: readonly Measured[], key: (result: Measured) => string): Record<string, Row> {
  const groups = Map.groupBy(results, key);
  const sorted = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return Object.fromEntries([...sorted.map(([name, group]) => [name, row(group)] as const), ['all', row(results)]]);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, variants: { type: 'string' } },
});
const source = values.variants ?? positionals[0] ?? join(import.meta.dirname, 'prompts.jsonl');
const prompts = readLines<Prompt & { variants?: Written[] }>(source);

// The first draft in a language compiles its patterns; what is timed is what people wait for afterwards.
for (const { text } of prompts) rewriteBuiltIn(analyse(text));
const results = prompts.map(({ text, lang, intent, variants }) =>
  measure({ text, lang, intent }, values.variants ? variants : undefined),
);

console.table(tableBy(results, (result) => result.lang));
console.table(tableBy(results, (result) => result.intent ?? result.foundIntent));
for (const { text, refused } of results.filter((result) => result.refused.length > 0)) {
  console.log(JSON.stringify(text.slice(0, 100)), JSON.stringify(refused));
}

const out = values.out ?? join(tmpdir(), 'rewriting-variants.jsonl');
mkdirSync(dirname(out), { recursive: true });
const lines = results.map(({ text, lang, intent, variants }) => JSON.stringify({ text, lang, intent, variants }));
writeFileSync(out, `${lines.join('\n')}\n`);
console.log(`All variants: ${out}`);
