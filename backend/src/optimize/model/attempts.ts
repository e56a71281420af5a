import type { FinishReason } from 'ai';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureLog } from './failure-log.js';
import { callModel, type Tokens } from './model-call.js';
import { type FailureKind, ModelFailure, POLICIES, toModelFailure } from './model-failure.js';
import type { ModelMetrics } from './model-metrics.js';
import type { ModelProvider } from './model-provider.js';
import type { ModelRequest } from './model-request.js';

const MOST_PER_PROVIDER = 2;
const MOST_ALTOGETHER = 3;
const LEAST_WAIT_MS = 250;
const MOST_WAIT_MS = 2_000;
/** Asked to wait longer than this, we ask somebody else. */
const MOST_RETRY_AFTER_MS = 5_000;

/** What one lane may spend in time, and who is told what happens. */
export interface AttemptContext {
  signal: AbortSignal;
  /** When the first words have to be there, as `performance.now()` counts. */
  firstTextAt: number;
  onStart: () => void;
  onText: (text: string) => boolean;
  /** Whether the person has seen any of it: what they have seen isn't started over. */
  isShown: () => boolean;
  onTokens: (tokens: Tokens, provider: ModelProvider) => void;
}

export interface Answer {
  finishReason: FinishReason;
  provider: ModelProvider;
}

/** The only place where a call is tried again: at most twice with one provider and three times altogether. */
export class Attempts {
  constructor(
    private readonly providers: readonly ModelProvider[],
    private readonly metrics: ModelMetrics,
    private readonly failures: FailureLog,
    private readonly random: () => number = Math.random,
  ) {}

  /** @throws ModelFailure when none of the providers answered. */
  async ask(request: ModelRequest, context: AttemptContext): Promise<Answer> {
    let last = new ModelFailure('not-called');
    let attempts = 0;
    for (const [index, provider] of this.providers.entries()) {
      for (let tried = 0; tried < MOST_PER_PROVIDER && attempts < MOST_ALTOGETHER; tried += 1) {
        const outcome = await this.once(provider, request, context, this.shareOf(index, context));
        if (!(outcome instanceof ModelFailure)) return { finishReason: outcome, provider };
        if (outcome.kind === 'not-called') break;
        last = outcome;
        attempts += 1;
        if (POLICIES[last.kind].next === 'stop' || context.isShown()) throw last;
        if (tried + 1 === MOST_PER_PROVIDER || !(await this.waitToRetry(last, tried, context))) break;
      }
      if (index + 1 < this.providers.length) this.metrics.failedOver(provider.name);
    }
    throw last;
  }

  /** One call to one provider, without a second chance. */
  async askOnce(provider: ModelProvider, request: ModelRequest, context: AttemptContext): Promise<Answer> {
    const outcome = await this.once(provider, request, context, context.firstTextAt - performance.now());
    if (outcome instanceof ModelFailure) throw outcome;
    return { finishReason: outcome, provider };
  }

  private async once(
    provider: ModelProvider,
    request: ModelRequest,
    context: AttemptContext,
    firstTextMs: number,
  ): Promise<FinishReason | ModelFailure> {
    context.signal.throwIfAborted();
    const permit = provider.breaker.acquire();
    if (!permit) return new ModelFailure('not-called');
    const attempt = this.metrics.attempt(provider.name);
    context.onStart();
    try {
      const finishReason = await callModel(provider.model, {
        request,
        signal: context.signal,
        firstTextMs: Math.max(0, firstTextMs),
        onText: (text) => {
          attempt.firstText();
          return context.onText(text);
        },
        onTokens: (tokens) => context.onTokens(tokens, provider),
      });
      permit.succeeded();
      attempt.ended('answered');
      return finishReason;
    } catch (error) {
      const failure = toModelFailure(error);
      if (POLICIES[failure.kind].illness) permit.failed();
      else permit.withdrawn();
      attempt.ended(failure.kind);
      this.failures.note(provider, failure);
      return failure;
    }
  }

  /** While somebody else could still be asked, a provider that keeps silent has half of the time that is left. */
  private shareOf(index: number, { firstTextAt }: AttemptContext): number {
    const left = firstTextAt - performance.now();
    return this.providers.slice(index + 1).some(({ breaker }) => breaker.isUsable) ? left / 2 : left;
  }

  /** Waits as long as it takes until the same provider may be asked again; false if that isn't worth it. */
  private async waitToRetry(failure: ModelFailure, tried: number, context: AttemptContext): Promise<boolean> {
    if (POLICIES[failure.kind].next !== 'again') return false;
    const waitMs = this.waitFor(failure, tried);
    if (waitMs === null || waitMs >= context.firstTextAt - performance.now()) return false;
    try {
      await sleep(waitMs, undefined, { signal: context.signal });
    } catch {
      throw toModelFailure(context.signal.reason);
    }
    return true;
  }

  private waitFor({ retryAfterMs }: ModelFailure, tried: number): number | null {
    if (retryAfterMs !== undefined) return retryAfterMs <= MOST_RETRY_AFTER_MS ? retryAfterMs : null;
    const ceiling = Math.min(MOST_WAIT_MS, 2 * LEAST_WAIT_MS * 2 ** tried);
    return LEAST_WAIT_MS + this.random() * (ceiling - LEAST_WAIT_MS);
  }
}

export type AttemptOutcome = FailureKind | 'answered';
