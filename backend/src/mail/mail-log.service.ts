import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { countRows } from '../common/count-rows.js';
import type { ListQuery } from '../common/list-query.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailLogEntry } from './mail-log-entry.entity.js';

/** Only by time: the last are looked at. */
export const REFUSED_MAIL_COLUMNS = ['createdAt'] as const;
const REFUSED = `FROM mail_log_entry WHERE outcome = 'refused' AND retried_at IS NULL`;

/** A refused mail that nobody has sent on. */
export interface RefusedMail extends Pick<MailLogEntry, 'id' | 'template' | 'recipient' | 'reason' | 'createdAt'> {
  /** What it is made from was kept. */
  canBeRetried: boolean;
}

/** What a mail is made from. */
export interface MailSource {
  template: string;
  data: object;
}

const TAKE_REFUSED = `
  WITH refused AS (SELECT id, template, data ${REFUSED} AND id = $1 AND data IS NOT NULL FOR UPDATE)
  UPDATE mail_log_entry SET retried_at = now(), data = NULL FROM refused WHERE mail_log_entry.id = refused.id
  RETURNING refused.template, refused.data`;

/** Which mails left and which were refused, for the person they went to and for operations staff. */
@Injectable()
export class MailLogService {
  constructor(
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.define({
      queue: 'mail-log-clean-up',
      retry: { retryLimit: 0 },
      cron: '37 3 * * *',
      run: () => this.dropOld(),
    });
  }

  /** A job repeated after a crash records its mail once. */
  async record({
    id,
    template,
    recipient,
    outcome,
    reason,
    data,
  }: Omit<MailLogEntry, 'createdAt' | 'retriedAt'>): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO mail_log_entry (id, template, recipient, outcome, reason, data) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO NOTHING`,
      [id, template, recipient, outcome, reason, data],
    );
  }

  /** Takes a refused mail off the list, once. Null: it is not there, perhaps because somebody else was faster. */
  async takeRefused(id: string, tx: EntityManager): Promise<MailSource | null> {
    const [rows] = await tx.query<[MailSource[], number]>(TAKE_REFUSED, [id]);
    return rows[0] ?? null;
  }

  has(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(MailLogEntry, { id });
  }

  listTo(recipient: string): Promise<MailLogEntry[]> {
    return this.dataSource.manager.find(MailLogEntry, { where: { recipient }, order: { createdAt: 'ASC' } });
  }

  /** Mails to anybody that a server will never take. */
  async listRefused({ descending, offset, limit }: ListQuery<(typeof REFUSED_MAIL_COLUMNS)[number]>) {
    const direction = descending ? 'DESC' : 'ASC';
    const [rows, total] = await Promise.all([
      this.dataSource.query<RefusedMail[]>(
        `SELECT id, template, recipient, reason, created_at AS "createdAt", data IS NOT NULL AS "canBeRetried" ${REFUSED}
          ORDER BY created_at ${direction}, id ${direction} LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      countRows(this.dataSource, REFUSED, []),
    ]);
    return { rows, total };
  }

  /** Forgets every mail to a mailbox, and what could make one again that names it. */
  async deleteTo(recipient: string, tx: EntityManager): Promise<void> {
    await tx.query(
      `DELETE FROM mail_log_entry
        WHERE recipient = $1 OR (outcome = 'refused' AND retried_at IS NULL AND $1 IN (data->>'email', data->>'oldEmail', data->>'newEmail'))`,
      [recipient],
    );
  }

  private async dropOld(): Promise<number> {
    const [, dropped] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM mail_log_entry WHERE created_at < now() - interval '30 days'`,
    );
    return dropped;
  }
}
