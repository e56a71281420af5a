import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import type { Along } from '../usage/usage.queries.js';
import type { OptimizationRun } from './optimization-run.js';
import { searchTextOf } from './search-text.js';

/** Versions mostly end together: what is whole by then needs no row of its parts, which nobody could have asked for. */
const PROGRESS_AFTER_MS = 250;

const COLUMNS =
  'id, user_id, original_prompt, language, intent, engine, variants, input_tokens, output_tokens, cost_micro_usd';

/** A row that is complete is never overwritten by the progress of its own run arriving late. */
const KEEP_PROGRESS = `
  INSERT INTO optimization (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (id) DO UPDATE SET variants = excluded.variants WHERE optimization.completed_at IS NULL`;

const complete = (charged: string, condition: string): string => `
  INSERT INTO optimization (${COLUMNS}, charged, search_text, completed_at)
  SELECT $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, ${charged}, $13, now() ${condition}
  ON CONFLICT (id) DO UPDATE SET
    variants = excluded.variants, engine = excluded.engine, input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens,
    cost_micro_usd = excluded.cost_micro_usd, charged = excluded.charged,
    search_text = excluded.search_text, completed_at = excluded.completed_at`;
const IS_SETTLED = 'EXISTS (SELECT 1 FROM period)';
const COMPLETE_FREE = complete('false', `WHERE ${IS_SETTLED}`);
const COMPLETE_CHARGED = complete(IS_SETTLED, '');

/** Writes optimizations: versions as they are finished, so that a reload or a second tab finds them, and the whole at the end. */
@Injectable()
export class OptimizationStore {
  /** Writes of parts that wait for their moment, by the run's id. */
  private readonly due = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
    jobs: JobsService,
  ) {
    jobs.define({
      queue: 'optimization-leftovers',
      retry: { retryLimit: 0 },
      cron: '17 * * * *',
      run: () => this.dropLeftovers(),
    });
  }

  /** Soon, unless the run is whole by then. Doesn't keep it waiting, and may fail: the whole is stored in any case. */
  keepProgress(run: OptimizationRun): void {
    if (run.isWhole) return this.forgetProgress(run.id);
    if (this.due.has(run.id)) return;
    const timer = setTimeout(() => {
      this.due.delete(run.id);
      this.dataSource.query(KEEP_PROGRESS, valuesOf(run)).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'A finished version could not be stored before the others');
      });
    }, PROGRESS_AFTER_MS);
    this.due.set(run.id, timer.unref());
  }

  /** Forgets the parts of a run that failed: half an answer is no answer. */
  async drop(id: string): Promise<void> {
    this.forgetProgress(id);
    await this.dataSource.query('DELETE FROM optimization WHERE id = $1 AND completed_at IS NULL', [id]);
  }

  /**
   * Stores the whole along with settling its prompt: only if that settles it, for nothing; or in any case, and charged
   * if it does. @throws Error if a version is missing: half an answer is never sold.
   */
  completion(run: OptimizationRun, { ifSettled }: { ifSettled: boolean }): Along {
    if (!run.isWhole) throw new Error('The engine left a version out');
    const { originalPrompt, variants } = run.toRow();
    return {
      sql: ifSettled ? COMPLETE_FREE : COMPLETE_CHARGED,
      values: [...valuesOf(run), searchTextOf(originalPrompt, variants)],
    };
  }

  private forgetProgress(id: string): void {
    clearTimeout(this.due.get(id));
    this.due.delete(id);
  }

  /** What servers left behind that died in the middle of a run. */
  private async dropLeftovers(): Promise<number> {
    const [, dropped] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM optimization WHERE completed_at IS NULL AND created_at < now() - interval '1 hour'`,
    );
    return dropped;
  }
}

function valuesOf(run: OptimizationRun): unknown[] {
  const row = run.toRow();
  return [
    row.id,
    row.userId,
    row.originalPrompt,
    row.language,
    row.intent,
    row.engine,
    JSON.stringify(row.variants),
    row.inputTokens,
    row.outputTokens,
    row.costMicroUsd,
  ];
}
