import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type AuditOrigin, type AuditRecord, AuditService } from '../audit/audit.service.js';
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

/** As many as a prompt can wait for without anybody noticing. */
const RESET_BATCH = 200;

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

  /** Sets one person's counter to nothing used. False: it was. */
  async reset(userId: string, origin: AuditOrigin): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      await this.usage.rollIfDue(userId, this.clock.now(), tx);
      const where = { userId, closedAt: IsNull() };
      const period = await tx.findOne(UsagePeriod, { where, lock: { mode: 'pessimistic_write' } });
      if (!period || period.used === 0) return false;
      await tx.query(EDIT, [period.id, 0, period.quota]);
      await this.audit.record(resetRecord({ userId, used: period.used }, origin), tx);
      return true;
    });
  }

  /**
   * Sets the counters of the next accounts after an id to nothing used; what is being worked on meanwhile is spent on the
   * new count. @returns how many had used any, and the last of them; null: there are no more.
   */
  async resetBatch(
    after: string,
    origin: AuditOrigin,
    tx: EntityManager,
  ): Promise<{ changed: number; cursor: string | null }> {
    const values = [this.clock.now(), after, RESET_BATCH];
    const batch: { userId: string; used: number }[] = await tx.query(this.periods.resetBatch, values);
    if (batch.length) {
      await this.audit.recordAll(
        batch.map((row) => resetRecord(row, origin)),
        tx,
      );
    }
    return { changed: batch.length, cursor: batch.length < RESET_BATCH ? null : (batch.at(-1)?.userId ?? null) };
  }

  /** Rolled over and opened first, so that an edit never falls on a period that is over. */
  private async lockRunning(userId: string, tx: EntityManager): Promise<UsagePeriod> {
    await this.usage.openFirstPeriod(userId, tx);
    await this.usage.rollIfDue(userId, this.clock.now(), tx);
    const where = { userId, closedAt: IsNull() };
    return tx.findOneOrFail(UsagePeriod, { where, lock: { mode: 'pessimistic_write' } });
  }
}

function resetRecord({ userId, used }: { userId: string; used: number }, origin: AuditOrigin): AuditRecord {
  return {
    action: 'user.counter-reset',
    targetType: 'user',
    targetId: userId,
    before: { promptsUsed: used },
    after: { promptsUsed: 0 },
    ...origin,
  };
}

/** Written as the lists do it; an account without a period was never changed by anyone. */
function isVersion(version: string, { plan, startsAt, revision }: UsagePeriod): boolean {
  return version === `${plan}-${startsAt.getTime()}-${revision}` || (version === NO_PERIOD && revision === 0);
}
