import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthUser } from '../common/auth-user.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { HistoryKeepingDto } from './history.dto.js';

const BATCH = 2_000;

/** As long as an Idempotency-Key is good for: until then the same request has to find its answer. */
const KEPT_ANYWAY = `interval '24 hours'`;

/** Older than a day, and off for a day: turning it on again within that brings everything back that hasn't gone. */
const DROP = `
  DELETE FROM optimization WHERE id IN (
    SELECT optimization.id FROM optimization JOIN history_off USING (user_id)
     WHERE greatest(optimization.created_at, history_off.since) < now() - ${KEPT_ANYWAY} LIMIT ${BATCH})`;

const RECOVERABLE_UNTIL = `
  SELECT max(greatest(optimization.created_at, history_off.since)) FILTER (WHERE optimization.id IS NOT NULL)
         + ${KEPT_ANYWAY} AS "recoverableUntil"
    FROM history_off
    LEFT JOIN optimization ON optimization.user_id = history_off.user_id
     AND greatest(optimization.created_at, history_off.since) >= now() - ${KEPT_ANYWAY}
   WHERE history_off.user_id = $1 HAVING count(*) > 0`;

/** Whether a person's results are kept. If not, they are gone from history at once and from the database within a day. */
@Injectable()
export class HistoryKeepingService {
  constructor(
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.define({
      queue: 'history-off',
      retry: { retryLimit: 2, retryDelay: 600, retryBackoff: false },
      cron: '29 * * * *',
      run: () => this.dropUnkept(),
    });
  }

  async describe({ id }: Pick<AuthUser, 'id'>): Promise<HistoryKeepingDto> {
    // No row while history is kept; a row without an instant when there is nothing left.
    const [off] = await this.dataSource.query<{ recoverableUntil: Date | null }[]>(RECOVERABLE_UNTIL, [id]);
    return { isKept: off === undefined, recoverableUntil: off?.recoverableUntil?.toISOString() ?? null };
  }

  /** Doing it twice changes nothing: the day runs from the first time. */
  async keep(user: AuthUser, isKept: boolean): Promise<HistoryKeepingDto> {
    await this.dataSource.query(
      isKept
        ? 'DELETE FROM history_off WHERE user_id = $1'
        : 'INSERT INTO history_off (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING',
      [user.id],
    );
    return this.describe(user);
  }

  /** The ledger keeps that a prompt was used; what it said goes. */
  private async dropUnkept(): Promise<number> {
    for (let total = 0; ;) {
      const [, dropped] = await this.dataSource.query<[unknown[], number]>(DROP);
      total += dropped;
      if (dropped < BATCH) return total;
    }
  }
}
