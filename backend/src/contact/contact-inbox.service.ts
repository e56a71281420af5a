import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { countRows } from '../common/count-rows.js';
import type { ListQuery } from '../common/list-query.js';
import { CONTACT_STATUSES, ContactMessage, type ContactStatus } from './contact-message.entity.js';

const ORDER = { createdAt: 'created_at', status: 'status', email: 'email', name: 'name' } as const;
export type ContactColumn = keyof typeof ORDER;
export const CONTACT_COLUMNS = Object.keys(ORDER) as ContactColumn[];

const SELECT = `SELECT id, name, email, message, status, created_at AS "createdAt"`;
const FOUND = `
  FROM contact_message
 WHERE ($1::text IS NULL OR status = $1)
   AND ($2::text IS NULL OR email ILIKE $2 OR name ILIKE $2 OR message ILIKE $2)
   AND ($3::timestamptz IS NULL OR created_at >= $3) AND ($4::timestamptz IS NULL OR created_at < $4)`;

/** The messages as those who answer them see them. */
@Injectable()
export class ContactInboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  async list({ orderBy, descending, offset, limit, search, filter }: ListQuery<ContactColumn>) {
    const { from, before } = filter.span('createdAt');
    const text = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const values = [filter.oneOf('status', CONTACT_STATUSES), text, from, before];
    const direction = descending ? 'DESC' : 'ASC';
    const [rows, total] = await Promise.all([
      this.dataSource.query<ContactMessage[]>(
        `${SELECT} ${FOUND} ORDER BY ${ORDER[orderBy]} ${direction}, created_at DESC, id LIMIT $5 OFFSET $6`,
        [...values, limit, offset],
      ),
      countRows(this.dataSource, FOUND, values),
    ]);
    return { rows, total };
  }

  /** @throws EntityNotFoundError */
  get(id: string): Promise<ContactMessage> {
    return this.dataSource.manager.findOneByOrFail(ContactMessage, { id });
  }

  /** How many nobody has looked at. */
  countNew(): Promise<number> {
    return countRows(this.dataSource, FOUND, ['new', null, null, null]);
  }

  /** @throws EntityNotFoundError */
  async setStatus(id: string, status: ContactStatus, origin: AuditOrigin): Promise<ContactMessage> {
    return this.dataSource.transaction(async (tx) => {
      const message = await tx.findOneOrFail(ContactMessage, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (message.status === status) return message;
      await tx.update(ContactMessage, { id }, { status });
      const what = { action: 'contact-message.status-changed', targetType: 'contact-message', targetId: id };
      await this.audit.record({ ...what, before: { status: message.status }, after: { status }, ...origin }, tx);
      return { ...message, status };
    });
  }
}
