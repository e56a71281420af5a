import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobRun } from './job-run.entity.js';
import { JobsService } from './jobs.service.js';

export interface JobOverview {
  name: string;
  cron: string | null;
  /** Null: it has never run. */
  last: Pick<JobRun, 'startedAt' | 'finishedAt' | 'durationMs' | 'count' | 'outcome'> | null;
  failedAt: Date | null;
  runs: number;
  failures: number;
  waiting: number;
  running: number;
  /** Given up after all tries, and kept for a day. */
  givenUp: number;
}

type Row = Omit<JobOverview, 'cron' | 'last'> & { [Key in keyof NonNullable<JobOverview['last']>]: JobRun[Key] | null };

const OVERVIEW = `
  SELECT name, started_at AS "startedAt", finished_at AS "finishedAt", duration_ms AS "durationMs", count, outcome,
         failed_at AS "failedAt", coalesce(runs, 0)::int AS runs, coalesce(failures, 0)::int AS failures,
         coalesce(waiting, 0)::int AS waiting, coalesce(running, 0)::int AS running, coalesce(given_up, 0)::int AS "givenUp"
    FROM unnest($1::text[]) AS job (name)
    LEFT JOIN job_run USING (name)
    LEFT JOIN (
      SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting, count(*) FILTER (WHERE state = 'active') AS running,
             count(*) FILTER (WHERE state = 'failed') AS given_up
        FROM pgboss.job GROUP BY name
    ) AS queue USING (name)
   ORDER BY name`;

/** Every job with its last run on whichever server, and what waits in its queue. */
@Injectable()
export class JobOverviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  async list(): Promise<JobOverview[]> {
    const crons = new Map(this.jobs.list().map(({ name, cron }) => [name, cron]));
    const rows: Row[] = await this.dataSource.query(OVERVIEW, [[...crons.keys()]]);
    return rows.map(({ startedAt, finishedAt, durationMs, count, outcome, ...row }) => ({
      ...row,
      cron: crons.get(row.name) ?? null,
      last:
        startedAt && finishedAt && outcome
          ? { startedAt, finishedAt, durationMs: durationMs ?? 0, count: count ?? 0, outcome }
          : null,
    }));
  }
}
