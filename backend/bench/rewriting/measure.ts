import type * as Words from '../../src/contracts/words.js';
import type { Intent, Strategy, Variant } from '../../src/contracts/rewriting.js';
import type * as Scoring from '../../src/contracts/scoring.js';
import type * as Analysis from '../../src/optimize/analysis/analyse.js';
import type { DraftAnalysis } from '../../src/optimize/analysis/draft-analysis.js';
import type { RewritingEngine } from '../../src/optimize/engine/rewriting-engine.js';
import type { GateName } from '../../src/optimize/gates/gate.js';
import type * as Gates from '../../src/optimize/gates/gates.js';
import type * as MustKeep from '../../src/optimize/gates/must-keep.js';
import { built } from './built.ts';

const { analyse } = await built<typeof Analysis>('optimize/analysis/analyse.js');
const { checkVariant, similarity } = await built<typeof Gates>('optimize/gates/gates.js');
const { missingPieces } = await built<typeof MustKeep>('optimize/gates/must-keep.js');
const { scorePrompt } = await built<typeof Scoring>('contracts/scoring.js');
const { countWords } = await built<typeof Words>('contracts/words.js');

export interface Prompt {
  text: string;
  /** ISO 639-1, or `und`. */
  lang: string;
  intent?: string;
}

export type Written = Pick<Variant, 'strategy' | 'prompt' | 'assumptions' | 'source'> & { score: number };

export interface Refusal {
  gate: GateName;
  strategy: Strategy;
  pieces: string[];
}

export interface Measured extends Prompt {
  foundLanguage: string;
  foundIntent: Intent;
  /** Of the draft as the person wrote it. */
  score: number;
  variants: Written[];
  pieces: number;
  lost: number;
  /** What the gates hold against a variant, one entry each. */
  refused: Refusal[];
  similarity: number;
  /** How many times as long as the draft the variants are, in characters. */
  growth: Record<Strategy, number>;
  words: number;
  milliseconds: number;
  costMicroUsd: number;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

function meanSimilarity(prompts: readonly string[]): number {
  return mean(prompts.flatMap((one, index) => prompts.slice(index + 1).map((other) => similarity(one, other))));
}

/** Has the engine write the versions of one draft, as the server does. */
async function write(engine: RewritingEngine, draft: DraftAnalysis) {
  const variants: Variant[] = [];
  let costMicroUsd = 0;
  for await (const event of engine.rewrite(draft, new AbortController().signal)) {
    if (event.type === 'done') variants[event.index] = event.variant;
    if (event.type === 'written') costMicroUsd += event.costMicroUsd;
  }
  return { variants, costMicroUsd };
}

function refusals(draft: DraftAnalysis, variants: readonly Variant[]): Refusal[] {
  return variants.flatMap(({ strategy, prompt, assumptions }) => {
    const siblings = variants.filter((other) => other.strategy !== strategy).map((other) => other.prompt);
    const { failures } = checkVariant(prompt, draft, siblings, { strategy, assumptions });
    return failures.map(({ gate, pieces }) => ({ gate, strategy, pieces }));
  });
}

/** Rewrites one prompt and measures the versions; with `given`, those of another engine. */
export async function measure(prompt: Prompt, engine: RewritingEngine, given?: Variant[]): Promise<Measured> {
  const startedAt = performance.now();
  const draft = analyse(prompt.text);
  const { variants, costMicroUsd } = given ? { variants: given, costMicroUsd: 0 } : await write(engine, draft);
  const milliseconds = performance.now() - startedAt;
  const { code: language } = draft.language;
  const scoreOf = (text: string, role: Scoring.ScoreRole) =>
    scorePrompt({ text, role, intent: draft.intent, language }).score;
  return {
    ...prompt,
    foundLanguage: language,
    foundIntent: draft.intent,
    score: scoreOf(draft.text, 'original'),
    variants: variants.map(({ strategy, prompt: text, assumptions, source }) => ({
      strategy,
      prompt: text,
      assumptions,
      source,
      score: scoreOf(text, 'optimized'),
    })),
    pieces: draft.protectedSpans.length * variants.length,
    lost: variants.reduce((sum, variant) => sum + missingPieces(variant.prompt, draft).length, 0),
    refused: refusals(draft, variants),
    similarity: meanSimilarity(variants.map((variant) => variant.prompt)),
    growth: Object.fromEntries(
      variants.map((variant) => [variant.strategy, variant.prompt.length / draft.text.length]),
    ) as Record<Strategy, number>,
    words: mean(variants.map((variant) => countWords(variant.prompt))),
    milliseconds,
    costMicroUsd,
  };
}
