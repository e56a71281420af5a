import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { countRows } from '../common/count-rows.js';
import type { ListQuery } from '../common/list-query.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailLogEntry } from './mail-log-entry.entity.js';

/** Only by time: the last are looked at. */
export const REFUSED_MAIL_COLUMNS = ['createdAt'] as const;
const REFUSED = `FROM mail_log_entry WHERE outcome = 'refused'`;

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
  async record({ id, template, recipient, outcome, reason }: Omit<MailLogEntry, 'createdAt'>): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO mail_log_entry (id, template, recipient, outcome, reason) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO NOTHING`,
      [id, template, recipient, outcome, reason],
    );
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
      this.dataSource.query<Omit<MailLogEntry, 'outcome'>[]>(
        `SELECT id, template, recipient, reason, created_at AS "createdAt" ${REFUSED}
          ORDER BY created_at ${direction}, id ${direction} LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      countRows(this.dataSource, REFUSED, []),
    ]);
    return { rows, total };
  }

  async deleteTo(recipient: string, tx: EntityManager): Promise<void> {
    await tx.delete(MailLogEntry, { recipient });
  }

  private async dropOld(): Promise<number> {
    const [, dropped] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM mail_log_entry WHERE created_at < now() - interval '30 days'`,
    );
    return dropped;
  }
}
