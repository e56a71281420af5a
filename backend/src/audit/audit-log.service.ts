import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countRows } from '../common/count-rows.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** Stands for what nobody did but the system itself. */
export const SYSTEM = 'system';

export interface AuditSearch {
  /** An address, or {@link SYSTEM}; null: anybody. */
  actor: string | null;
  action: string | null;
  /** On whom or what; null: anything. */
  targetIds: readonly string[] | null;
  from: Date | null;
  before: Date | null;
}

const ORDER = { createdAt: 'created_at', action: 'action', actorEmail: 'actor_email' } as const;
export type AuditColumn = keyof typeof ORDER;
export const AUDIT_COLUMNS = Object.keys(ORDER) as AuditColumn[];

const SELECT = `
  SELECT id, actor_id AS "actorId", actor_email AS "actorEmail", action, target_type AS "targetType", target_id AS "targetId",
         before, after, ip, request_id AS "requestId", created_at AS "createdAt"`;

const FOUND = `
  FROM audit_entry
 WHERE ($1::text IS NULL OR actor_email = $1 OR ($1 = '${SYSTEM}' AND actor_email IS NULL))
   AND ($2::text IS NULL OR action = $2) AND ($3::text[] IS NULL OR target_id = ANY($3))
   AND ($4::timestamptz IS NULL OR created_at >= $4) AND ($5::timestamptz IS NULL OR created_at < $5)`;

/** The next page of a reading that started at the newest. The instant is text, because a Date would lose its microseconds. */
const PAGE = `${SELECT}, created_at::text AS "createdAtText" ${FOUND}
   AND ($6::timestamptz IS NULL OR (created_at, id) < ($6, $7)) ORDER BY created_at DESC, id DESC LIMIT $8`;
const PAGE_ROWS = 500;

/** Jumps from each value to the next in the index, so that a log of millions is not read for a list of twenty. */
const distinct = (column: 'action' | 'actor_email') => `
  WITH RECURSIVE found AS (
    (SELECT ${column} AS value FROM audit_entry WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM audit_entry WHERE ${column} > found.value ORDER BY ${column} LIMIT 1)
      FROM found WHERE found.value IS NOT NULL
  )
  SELECT value FROM found WHERE value IS NOT NULL LIMIT 200`;

/** The audit log as it is read. */
@Injectable()
export class AuditLogService {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    search: AuditSearch,
    {
      orderBy,
      descending,
      offset,
      limit,
    }: { orderBy: AuditColumn; descending: boolean; offset: number; limit: number },
  ): Promise<{ rows: AuditEntry[]; total: number }> {
    const direction = descending ? 'DESC' : 'ASC';
    const order = [...new Set([ORDER[orderBy], 'created_at', 'id'])].map((column) => `${column} ${direction}`);
    const [rows, total] = await Promise.all([
      this.dataSource.query<AuditEntry[]>(`${SELECT} ${FOUND} ORDER BY ${order.join(', ')} LIMIT $6 OFFSET $7`, [
        ...valuesOf(search),
        limit,
        offset,
      ]),
      countRows(this.dataSource, FOUND, valuesOf(search)),
    ]);
    return { rows, total };
  }

  async find(id: string): Promise<AuditEntry | undefined> {
    const [row] = await this.dataSource.query<AuditEntry[]>(`${SELECT} FROM audit_entry WHERE id = $1`, [id]);
    return row;
  }

  /** Everything that is found, newest first, page by page: a reading of millions needs the memory of a few hundred. */
  async *pages(search: AuditSearch): AsyncGenerator<AuditEntry[]> {
    let last: (AuditEntry & { createdAtText: string }) | undefined;
    do {
      const values = [...valuesOf(search), last?.createdAtText ?? null, last?.id ?? null, PAGE_ROWS];
      const rows = await this.dataSource.query<(AuditEntry & { createdAtText: string })[]>(PAGE, values);
      if (rows.length) yield rows;
      last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined;
    } while (last);
  }

  /** Who acted and what was done so far: what a search can be narrowed to. */
  async choices(): Promise<{ actors: string[]; actions: string[] }> {
    const [actors, actions] = await Promise.all(
      (['actor_email', 'action'] as const).map((column) =>
        this.dataSource.query<{ value: string }[]>(distinct(column)).then((rows) => rows.map(({ value }) => value)),
      ),
    );
    return { actors: [SYSTEM, ...(actors ?? [])], actions: actions ?? [] };
  }

  /** Accounts that had this address when an administrator deleted them. */
  async idsDeletedAs(email: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT target_id AS id FROM audit_entry WHERE action = 'user.deleted' AND before->>'email' = $1 LIMIT 100`,
      [email],
    );
    return rows.map(({ id }) => id);
  }
}

const valuesOf = ({ actor, action, targetIds, from, before }: AuditSearch): unknown[] => [
  actor,
  action,
  targetIds,
  from,
  before,
];
