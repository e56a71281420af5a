import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { sha256 } from '../common/sha256.js';
import { LIMITS } from '../contracts/limits.js';
import type { Variant } from '../contracts/rewriting.js';
import { toUsageDto } from '../usage/usage.dto.js';
import { UsageService } from '../usage/usage.service.js';
import { analyse } from './analysis/analyse.js';
import { RewritingEngine } from './engine/rewriting-engine.js';
import { Optimization } from './optimization.entity.js';
import type { RefinedDto } from './optimize.dto.js';

/** Takes one of the changes that come with the optimization, if any is left. */
const TAKE_INCLUDED = `UPDATE optimization SET refinements = refinements + 1 WHERE id = $1 AND user_id = $2 AND refinements < $3`;
const GIVE_BACK_INCLUDED = `UPDATE optimization SET refinements = refinements - 1 WHERE id = $1 AND refinements > 0`;

/** Only this version changes, whatever happens to the others meanwhile. */
const REPLACE_VARIANT = `
  UPDATE optimization SET variants = (
    SELECT jsonb_agg(CASE WHEN variant ->> 'id' = $2 THEN $3::jsonb ELSE variant END ORDER BY place)
      FROM jsonb_array_elements(variants) WITH ORDINALITY AS list (variant, place)
  ) WHERE id = $1
  RETURNING refinements`;

type Payment = { kind: 'included' } | { kind: 'prompt'; reservationId: string };

/** Changes one finished version: three times included in each optimization, then for a prompt each. */
@Injectable()
export class RefineService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: UsageService,
    private readonly engine: RewritingEngine,
  ) {}

  /** @throws AppError NOT_FOUND, QUOTA_EXCEEDED, CONFLICT (nothing to change), UNAVAILABLE */
  async refine(
    user: AuthUser,
    optimizationId: string,
    variantId: string,
    wish: string,
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
      const refined = { ...(await this.engine.refine({ draft, variant, wish }, signal)), id: variant.id };
      const refinements = await this.dataSource.transaction((tx) => this.store(optimizationId, refined, payment, tx));
      return {
        variant: refined,
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

  private async store(optimizationId: string, variant: Variant, payment: Payment, tx: EntityManager): Promise<number> {
    if (payment.kind === 'prompt') await this.usage.commit(payment.reservationId, tx);
    const [rows] = await tx.query<[{ refinements: number }[], number]>(REPLACE_VARIANT, [
      optimizationId,
      variant.id,
      JSON.stringify(variant),
    ]);
    return rows[0]?.refinements ?? LIMITS.includedRefinements;
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
