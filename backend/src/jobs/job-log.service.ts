import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { MetricsService } from '../metrics/metrics.service.js';
import type { JobOutcome } from './job-run.entity.js';

const RECORD = `
  INSERT INTO job_run (name, started_at, finished_at, duration_ms, count, outcome, runs, failures, failed_at)
  VALUES ($1, $2, $3::timestamptz, $4, $5, $6, 1, $7::bigint, CASE WHEN $7::bigint > 0 THEN $3::timestamptz END)
  ON CONFLICT (name) DO UPDATE SET
    started_at = excluded.started_at, finished_at = excluded.finished_at, duration_ms = excluded.duration_ms,
    count = excluded.count, outcome = excluded.outcome, runs = job_run.runs + 1,
    failures = job_run.failures + excluded.failures, failed_at = coalesce(excluded.failed_at, job_run.failed_at)`;

/** Times every run of a job and keeps the last one in sight: in the metrics of this server and in a table for all of them. */
@Injectable()
export class JobLogService {
  private readonly runs;
  private readonly items;
  private readonly lastRun;
  private readonly lastDuration;

  constructor(
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
    metrics: MetricsService,
  ) {
    this.runs = metrics.counter('job_runs_total', 'Runs of jobs by what became of them', ['job', 'outcome']);
    this.items = metrics.counter('job_items_total', 'Things that jobs dealt with, such as accounts and rows', ['job']);
    this.lastRun = metrics.gauge('job_last_run_timestamp_seconds', 'When a job last ended here', ['job']);
    this.lastDuration = metrics.gauge('job_last_duration_seconds', 'How long its last run here took', ['job']);
  }

  /** Passes the outcome on; a failure stays a failure. @returns how many things the run dealt with */
  async timed(job: string, work: () => Promise<number | void>): Promise<number> {
    const startedAt = new Date();
    try {
      const count = (await work()) ?? 0;
      await this.record(job, startedAt, count, 'succeeded');
      return count;
    } catch (error) {
      // pg-boss tries again where the job allows it. The job's data stays out of the log.
      this.logger.warn({ err: error, queue: job }, 'A job failed');
      await this.record(job, startedAt, 0, 'failed');
      throw error;
    }
  }

  private async record(job: string, startedAt: Date, count: number, outcome: JobOutcome): Promise<void> {
    const finishedAt = new Date();
    const durationMs = finishedAt.getTime() - startedAt.getTime();
    this.runs.inc({ job, outcome });
    this.items.inc({ job }, count);
    this.lastRun.set({ job }, finishedAt.getTime() / 1_000);
    this.lastDuration.set({ job }, durationMs / 1_000);
    const failures = outcome === 'failed' ? 1 : 0;
    try {
      await this.dataSource.query(RECORD, [job, startedAt, finishedAt, durationMs, count, outcome, failures]);
    } catch (error) {
      // What the job did stands; only its trace is missing until the next run.
      this.logger.warn({ err: error, queue: job }, 'A run of a job could not be noted');
    }
  }
}
