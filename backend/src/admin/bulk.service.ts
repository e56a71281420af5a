import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ErasureService } from '../account/erasure.service.js';
import type { AuditOrigin } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { UsageEditsService } from '../usage/usage-edits.service.js';
import { StandingService } from './standing.service.js';

export const BULK_ACTIONS = ['verify', 'reset', 'suspend', 'restore', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** An account that was left as it was, and why. */
export interface Skipped {
  id: string;
  /** Null: nobody has this id. */
  email: string | null;
  reason: string;
}

/** What is done to accounts that were picked from the list. Each is a matter of its own: one that is refused stops no other. */
@Injectable()
export class BulkService {
  private readonly actions: Record<
    BulkAction,
    (id: string, origin: AuditOrigin, reason: string | null) => Promise<unknown>
  >;

  constructor(
    private readonly dataSource: DataSource,
    standing: StandingService,
    edits: UsageEditsService,
    erasure: ErasureService,
  ) {
    this.actions = {
      verify: (id, origin) => standing.verify(id, origin),
      reset: async (id, origin) => {
        if (!(await edits.reset(id, origin))) throw new AppError('CONFLICT', 'Nothing was used.');
      },
      suspend: (id, origin, reason) => standing.suspend(id, reason, origin),
      restore: (id, origin) => standing.restore(id, origin),
      delete: (id, origin) => erasure.eraseAsAdmin(id, origin),
    };
  }

  async run(
    action: BulkAction,
    ids: readonly string[],
    origin: AuditOrigin,
    reason: string | null,
  ): Promise<{ done: number; skipped: Skipped[] }> {
    const chosen = [...new Set(ids)];
    const emails = await this.emailsOf(chosen);
    const skipped: Skipped[] = [];
    for (const id of chosen) {
      try {
        await this.actions[action](id, origin, reason);
      } catch (error) {
        // What is broken rather than refused ends it all; what was done stays done, with its trace.
        if (!(error instanceof AppError)) throw error;
        skipped.push({ id, email: emails.get(id) ?? null, reason: error.message });
      }
    }
    return { done: chosen.length - skipped.length, skipped };
  }

  private async emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<{ id: string; email: string }[]>(
      'SELECT id, email FROM user_account WHERE id = ANY($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, email }) => [id, email]));
  }
}
