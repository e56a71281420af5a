import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { User } from '../users/user.entity.js';
import { UsageService } from './usage.service.js';
import { UsagePeriod } from './usage-period.entity.js';
import { EDIT, NO_PERIOD, PeriodQueries } from './usage-period.queries.js';

export interface UsageEdit {
  used?: number;
  quota?: number;
  /** What the list said when the editor looked; null: whatever it is now. */
  version: string | null;
}

const RESET_BATCH = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Counters set by staff. Every change goes through the ledger's own rows, under their lock, with a trace of who and from what. */
@Injectable()
export class UsageEditsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly usage: UsageService,
    private readonly periods: PeriodQueries,
    private readonly audit: AuditService,
  ) {}

  /** Sets what one person used and may use. @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT (changed since) */
  async edit(userId: string, { used, quota, version }: UsageEdit, origin: AuditOrigin): Promise<void> {
    if (used === undefined && quota === undefined) {
      const message = 'Please enter valid numbers';
      throw new AppError('VALIDATION_FAILED', message, { errors: { promptsUsed: message, promptQuota: message } });
    }
    await this.dataSource.transaction(async (tx) => {
      if (!(await tx.existsBy(User, { id: userId }))) throw new AppError('NOT_FOUND', 'We could not find that user.');
      const period = await this.lockRunning(userId, tx);
      if (version !== null && !isVersion(version, period)) {
        throw new AppError('CONFLICT', 'Somebody else changed this user meanwhile. Please look at it again.');
      }
      const before = { promptsUsed: period.used, promptQuota: period.quota };
      const after = { promptsUsed: used ?? period.used, promptQuota: quota ?? period.quota };
      await tx.query(EDIT, [period.id, after.promptsUsed, after.promptQuota]);
      const what = { action: 'user.prompts-edited', targetType: 'user', targetId: userId };
      await this.audit.record({ ...what, before, after, ...origin }, tx);
    });
  }

  /**
   * Sets everybody's counter to nothing used. In batches with a rest after each, so that people's prompts go on; what
   * is being worked on meanwhile is spent on the new count. @returns how many accounts had used any.
   */
  async resetAll(origin: AuditOrigin): Promise<number> {
    let total = 0;
    for (let last = BEFORE_ALL_IDS; ;) {
      const startedAt = performance.now();
      const batch = await this.dataSource.transaction((tx) => this.resetBatch(last, origin, tx));
      total += batch.length;
      last = batch.at(-1)?.userId ?? last;
      if (batch.length < RESET_BATCH) break;
      await sleep(performance.now() - startedAt);
    }
    const what = { action: 'users.counters-reset', targetType: 'users', targetId: 'all' };
    await this.audit.record({ ...what, after: { usersReset: total }, ...origin });
    return total;
  }

  private async resetBatch(last: string, origin: AuditOrigin, tx: EntityManager) {
    const values = [this.clock.now(), last, RESET_BATCH];
    const batch: { userId: string; used: number }[] = await tx.query(this.periods.resetBatch, values);
    const records = batch.map(({ userId, used }) => ({
      action: 'user.counter-reset',
      targetType: 'user',
      targetId: userId,
      before: { promptsUsed: used },
      after: { promptsUsed: 0 },
      ...origin,
    }));
    if (records.length) await this.audit.recordAll(records, tx);
    return batch;
  }

  /** Rolled over and opened first, so that an edit never falls on a period that is over. */
  private async lockRunning(userId: string, tx: EntityManager): Promise<UsagePeriod> {
    await this.usage.openFirstPeriod(userId, tx);
    await this.usage.rollIfDue(userId, this.clock.now(), tx);
    const where = { userId, closedAt: IsNull() };
    return tx.findOneOrFail(UsagePeriod, { where, lock: { mode: 'pessimistic_write' } });
  }
}

/** Written as the lists do it; an account without a period was never changed by anyone. */
function isVersion(version: string, { plan, startsAt, revision }: UsagePeriod): boolean {
  return version === `${plan}-${startsAt.getTime()}-${revision}` || (version === NO_PERIOD && revision === 0);
}
