import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import {
  type OptimizationListDto,
  type OptimizationListQueryDto,
  type StoredOptimizationDto,
  toListedOptimizationDto,
  toStoredOptimizationDto,
} from './optimize.dto.js';
import { Optimization } from './optimization.entity.js';

/** What a person had optimized so far. Somebody else's row is not found, like a missing one. */
@Injectable()
export class HistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, whole ones only. */
  async list(user: AuthUser, { offset, limit }: OptimizationListQueryDto): Promise<OptimizationListDto> {
    const [rows, total] = await this.dataSource.manager.findAndCount(Optimization, {
      where: { userId: user.id, completedAt: Not(IsNull()) },
      // The id makes the order certain, so that no row stands on two pages.
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { items: rows.map(toListedOptimizationDto), total };
  }

  /** @throws EntityNotFoundError */
  async get(user: AuthUser, id: string): Promise<StoredOptimizationDto> {
    return toStoredOptimizationDto(
      await this.dataSource.manager.findOneByOrFail(Optimization, { id, userId: user.id }),
    );
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
    throw new AppError('NOT_FOUND', 'We could not find that optimization.');
  }
}
