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
const FRESH_MS = 5_000;
/** Counting for those who look may take a hundredth of the time, and no more. */
const REST = 100;
/** Whoever looks at the figures waits for the newest if that takes no longer than this; otherwise they are told to look again. */
const MOMENT_MS = 100;
/** What the hourly job left is shown until it is counted anew. */
const LEFT_BY_JOB = `SELECT 1 FROM plan_day WHERE counted_at > now() - interval '70 minutes' LIMIT 1`;

/** One kind of counting, as this server knows it. */
class Counting {
  private countedAt = -Infinity;
  private tookMs: number | null = null;
  /** Not null while nobody waits for it. */
  private background: Promise<void> | null = null;

  get isFresh(): boolean {
    return performance.now() - this.countedAt <= Math.max(FRESH_MS, REST * (this.tookMs ?? 0));
  }

  get isInBackground(): boolean {
    return this.background !== null;
  }

  /** Null: this server hasn't counted yet. */
  get isLong(): boolean | null {
    return this.tookMs === null ? null : this.tookMs > MOMENT_MS;
  }

  async timed<T>(count: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const counted = await count();
    this.countedAt = performance.now();
    this.tookMs = this.countedAt - startedAt;
    return counted;
  }

  /** Whoever looks meanwhile starts nothing twice. */
  inBackground(count: () => Promise<unknown>, failed: (error: unknown) => void): void {
    this.background ??= count()
      .then(() => undefined, failed)
      .finally(() => (this.background = null));
  }
}

const hourOf = (time: number) => Math.floor(time / HOUR_MS) * HOUR_MS;

/**
 * Counts what the dashboard shows: every five minutes the last hours, and every hour the plans. Real time throughout,
 * as the rows have it.
 */
@Injectable()
export class ActivityCountJob {
  private readonly logger = new Logger(ActivityCountJob.name);
  private readonly hours = new Counting();
  private readonly plans = new Counting();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    jobs: JobsService,
  ) {
    const retry = { retryLimit: 2, retryDelay: 20 };
    jobs.define({ queue: 'activity-count', retry, cron: '*/5 * * * *', run: () => this.count() });
    jobs.define({ queue: 'plan-count', retry, cron: '7 * * * *', run: () => this.countPlans() });
  }

  /**
   * For whoever looks now: brings the counts up to date, at once where that takes but a moment.
   *
   * @returns whether newer figures are on their way, to be seen at the next look
   */
  async refresh(): Promise<boolean> {
    if (!this.plans.isFresh) {
      await this.bring(this.plans, () => this.countPlans(), this.plans.isLong ?? (await this.hasPlans()));
    }
    if (!this.hours.isFresh) {
      const last = await this.lastCounted();
      const isYoung = last === null ? (await this.firstDay()) > Date.now() - DAY_MS : last > Date.now() - 2 * HOUR_MS;
      if (isYoung) await this.bring(this.hours, () => this.count(), last !== null && (this.hours.isLong ?? true));
    }
    return this.plans.isInBackground || this.hours.isInBackground;
  }

  private async bring(counting: Counting, count: () => Promise<unknown>, isLong: boolean): Promise<void> {
    if (isLong) counting.inBackground(count, (error) => this.logger.error(error));
    else await count();
  }

  /** Counts from where the last run ended, a day at a time. @returns how many hours */
  count(): Promise<number> {
    return this.hours.timed(async () => {
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
      return Math.max(0, end - hourOf(start)) / HOUR_MS;
    });
  }

  countPlans(): Promise<number> {
    return this.plans.timed(async () => {
      await this.dataSource.query(COUNT_PLANS, [this.clock.now(), Object.keys(PLANS)]);
      return Object.keys(PLANS).length;
    });
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
