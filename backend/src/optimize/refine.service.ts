import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { sha256 } from '../common/sha256.js';
import { LIMITS } from '../contracts/limits.js';
import { toUsageDto } from '../usage/usage.dto.js';
import { UsageService } from '../usage/usage.service.js';
import { analyse } from './analysis/analyse.js';
import { type Refined, RewritingEngine, type Spend } from './engine/rewriting-engine.js';
import { Optimization } from './optimization.entity.js';
import type { RefineDto, RefinedDto } from './optimize.dto.js';
import { searchTextOf } from './search-text.js';

/** Takes one of the changes that come with the optimization, if any is left. */
const TAKE_INCLUDED = `UPDATE optimization SET refinements = refinements + 1 WHERE id = $1 AND user_id = $2 AND refinements < $3`;
/** A change is part of what its optimization cost, also a change that came to nothing. */
const ADD_SPEND = `
  UPDATE optimization SET input_tokens = input_tokens + $2, output_tokens = output_tokens + $3, cost_micro_usd = cost_micro_usd + $4
   WHERE id = $1`;
const GIVE_BACK_INCLUDED = `UPDATE optimization SET refinements = refinements - 1 WHERE id = $1 AND refinements > 0`;

/**
 * Only this version changes, whatever happens to the others meanwhile, and only if it is still the one that was read:
 * nobody pays for a change that another wrote over. What cost nothing gives back what it took. If it is the version that
 * was chosen, the choice goes with it.
 */
const REPLACE_VARIANT = `
  UPDATE optimization SET variants = (
    SELECT jsonb_agg(CASE WHEN variant ->> 'id' = $2 THEN $3::jsonb ELSE variant END ORDER BY place)
      FROM jsonb_array_elements(variants) WITH ORDINALITY AS list (variant, place)
  ), refinements = refinements - $4,
     selected_prompt = CASE WHEN selected_variant_id = $2::uuid THEN $3::jsonb ->> 'prompt' ELSE selected_prompt END
   WHERE id = $1 AND variants @> jsonb_build_array(jsonb_build_object('id', $2::text, 'prompt', $5::text))
  RETURNING refinements, original_prompt AS "originalPrompt", variants`;

type Payment = { kind: 'included' } | { kind: 'prompt'; reservationId: string };

/** Changes one finished version: three times included in each optimization, then for a prompt each. */
@Injectable()
export class RefineService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: UsageService,
    private readonly engine: RewritingEngine,
    private readonly logger: Logger,
  ) {}

  /** Free where no model made the change though one should have. @throws AppError NOT_FOUND, QUOTA_EXCEEDED, CONFLICT (nothing to change), UNAVAILABLE */
  async refine(
    user: AuthUser,
    optimizationId: string,
    variantId: string,
    { instruction: wish, text }: RefineDto,
    signal: AbortSignal,
  ): Promise<RefinedDto> {
    const optimization = await this.dataSource.manager.findOneByOrFail(Optimization, {
      id: optimizationId,
      userId: user.id,
    });
    const variant = optimization.variants.find(({ id }) => id === variantId);
    if (!variant || !optimization.completedAt) throw new AppError('NOT_FOUND', 'We could not find that version.');
    const payment = await this.pay(user, optimizationId, wish);
    try {
      const draft = analyse(optimization.originalPrompt);
      const isEdited = text !== undefined && text !== variant.prompt;
      const current = isEdited ? { ...variant, prompt: text } : variant;
      const refined = await this.engine.refine({ draft, variant: current, wish, isEdited }, signal, (spend) =>
        this.addSpend(optimizationId, spend),
      );
      const refinements = await this.dataSource.transaction((tx) =>
        this.store(optimization.id, { refined, before: variant.prompt, payment }, tx),
      );
      return {
        variant: refined.variant,
        refinementsLeft: Math.max(0, LIMITS.includedRefinements - refinements),
        usage: toUsageDto(await this.usage.summaryOf(user.id)),
      };
    } catch (error) {
      await this.giveBack(optimizationId, payment);
      throw error;
    }
  }

  private async pay(user: AuthUser, optimizationId: string, wish: string): Promise<Payment> {
    const [, included] = await this.dataSource.query<[unknown[], number]>(TAKE_INCLUDED, [
      optimizationId,
      user.id,
      LIMITS.includedRefinements,
    ]);
    if (included) return { kind: 'included' };
    const reservationId = randomUUID();
    await this.usage.reserve({ id: reservationId, userId: user.id, idempotencyKey: null, requestHash: sha256(wish) });
    return { kind: 'prompt', reservationId };
  }

  /** @throws AppError NOT_FOUND, CONFLICT when it was deleted or changed meanwhile; then nothing is charged either */
  private async store(
    optimizationId: string,
    { refined: { variant, writer }, before, payment }: { refined: Refined; before: string; payment: Payment },
    tx: EntityManager,
  ): Promise<number> {
    const isFree = writer === 'built-in' && !this.engine.chargesBuiltIn;
    if (payment.kind === 'prompt') await this.usage[isFree ? 'waive' : 'commit'](payment.reservationId, tx);
    const [rows] = await tx.query<[Pick<Optimization, 'refinements' | 'originalPrompt' | 'variants'>[], number]>(
      REPLACE_VARIANT,
      [optimizationId, variant.id, JSON.stringify(variant), isFree && payment.kind === 'included' ? 1 : 0, before],
    );
    const [changed] = rows;
    if (changed) {
      const searchText = searchTextOf(changed.originalPrompt, changed.variants);
      await tx.update(Optimization, { id: optimizationId }, { searchText });
      return changed.refinements;
    }
    if (!(await tx.existsBy(Optimization, { id: optimizationId })))
      throw new AppError('NOT_FOUND', 'We could not find that version.');
    throw new AppError('CONFLICT', 'This version was just changed elsewhere. Please look at it again.');
  }

  /** Doesn't keep the person waiting, and may fail: the day's bill has it in any case. */
  private addSpend(optimizationId: string, { inputTokens, outputTokens, costMicroUsd }: Spend): void {
    if (inputTokens + outputTokens === 0) return;
    const values = [optimizationId, inputTokens, outputTokens, costMicroUsd];
    this.dataSource.query(ADD_SPEND, values).catch((error: unknown) => {
      this.logger.warn({ err: error }, "What a change cost could not be added to its optimization's row");
    });
  }

  private async giveBack(optimizationId: string, payment: Payment): Promise<void> {
    try {
      if (payment.kind === 'prompt') await this.usage.release(payment.reservationId);
      else await this.dataSource.query(GIVE_BACK_INCLUDED, [optimizationId]);
    } catch {
      // The database is away, and the first error says so better. A reserved prompt comes back with the sweep.
    }
  }
}
