import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import { ContactInboxService } from '../contact/contact-inbox.service.js';
import { DeadJobsService } from '../jobs/dead-jobs.service.js';
import { JobOverviewService } from '../jobs/job-overview.service.js';
import { StripeInbox } from '../webhook/stripe-inbox.service.js';
import { AdminSubscriptionsService } from './admin-subscriptions.service.js';
import type { AttentionItemDto, AttentionKind } from './dashboard.dto.js';

/** Stripe's events are worked off within seconds; what waits this long waits for somebody. */
const LATE_SECONDS = 300;

const item = (kind: AttentionKind, count: number, names: string[] = []): AttentionItemDto => ({ kind, count, names });

/** What somebody should look at. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly inbox: StripeInbox,
    private readonly deadJobs: DeadJobsService,
    private readonly jobs: JobOverviewService,
    private readonly subscriptions: AdminSubscriptionsService,
    private readonly messages: ContactInboxService,
  ) {}

  async list(): Promise<AttentionItemDto[]> {
    const [events, dead, problems, jobs, stuckMails, isOverBudget, messages] = await Promise.all([
      this.inbox.backlog(),
      this.deadJobs.count(),
      this.subscriptions.countProblems(),
      this.jobs.list(),
      this.deadJobs.countRetrying('mail'),
      this.isBudgetSpent(),
      this.messages.countNew(),
    ]);
    const failed = jobs.filter(({ cron, last }) => cron !== null && last?.outcome === 'failed').map(({ name }) => name);
    const items = [
      item('dead-events', events.dead),
      item('dead-jobs', dead),
      item('late-events', events.oldestSeconds > LATE_SECONDS ? events.waiting : 0),
      item('subscription-problems', problems),
      item('failed-jobs', failed.length, failed),
      item('stuck-mails', stuckMails),
      item('budget-reached', isOverBudget ? 1 : 0),
      item('new-messages', messages),
    ];
    return items.filter(({ count }) => count > 0);
  }

  private async isBudgetSpent(): Promise<boolean> {
    const { dailyBudgetMicroUsd } = this.config.llm;
    if (dailyBudgetMicroUsd === null) return false;
    const today = this.clock.now().toISOString().slice(0, 10);
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM llm_spend WHERE day = $1::date AND cost_micro_usd >= $2',
      [today, dailyBudgetMicroUsd],
    );
    return rows.length > 0;
  }
}
