import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { sha256 } from '../common/sha256.js';
import type { PromptAnalysis, Variant } from '../contracts/rewriting.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { toUsageDto } from '../usage/usage.dto.js';
import { type RepeatedKey, type ReservationRequest, UsageService } from '../usage/usage.service.js';
import { analyse } from './analysis/analyse.js';
import { RewritingEngine, type RewritingEvent } from './engine/rewriting-engine.js';
import { type OptimizeResultDto, type SelectPromptDto, toOptimizationDto } from './optimize.dto.js';
import { Optimization } from './optimization.entity.js';
import { OptimizationStore } from './optimization-store.js';
import { OptimizationRun } from './optimization-run.js';

/** What happens while a prompt is rewritten, in the words of the event stream. */
export type OptimizeEvent =
  | { event: 'analysis'; data: PromptAnalysis & { id: string } }
  | { event: 'variant.delta'; data: { index: number; text: string } }
  | { event: 'variant.done'; data: { index: number } & Variant };

export interface OptimizeRequest {
  prompt: string;
  /** The same key and prompt get the same answer for one charge. */
  idempotencyKey: string | null;
  /** Aborts when the person has left or cancelled. */
  signal: AbortSignal;
  onEvent?: (event: OptimizeEvent) => void;
}

export interface OptimizeOutcome {
  result: OptimizeResultDto;
  /** The answer of an earlier request with the same key. */
  replayed: boolean;
}

const IN_PROGRESS_RETRY_SECONDS = 2;
const SECONDS = [0.01, 0.05, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 20, 45];

/** The main job: one prompt in, three better ones out, one prompt of the allowance spent exactly when they are stored. */
@Injectable()
export class OptimizeService {
  private readonly outcomes;
  private readonly seconds;
  private readonly variants;

  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: UsageService,
    private readonly engine: RewritingEngine,
    private readonly store: OptimizationStore,
    metrics: MetricsService,
  ) {
    this.outcomes = metrics.counter('optimizations_total', 'Optimizations by what became of them', [
      'engine',
      'outcome',
    ]);
    this.seconds = metrics.histogram('optimization_seconds', 'Time of a whole optimization', ['engine'], SECONDS);
    this.variants = metrics.counter('optimization_variants_total', 'Finished versions by strategy and who wrote them', [
      'strategy',
      'source',
    ]);
  }

  /** @throws AppError QUOTA_EXCEEDED, CONFLICT (key in progress), IDEMPOTENCY_MISMATCH, UNAVAILABLE */
  async optimize(
    user: AuthUser,
    { prompt, idempotencyKey, signal, onEvent }: OptimizeRequest,
  ): Promise<OptimizeOutcome> {
    const id = randomUUID();
    const held: ReservationRequest = { id, userId: user.id, idempotencyKey, requestHash: sha256(prompt) };
    const reserving = this.usage.reserve(held);
    // While the database is at it. Should it fail, then where the reservation is given back.
    const analysing = Promise.resolve(prompt).then(analyse);
    analysing.catch(() => undefined);
    const repeated = await reserving;
    if (repeated) return { result: await this.replay(user, repeated, held.requestHash), replayed: true };
    try {
      const draft = await analysing;
      const run = new OptimizationRun({ id, userId: user.id, prompt, draft, engine: this.engine.id });
      // Before the first event, so that a refusal still has its own status.
      const events = this.engine.rewrite(run.draft, signal);
      onEvent?.({ event: 'analysis', data: { id, ...run.analysis } });
      for await (const event of events) {
        run.take(event);
        report(event, onEvent);
        if (event.type !== 'done') continue;
        const { strategy, source } = event.variant;
        this.variants.inc({ strategy, source });
        this.store.keepProgress(run);
      }
      const usage = await this.settle(run, held, signal);
      this.outcomes.inc({ engine: this.engine.id, outcome: signal.aborted ? 'left' : 'done' });
      this.seconds.observe({ engine: this.engine.id }, (performance.now() - run.startedAt) / 1_000);
      return { result: { ...toOptimizationDto(run.toRow()), usage: toUsageDto(usage) }, replayed: false };
    } catch (error) {
      await this.giveBack(id);
      this.outcomes.inc({ engine: this.engine.id, outcome: 'failed' });
      throw error;
    }
  }

  /** Remembers which version the person chose. */
  async select(user: AuthUser, { promptId, selectedPrompt, variantId }: SelectPromptDto): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      Optimization,
      { id: promptId, userId: user.id },
      { selectedPrompt, selectedVariantId: variantId ?? null, selectedAt: new Date() },
    );
    if (!affected) throw new AppError('NOT_FOUND', 'We could not find that optimization.');
  }

  /**
   * Stores the result and settles the prompt together: neither exists without the other. A prompt is spent if a model
   * finished at least one version, or if the built-in engine is the engine of choice.
   */
  private async settle(run: OptimizationRun, held: ReservationRequest, signal: AbortSignal) {
    const { id, userId } = held;
    const isWorthAPrompt = this.engine.chargesBuiltIn || run.hasModelVariant;
    let left = null;
    if (!isWorthAPrompt) {
      left = await this.usage[signal.aborted ? 'cancel' : 'waive'](id, this.store.completion(run, { ifSettled: true }));
    }
    const charge = () => this.usage.commit(id, this.store.completion(run, { ifSettled: false }));
    left ??= await charge();
    if (!left && isWorthAPrompt && (await this.usage.holdAgain(held))) left = await charge();
    // Null: swept, because this server was thought dead. The work is done, so it is delivered, free of charge.
    return left ?? this.usage.summaryOf(userId);
  }

  private async giveBack(id: string): Promise<void> {
    try {
      await this.usage.release(id);
      await this.store.drop(id);
    } catch {
      // The database is away, and the first error says so better. The sweep gives the prompt back.
    }
  }

  private async replay(user: AuthUser, { reservation }: RepeatedKey, requestHash: Buffer): Promise<OptimizeResultDto> {
    if (!reservation.requestHash?.equals(requestHash)) {
      throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for another prompt.');
    }
    if (reservation.state === 'reserved') {
      throw new AppError('CONFLICT', 'This prompt is already being optimized.', {
        retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS,
      });
    }
    const stored = await this.dataSource.manager.findOneBy(Optimization, { id: reservation.id, userId: user.id });
    if (!stored) throw new AppError('NOT_FOUND', 'You deleted what this prompt had become. Please send it anew.');
    return { ...toOptimizationDto(stored), usage: toUsageDto(await this.usage.summaryOf(user.id)) };
  }
}

function report(event: RewritingEvent, onEvent: OptimizeRequest['onEvent']): void {
  if (event.type === 'delta') onEvent?.({ event: 'variant.delta', data: { index: event.index, text: event.text } });
  else if (event.type === 'done') onEvent?.({ event: 'variant.done', data: { index: event.index, ...event.variant } });
}
