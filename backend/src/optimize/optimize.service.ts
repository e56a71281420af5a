import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { sha256 } from '../common/sha256.js';
import type { PromptAnalysis, Variant } from '../contracts/rewriting.js';
import { VARIANTS_PER_PROMPT } from '../contracts/limits.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { toUsageDto } from '../usage/usage.dto.js';
import { type RepeatedKey, UsageService } from '../usage/usage.service.js';
import { analyse } from './analysis/analyse.js';
import type { DraftAnalysis } from './analysis/draft-analysis.js';
import { RewritingEngine } from './engine/rewriting-engine.js';
import { Optimization } from './optimization.entity.js';
import {
  type OptimizationDto,
  type OptimizeResultDto,
  type SelectPromptDto,
  toOptimizationDto,
} from './optimize.dto.js';

/** What happens while a prompt is rewritten, in the words of the event stream. */
export type OptimizeEvent =
  | { event: 'analysis'; data: PromptAnalysis }
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

/** The main job: one prompt in, three better ones out, one prompt of the allowance spent exactly when they are stored. */
@Injectable()
export class OptimizeService {
  private readonly outcomes;

  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: UsageService,
    private readonly engine: RewritingEngine,
    metrics: MetricsService,
  ) {
    this.outcomes = metrics.counter('optimizations_total', 'Optimizations by what became of them', [
      'engine',
      'outcome',
    ]);
  }

  /** @throws AppError QUOTA_EXCEEDED, CONFLICT (key in progress), IDEMPOTENCY_MISMATCH, UNAVAILABLE */
  async optimize(
    user: AuthUser,
    { prompt, idempotencyKey, signal, onEvent }: OptimizeRequest,
  ): Promise<OptimizeOutcome> {
    const id = randomUUID();
    const requestHash = sha256(prompt);
    const repeated = await this.usage.reserve({ id, userId: user.id, idempotencyKey, requestHash });
    if (repeated) return { result: await this.replay(user, repeated, requestHash), replayed: true };
    try {
      const draft = analyse(prompt);
      onEvent?.({ event: 'analysis', data: toAnalysis(draft) });
      const variants = await this.rewrite(draft, signal, onEvent);
      const result = await this.store(user, { id, prompt, draft, variants });
      this.outcomes.inc({ engine: this.engine.id, outcome: 'done' });
      return { result, replayed: false };
    } catch (error) {
      await this.giveBack(id);
      this.outcomes.inc({ engine: this.engine.id, outcome: 'failed' });
      throw error;
    }
  }

  /** @throws EntityNotFoundError for another person's id, as for a missing one. */
  async get(user: AuthUser, id: string): Promise<OptimizationDto> {
    return toOptimizationDto(await this.dataSource.manager.findOneByOrFail(Optimization, { id, userId: user.id }));
  }

  /** Remembers which version the person chose. */
  async select(user: AuthUser, { promptId, selectedPrompt }: SelectPromptDto): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      Optimization,
      { id: promptId, userId: user.id },
      { selectedPrompt, selectedAt: new Date() },
    );
    if (!affected) throw new AppError('NOT_FOUND', 'We could not find that optimization.');
  }

  private async rewrite(
    draft: DraftAnalysis,
    signal: AbortSignal,
    onEvent: OptimizeRequest['onEvent'],
  ): Promise<Variant[]> {
    const variants: Variant[] = [];
    for await (const event of this.engine.rewrite(draft, signal)) {
      const { type, index } = event;
      if (type === 'delta') {
        onEvent?.({ event: 'variant.delta', data: { index, text: event.text } });
      } else {
        variants[index] = event.variant;
        onEvent?.({ event: 'variant.done', data: { index, ...event.variant } });
      }
    }
    if (Object.keys(variants).length !== VARIANTS_PER_PROMPT)
      throw new Error(`The engine ${this.engine.id} left a version out`);
    return variants;
  }

  /** Stores the result and spends the prompt together: neither exists without the other. */
  private async store(
    user: AuthUser,
    { id, prompt, draft, variants }: { id: string; prompt: string; draft: DraftAnalysis; variants: Variant[] },
  ): Promise<OptimizeResultDto> {
    const { language, intent } = toAnalysis(draft);
    const row = { id, userId: user.id, originalPrompt: prompt, language, intent, variants, engine: this.engine.id };
    const usage = await this.dataSource.transaction(async (tx) => {
      // Null: swept, because this server was thought dead. The work is done, so it is delivered, free of charge.
      const left = await this.usage.commit(id, tx);
      await tx.insert(Optimization, { ...row, charged: left !== null });
      return left;
    });
    return { ...toOptimizationDto(row), usage: toUsageDto(usage ?? (await this.usage.summaryOf(user.id))) };
  }

  private async giveBack(id: string): Promise<void> {
    try {
      await this.usage.release(id);
    } catch {
      // The database is away, and the first error says so better. The sweep gives the prompt back.
    }
  }

  private async replay(user: AuthUser, { reservation }: RepeatedKey, requestHash: Buffer): Promise<OptimizeResultDto> {
    if (!reservation.requestHash?.equals(requestHash)) {
      throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for another prompt.');
    }
    if (reservation.state !== 'committed') {
      throw new AppError('CONFLICT', 'This prompt is already being optimized.', {
        retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS,
      });
    }
    return { ...(await this.get(user, reservation.id)), usage: toUsageDto(await this.usage.summaryOf(user.id)) };
  }
}

function toAnalysis({ language, intent }: DraftAnalysis): PromptAnalysis {
  return { language: language.code, intent };
}
