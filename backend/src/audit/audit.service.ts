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

@Injectable()
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds a row. With the transaction of the change itself, neither exists without the other. */
  async record(
    { actor, before, after, ip, requestId, ...what }: AuditRecord,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await tx.insert(AuditEntry, {
      ...what,
      actorId: actor?.id ?? null,
      actorEmail: actor?.email ?? null,
      before: (before ?? null) as never,
      after: (after ?? null) as never,
      ip: ip ?? null,
      requestId: requestId ?? null,
    });
  }
}
