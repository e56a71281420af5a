import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import type { ListQuery } from '../common/list-query.js';
import { type JobOverview, JobOverviewService } from '../jobs/job-overview.service.js';
import { JobsService } from '../jobs/jobs.service.js';

/** The columns the list can be sorted by, and what each is of a job. */
const ORDER = {
  id: ({ name }: JobOverview) => name,
  name: ({ name }: JobOverview) => name,
  cron: ({ cron }: JobOverview) => cron ?? '',
  finishedAt: ({ last }: JobOverview) => last?.finishedAt.toISOString() ?? '',
  durationMs: ({ last }: JobOverview) => last?.durationMs ?? -1,
  count: ({ last }: JobOverview) => last?.count ?? -1,
  outcome: ({ last }: JobOverview) => last?.outcome ?? '',
};
export type JobColumn = keyof typeof ORDER;
export const JOB_COLUMNS = Object.keys(ORDER) as JobColumn[];

/** The jobs as operations staff see and start them. */
@Injectable()
export class AdminJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly overview: JobOverviewService,
    private readonly audit: AuditService,
  ) {}

  async list({ orderBy, descending, offset, limit, search }: ListQuery<JobColumn>) {
    const all = (await this.overview.list()).filter(({ name }) => !search || name.includes(search.toLowerCase()));
    const keyOf = ORDER[orderBy];
    all.sort((one, other) => {
      const [a, b] = descending ? [keyOf(other), keyOf(one)] : [keyOf(one), keyOf(other)];
      return a < b ? -1 : a > b ? 1 : 0;
    });
    return { rows: all.slice(offset, offset + limit), total: all.length };
  }

  async get(name: string): Promise<JobOverview> {
    const job = (await this.overview.list()).find((candidate) => candidate.name === name);
    if (!job) throw new AppError('NOT_FOUND', 'We could not find that job.');
    return job;
  }

  /** Starts a scheduled job before its time. @throws AppError NOT_FOUND; CONFLICT for one that only runs with data */
  async start(name: string, origin: AuditOrigin): Promise<void> {
    const { cron } = await this.get(name);
    if (cron === null) throw new AppError('CONFLICT', 'This job starts by itself whenever there is something to do.');
    await this.dataSource.transaction(async (tx) => {
      await this.jobs.send(name, {}, tx);
      await this.audit.record({ action: 'job.started', targetType: 'job', targetId: name, ...origin }, tx);
    });
  }
}
