import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import {
  type HistoryQueryDto,
  type OptimizationListDto,
  type StoredOptimizationDto,
  toListedOptimizationDto,
  toStoredOptimizationDto,
} from './history.dto.js';
import { findHistoryPage } from './history.queries.js';
import { Optimization } from './optimization.entity.js';
import { excerptOf, searchTermsOf } from './search-text.js';

/** What a person had optimized so far. Somebody else's row is not found, like a missing one. */
@Injectable()
export class HistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, whole ones only; nothing for whoever turned keeping off. */
  async list(user: AuthUser, { offset, limit, q, starred }: HistoryQueryDto): Promise<OptimizationListDto> {
    const terms = searchTermsOf(q);
    const filter = { userId: user.id, terms, onlyStarred: starred };
    const { rows, total } = await findHistoryPage(this.dataSource, filter, { offset, limit });
    return { items: rows.map((row) => toListedOptimizationDto(row, excerptOf(row, terms))), total };
  }

  /**
   * Also for whoever turned keeping off, as long as the text is there: the page that shows a result asks by its id.
   * @throws EntityNotFoundError
   */
  async get(user: AuthUser, id: string): Promise<StoredOptimizationDto> {
    return toStoredOptimizationDto(
      await this.dataSource.manager.findOneByOrFail(Optimization, { id, userId: user.id }),
    );
  }

  /** Starring twice is starring once. @throws AppError NOT_FOUND */
  async star(user: AuthUser, id: string, isStarred: boolean): Promise<void> {
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(Optimization)
      .set({ starredAt: isStarred ? () => 'coalesce(starred_at, now())' : null })
      .where('id = :id AND user_id = :userId AND completed_at IS NOT NULL', { id, userId: user.id })
      .execute();
    if (!affected) throw notFound();
  }

  /** For good: what was asked and what it became. What it cost stays in the ledger. @throws AppError NOT_FOUND, CONFLICT */
  async delete(user: AuthUser, id: string): Promise<void> {
    const condition = { id, userId: user.id };
    const { affected } = await this.dataSource.manager.delete(Optimization, {
      ...condition,
      completedAt: Not(IsNull()),
    });
    if (affected) return;
    // Its run would store it again.
    if (await this.dataSource.manager.existsBy(Optimization, condition)) {
      throw new AppError('CONFLICT', 'This prompt is still being optimized. Please try again when it is done.');
    }
    throw notFound();
  }

  /** All whole ones, starred or not, also those that nobody is shown any more. @returns how many */
  async clear(user: AuthUser): Promise<number> {
    const { affected } = await this.dataSource.manager.delete(Optimization, {
      userId: user.id,
      completedAt: Not(IsNull()),
    });
    return affected ?? 0;
  }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'We could not find that optimization.');
}
