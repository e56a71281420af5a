import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { UsageEditsService } from '../usage/usage-edits.service.js';
import { UsageService } from '../usage/usage.service.js';
import { UsersService } from '../users/users.service.js';
import { type ToolBatch, ToolRunsService } from './tool-runs.service.js';

/** Each takes several statements. */
const VERIFY_BATCH = 40;

/** What staff do to all accounts at once. */
@Injectable()
export class AdminToolsService {
  constructor(
    private readonly runs: ToolRunsService,
    private readonly users: UsersService,
    private readonly usage: UsageService,
    private readonly edits: UsageEditsService,
    private readonly audit: AuditService,
  ) {
    runs.define('reset-all-counters', {
      batch: (after, origin, tx) => this.edits.resetBatch(after, origin, tx),
      summary: (usersReset) => ({ action: 'users.counters-reset', after: { usersReset } }),
    });
    runs.define('verify-all-users', {
      batch: (after, origin, tx) => this.verifyBatch(after, origin, tx),
      summary: (usersVerified) => ({ action: 'users.verified', after: { usersVerified } }),
    });
  }

  /** Sets everybody's counter to nothing used. @returns how many accounts had used any */
  async resetAll(origin: AuditOrigin): Promise<number> {
    return (await this.runs.run('reset-all-counters', origin)).changed;
  }

  /** Verifies everybody who waits for it and opens their first period. @returns how many accounts became verified */
  async verifyAll(origin: AuditOrigin): Promise<number> {
    return (await this.runs.run('verify-all-users', origin)).changed;
  }

  private async verifyBatch(after: string, origin: AuditOrigin, tx: EntityManager): Promise<ToolBatch> {
    const batch = await this.users.verifyBatch(after, VERIFY_BATCH, tx);
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
    return { changed: batch.length, cursor: batch.length < VERIFY_BATCH ? null : (batch.at(-1)?.id ?? null) };
  }
}
