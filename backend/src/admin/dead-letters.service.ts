import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { DeadJobsService } from '../jobs/dead-jobs.service.js';
import { MailService } from '../mail/mail.service.js';
import { StripeEventsWorker } from '../webhook/stripe-events.worker.js';
import { StripeInbox } from '../webhook/stripe-inbox.service.js';

/** Sends on what was given up, with a trace of who wanted it. */
@Injectable()
export class DeadLettersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: StripeInbox,
    private readonly worker: StripeEventsWorker,
    private readonly deadJobs: DeadJobsService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError NOT_FOUND */
  async retryEvent(id: string, origin: AuditOrigin): Promise<void> {
    await this.retryOne('stripe-event', id, origin, async (tx) => (await this.inbox.revive(id, tx)) === 1);
    this.worker.wake();
  }

  async retryAllEvents(origin: AuditOrigin): Promise<number> {
    const retried = await this.retryAll('stripe-events', origin, (tx) => this.inbox.revive(null, tx));
    if (retried) this.worker.wake();
    return retried;
  }

  /** @throws AppError NOT_FOUND */
  async retryJob(id: string, origin: AuditOrigin): Promise<void> {
    await this.retryOne('dead-job', id, origin, (tx) => this.deadJobs.retry(id, tx));
    this.deadJobs.wake();
  }

  async retryAllJobs(origin: AuditOrigin): Promise<number> {
    const retried = await this.retryAll('dead-jobs', origin, (tx) => this.deadJobs.retryAll(tx));
    if (retried) this.deadJobs.wake();
    return retried;
  }

  /** @throws AppError NOT_FOUND, CONFLICT for a mail that nobody needs or whose link can't be made anew */
  async retryRefusedMail(id: string, origin: AuditOrigin): Promise<void> {
    await this.retryOne('refused-mail', id, origin, (tx) => this.mail.retry(id, tx));
  }

  private async retryOne(
    targetType: string,
    targetId: string,
    origin: AuditOrigin,
    retry: (tx: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (!(await retry(tx))) {
        throw new AppError('NOT_FOUND', 'This is no longer given up. Perhaps somebody else has sent it on already.');
      }
      await this.audit.record({ action: `${targetType}.retried`, targetType, targetId, ...origin }, tx);
    });
  }

  private async retryAll(
    targetType: string,
    origin: AuditOrigin,
    retry: (tx: EntityManager) => Promise<number>,
  ): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const retried = await retry(tx);
      const what = { action: `${targetType}.retried`, targetType, targetId: 'all', after: { retried } };
      await this.audit.record({ ...what, ...origin }, tx);
      return retried;
    });
  }
}
