import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { PLANS } from '../contracts/plans.js';
import { JobsService } from '../jobs/jobs.service.js';
import { COUNT_DAYS, COUNT_HOURS, COUNT_PLANS, NOTE_PEOPLE } from './activity.queries.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Far enough for the longest span of the dashboard; what lies before is history that nobody counted. */
const REACHES_BACK_DAYS = 91;
/** A request is settled, or swept, long before this. */
const RECOUNTED_HOURS = 2;
const FRESH_MS = 60_000;
/** Counting may take a hundredth of the time, and no more. */
const REST = 100;
/** Whoever looks at the figures waits for the newest if that takes no longer than this; otherwise they see them a minute later. */
const MOMENT_MS = 100;
/** What the hourly job left is shown until it is counted anew. */
const LEFT_BY_JOB = `SELECT 1 FROM plan_day WHERE counted_at > now() - interval '70 minutes' LIMIT 1`;

const hourOf = (time: number) => Math.floor(time / HOUR_MS) * HOUR_MS;

/**
 * Counts what the dashboard shows: every five minutes the last hours, and every hour the plans. Real time throughout,
 * as the rows have it.
 */
@Injectable()
export class ActivityCountJob {
  private readonly logger = new Logger(ActivityCountJob.name);
  private countedAt = -Infinity;
  private plansCountedAt = -Infinity;
  /** Null: not counted by this server yet. */
  private tookMs: number | null = null;
  private plansTookMs: number | null = null;
  private inBackground: Promise<unknown> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    jobs: JobsService,
  ) {
    const retry = { retryLimit: 2, retryDelay: 20 };
    jobs.define({ queue: 'activity-count', retry, cron: '*/5 * * * *', run: () => this.count() });
    jobs.define({ queue: 'plan-count', retry, cron: '7 * * * *', run: () => this.countPlans() });
  }

  /** For whoever looks now: brings the counts up to date, at once where that takes but a moment, else for the next look. */
  async refresh(): Promise<void> {
    if (performance.now() - this.plansCountedAt > Math.max(FRESH_MS, REST * (this.plansTookMs ?? 0))) {
      const isLong = this.plansTookMs === null ? await this.hasPlans() : this.plansTookMs > MOMENT_MS;
      await this.bring(() => this.countPlans(), isLong);
    }
    if (performance.now() - this.countedAt < FRESH_MS) return;
    const last = await this.lastCounted();
    const isYoung = last === null ? (await this.firstDay()) > Date.now() - DAY_MS : last > Date.now() - 2 * HOUR_MS;
    if (isYoung) await this.bring(() => this.count(), last !== null && (this.tookMs ?? Infinity) > MOMENT_MS);
  }

  /** One after the other in the background: whoever looks meanwhile starts nothing twice. */
  private async bring(count: () => Promise<unknown>, isLong: boolean): Promise<void> {
    if (!isLong) await count();
    else {
      this.inBackground ??= count()
        .catch((error: unknown) => this.logger.error(error))
        .finally(() => (this.inBackground = null));
    }
  }

  /** Counts from where the last run ended, a day at a time. @returns how many hours */
  async count(): Promise<number> {
    const startedAt = performance.now();
    const last = await this.lastCounted();
    const start = last === null ? await this.firstDay() : last - RECOUNTED_HOURS * HOUR_MS;
    const end = hourOf(Date.now()) + HOUR_MS;
    for (let from = hourOf(start); from < end; from += DAY_MS) {
      const span = [new Date(from), new Date(Math.min(from + DAY_MS, end))];
      await this.dataSource.transaction(async (tx) => {
        await tx.query(NOTE_PEOPLE, span);
        await tx.query(COUNT_DAYS, span);
        await tx.query(COUNT_HOURS, span);
      });
    }
    this.countedAt = performance.now();
    this.tookMs = this.countedAt - startedAt;
    return Math.max(0, end - hourOf(start)) / HOUR_MS;
  }

  async countPlans(): Promise<number> {
    const startedAt = performance.now();
    await this.dataSource.query(COUNT_PLANS, [this.clock.now(), Object.keys(PLANS)]);
    this.plansCountedAt = performance.now();
    this.plansTookMs = this.plansCountedAt - startedAt;
    return Object.keys(PLANS).length;
  }

  private async hasPlans(): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>(LEFT_BY_JOB)).length > 0;
  }

  private async lastCounted(): Promise<number | null> {
    const [row] = await this.dataSource.query<[{ hour: Date | null }]>('SELECT max(hour) AS hour FROM activity_hour');
    return row.hour && row.hour.getTime();
  }

  private async firstDay(): Promise<number> {
    const [row] = await this.dataSource.query<[{ at: Date | null }]>('SELECT min(created_at) AS at FROM user_account');
    return Math.max(row.at?.getTime() ?? Date.now(), Date.now() - REACHES_BACK_DAYS * DAY_MS);
  }
}
