import type { LlmConfig, ModelEndpoint } from '../../config/llm-config.js';
import type { Spend } from '../engine/rewriting-engine.js';
import type { Tokens } from './model-call.js';
import { ModelFailure } from './model-failure.js';
import type { ModelMetrics } from './model-metrics.js';
import type { ModelProvider } from './model-provider.js';

/** The limits of one run in time, what ends it, and what it has cost so far. Times are those of `performance.now()`. */
export class ModelRun {
  readonly firstTextAt: number;
  readonly deadlineAt: number;
  readonly spent: Spend = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
  /** The models whose words are in the result. */
  readonly authors = new Set<string>();
  private readonly stop = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(
    { deadlineMs, firstTextMs }: LlmConfig,
    private readonly metrics: ModelMetrics,
    private readonly left: AbortSignal,
  ) {
    const startedAt = performance.now();
    this.firstTextAt = startedAt + firstTextMs;
    this.deadlineAt = startedAt + deadlineMs;
    this.timer = setTimeout(() => this.stop.abort(new ModelFailure('deadline')), deadlineMs);
    left.addEventListener('abort', this.leave, { once: true });
    if (left.aborted) this.leave();
  }

  /** Aborts at the deadline and when the person leaves, with a ModelFailure that says which. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  readonly leave = (): void => this.stop.abort(new ModelFailure('left'));

  count(tokens: Tokens, { name, endpoint }: ModelProvider): void {
    const cost = costOf(endpoint, tokens.input, tokens.output);
    this.metrics.spent(name, tokens, cost);
    this.spent.inputTokens += tokens.input;
    this.spent.outputTokens += tokens.output;
    this.spent.costMicroUsd += cost;
  }

  end(): void {
    clearTimeout(this.timer);
    this.left.removeEventListener('abort', this.leave);
  }
}

export function costOf({ prices }: ModelEndpoint, inputTokens: number, outputTokens: number): number {
  return Math.ceil(inputTokens * prices.inputUsdPerMillion + outputTokens * prices.outputUsdPerMillion);
}
