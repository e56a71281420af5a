import { Injectable, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { AuditEntry } from '../audit/audit-entry.entity.js';
import { type AuditColumn, AuditLogService, type AuditSearch } from '../audit/audit-log.service.js';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { csvLine } from '../common/csv.js';
import type { ListFilter } from '../common/list-filter.js';
import type { ListQuery } from '../common/list-query.js';
import { UsersService } from '../users/users.service.js';
import type { NamedAuditEntry } from './admin-audit.dto.js';

const CSV_COLUMNS = [
  'time',
  'actor',
  'action',
  'subject type',
  'subject',
  'subject now',
  'before',
  'after',
  'from',
  'request',
];

/** The audit log with the people in it by name. */
@Injectable()
export class AdminAuditService {
  constructor(
    private readonly log: AuditLogService,
    private readonly audit: AuditService,
    private readonly users: UsersService,
  ) {}

  async list(query: ListQuery<AuditColumn>): Promise<{ rows: NamedAuditEntry[]; total: number }> {
    const { rows, total } = await this.log.list(await this.toSearch(query.filter), query);
    return { rows: await this.named(rows), total };
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string): Promise<NamedAuditEntry> {
    const entry = await this.log.find(id);
    const [named] = entry ? await this.named([entry]) : [];
    if (!named) throw new AppError('NOT_FOUND', 'We could not find that audit entry.');
    return named;
  }

  choices(): Promise<{ actors: string[]; actions: string[] }> {
    return this.log.choices();
  }

  /** Everything that is found as one CSV file, written while it is read. That somebody took it away is itself noted. */
  async export(filter: ListFilter, origin: AuditOrigin): Promise<StreamableFile> {
    const search = await this.toSearch(filter);
    const what = { action: 'audit-log.exported', targetType: 'audit-log', targetId: 'all' };
    await this.audit.record({ ...what, after: { ...search }, ...origin });
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(Readable.from(this.write(search)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="audit-log-${day}.csv"`,
    });
  }

  private async *write(search: AuditSearch): AsyncGenerator<string> {
    yield csvLine(CSV_COLUMNS);
    for await (const page of this.log.pages(search)) {
      yield (await this.named(page)).map(toCsv).join('');
    }
  }

  private async toSearch(filter: ListFilter): Promise<AuditSearch> {
    const subject = filter.text('subject');
    return {
      actor: filter.text('actor'),
      action: filter.text('action'),
      targetIds: subject === null ? null : await this.idsOf(subject),
      ...filter.span('createdAt'),
    };
  }

  /** A subject is named by its id, or by its address, also by one that an administrator has deleted. */
  private async idsOf(subject: string): Promise<string[]> {
    if (!subject.includes('@')) return [subject];
    const email = subject.toLowerCase();
    const [user, deleted] = await Promise.all([this.users.findByEmail(email), this.log.idsDeletedAs(email)]);
    return [...(user ? [user.id] : []), ...deleted];
  }

  private async named(entries: readonly AuditEntry[]): Promise<NamedAuditEntry[]> {
    const ids = entries.filter(({ targetType }) => targetType === 'user').map(({ targetId }) => targetId);
    const emails = ids.length ? await this.users.emailsOf([...new Set(ids)]) : new Map<string, string>();
    return entries.map((entry) => ({ ...entry, targetEmail: emails.get(entry.targetId) ?? null }));
  }
}

function toCsv(entry: NamedAuditEntry): string {
  const { createdAt, actorEmail, action, targetType, targetId, targetEmail, before, after, ip, requestId } = entry;
  const actor = actorEmail ?? 'system';
  return csvLine([createdAt, actor, action, targetType, targetId, targetEmail, before, after, ip, requestId]);
}
