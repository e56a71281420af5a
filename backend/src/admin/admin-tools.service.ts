import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { UsageService } from '../usage/usage.service.js';
import { UsersService } from '../users/users.service.js';

const VERIFY_BATCH = 100;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** What staff do to all accounts at once. */
@Injectable()
export class AdminToolsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly usage: UsageService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Verifies everybody who waits for it and opens their first period, in batches with a rest after each.
   * @returns how many accounts became verified.
   */
  async verifyAll(origin: AuditOrigin): Promise<number> {
    let total = 0;
    for (let last = BEFORE_ALL_IDS; ;) {
      const startedAt = performance.now();
      const batch = await this.verifyBatch(last, origin);
      total += batch.length;
      last = batch.at(-1)?.id ?? last;
      if (batch.length < VERIFY_BATCH) break;
      await sleep(performance.now() - startedAt);
    }
    const what = { action: 'users.verified', targetType: 'users', targetId: 'all' };
    await this.audit.record({ ...what, after: { usersVerified: total }, ...origin });
    return total;
  }

  private verifyBatch(last: string, origin: AuditOrigin) {
    return this.dataSource.transaction(async (tx) => {
      const batch = await this.users.verifyBatch(last, VERIFY_BATCH, tx);
      for (const { id } of batch) await this.usage.openFirstPeriod(id, tx);
      const records = batch.map(({ id, email }) => ({
        action: 'user.verified',
        targetType: 'user',
        targetId: id,
        before: { email, isVerified: false },
        after: { email, isVerified: true },
        ...origin,
      }));
      if (records.length) await this.audit.recordAll(records, tx);
      return batch;
    });
  }
}
