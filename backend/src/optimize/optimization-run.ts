import { VARIANTS_PER_PROMPT } from '../contracts/limits.js';
import type { PromptAnalysis, Variant } from '../contracts/rewriting.js';
import type { DraftAnalysis } from './analysis/draft-analysis.js';
import type { RewritingEvent, Spend } from './engine/rewriting-engine.js';
import type { Optimization } from './optimization.entity.js';

export type OptimizationRow = Pick<
  Optimization,
  | 'id'
  | 'userId'
  | 'originalPrompt'
  | 'language'
  | 'intent'
  | 'variants'
  | 'engine'
  | 'inputTokens'
  | 'outputTokens'
  | 'costMicroUsd'
>;

/** One optimization while it is being made: what was asked, and what there is of the answer so far. */
export class OptimizationRun {
  readonly id: string;
  readonly userId: string;
  readonly draft: DraftAnalysis;
  readonly startedAt = performance.now();
  private readonly variants: (Variant | undefined)[] = Array.from({ length: VARIANTS_PER_PROMPT });
  private spent: Spend = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
  private author: string;

  constructor(
    private readonly asked: { id: string; userId: string; prompt: string; draft: DraftAnalysis; engine: string },
  ) {
    ({ id: this.id, userId: this.userId, draft: this.draft, engine: this.author } = asked);
  }

  get analysis(): PromptAnalysis {
    return { language: this.draft.language.code, intent: this.draft.intent };
  }

  get isWhole(): boolean {
    return this.variants.every((variant) => variant !== undefined);
  }

  get hasModelVariant(): boolean {
    return this.variants.some((variant) => variant?.source === 'model');
  }

  take(event: RewritingEvent): void {
    if (event.type === 'done') this.variants[event.index] = event.variant;
    else if (event.type === 'written') {
      const { by, inputTokens, outputTokens, costMicroUsd } = event;
      this.author = by;
      this.spent = { inputTokens, outputTokens, costMicroUsd };
    }
  }

  /** What is stored of it: the finished versions, in their fixed order. */
  toRow(): OptimizationRow {
    const { id, userId, prompt } = this.asked;
    const variants = this.variants.filter((variant) => variant !== undefined);
    return { id, userId, originalPrompt: prompt, ...this.analysis, variants, engine: this.author, ...this.spent };
  }
}
