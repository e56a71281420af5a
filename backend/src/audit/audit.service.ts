import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditRecord {
  /** Absent: the system itself did it. */
  actor?: { id: string; email: string };
  action: string;
  targetType: string;
  targetId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  ip?: string;
  requestId?: string;
}

/** Who acts, and in which request. */
export type AuditOrigin = Required<Pick<AuditRecord, 'actor'>> & Pick<AuditRecord, 'ip' | 'requestId'>;

@Injectable()
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a row. With the transaction of the change itself, neither exists without the other. */
  async record(record: AuditRecord, tx: EntityManager = this.dataSource.manager): Promise<void> {
    await this.recordAll([record], tx);
  }

  /** The same for a batch of changes. */
  async recordAll(records: readonly AuditRecord[], tx: EntityManager): Promise<void> {
    await tx.insert(AuditEntry, records.map(toRow));
  }

  /** Forgets what was kept for its 24 months; the database lets nothing younger go. @returns how many entries */
  async dropOld(): Promise<number> {
    const [, dropped] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM audit_entry WHERE created_at < now() - interval '24 months'`,
    );
    return dropped;
  }
}

function toRow({ actor, before, after, ip, requestId, ...what }: AuditRecord) {
  return {
    ...what,
    actorId: actor?.id ?? null,
    actorEmail: actor?.email ?? null,
    before: (before ?? null) as never,
    after: (after ?? null) as never,
    ip: ip ?? null,
    requestId: requestId ?? null,
  };
}
