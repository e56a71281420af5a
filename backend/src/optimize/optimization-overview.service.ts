import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { countRows } from '../common/count-rows.js';
import type { ListQuery } from '../common/list-query.js';
import type { VariantSource } from '../contracts/rewriting.js';
import type { Optimization } from './optimization.entity.js';

/** Only by time: whatever else they were sorted by would have to be read whole first. */
export const OPTIMIZATION_COLUMNS = ['createdAt'] as const;
export type OptimizationColumn = (typeof OPTIMIZATION_COLUMNS)[number];
const WRITERS = ['model', 'built-in'] as const satisfies readonly VariantSource[];

/** One optimization with whose it is and how long it took, its texts included: whoever shows it decides what of them. */
export type OptimizationOverview = Pick<
  Optimization,
  | 'id'
  | 'userId'
  | 'originalPrompt'
  | 'language'
  | 'intent'
  | 'variants'
  | 'engine'
  | 'charged'
  | 'inputTokens'
  | 'outputTokens'
  | 'costMicroUsd'
  | 'refinements'
  | 'selectedPrompt'
  | 'selectedVariantId'
  | 'completedAt'
  | 'createdAt'
> & {
  userEmail: string;
  durationMs: number | null;
  /** Its owner keeps their history; whose it isn't has said that nobody is to read it. */
  isKept: boolean;
};

/** The reservation is made when the request comes in. */
const SELECT = `
  SELECT o.id, o.user_id AS "userId", u.email AS "userEmail", o.original_prompt AS "originalPrompt", o.language, o.intent,
         o.variants, o.engine, o.charged, o.input_tokens AS "inputTokens", o.output_tokens AS "outputTokens",
         o.cost_micro_usd AS "costMicroUsd", o.refinements, o.selected_prompt AS "selectedPrompt",
         o.selected_variant_id AS "selectedVariantId",
         o.completed_at AS "completedAt", o.created_at AS "createdAt",
         round(extract(epoch FROM o.completed_at - r.created_at) * 1000)::int AS "durationMs",
         NOT EXISTS (SELECT FROM history_off WHERE user_id = o.user_id) AS "isKept"`;
const JOINED = `JOIN user_account u ON u.id = o.user_id LEFT JOIN usage_reservation r ON r.id = o.id`;

const MATCHES = `
  ($1::uuid IS NULL OR o.user_id = $1)
   AND ($2::boolean IS NULL OR (o.engine LIKE 'built-in/%') = $2)
   AND ($3::timestamptz IS NULL OR o.created_at >= $3) AND ($4::timestamptz IS NULL OR o.created_at < $4)`;

/** Optimizations of everybody, for operations staff. */
@Injectable()
export class OptimizationOverviewService {
  constructor(private readonly dataSource: DataSource) {}

  /** @param userId whose; null: everybody's */
  async list({ descending, offset, limit, filter }: ListQuery<OptimizationColumn>, userId: string | null) {
    const { from, before } = filter.span('createdAt');
    const writer = filter.oneOf('writer', WRITERS);
    const values = [userId, writer && writer === 'built-in', from, before];
    const direction = descending ? 'DESC' : 'ASC';
    // As ids, found in the index alone: rows far behind are not read on the way.
    const page = `SELECT o.id FROM optimization o WHERE ${MATCHES} ORDER BY o.created_at ${direction}, o.id ${direction} LIMIT $5 OFFSET $6`;
    const [rows, total] = await Promise.all([
      this.dataSource.query<OptimizationOverview[]>(
        `${SELECT} FROM optimization o ${JOINED} WHERE o.id IN (${page}) ORDER BY o.created_at ${direction}, o.id ${direction}`,
        [...values, limit, offset],
      ),
      countRows(this.dataSource, `FROM optimization o WHERE ${MATCHES}`, values),
    ]);
    return { rows, total };
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string): Promise<OptimizationOverview> {
    const [row] = await this.dataSource.query<OptimizationOverview[]>(
      `${SELECT} FROM optimization o ${JOINED} WHERE o.id = $1`,
      [id],
    );
    if (!row) throw new AppError('NOT_FOUND', 'We could not find that optimization.');
    return row;
  }
}
