import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { createHash } from 'node:crypto';
import { Logger } from 'nestjs-pino';
import { PgBoss, type Queue } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { ErrorReports } from '../common/error-reports.js';
import { toAppError } from '../common/error.filter.js';
import { AppConfig } from '../config/app-config.js';
import { JobLogService } from './job-log.service.js';

export interface JobDefinition<Data extends object> {
  queue: string;
  /** How often and how patiently a failing job is tried again. */
  retry: Pick<Queue, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax'>;
  /** UTC cron expression, to the minute; without one the job only runs when it is sent. */
  cron?: string;
  /**
   * Must be safe to run twice, also at the same time: a job is repeated when its worker dies before it was recorded as
   * done. @returns how many things it dealt with, for the record.
   */
  run: (data: Data, job: { id: string }) => Promise<number | void>;
}

const POOL_SIZE = 4;
const STOP_TIMEOUT_MS = 10_000;
/** Only for when a wake-up call is missed. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };
const DONE_JOBS_KEPT_SECONDS = 86_400;
/** Where a job with data goes that failed for the last time, so that an operator can mend the cause and send it on. */
export const DEAD_JOBS = 'dead-letters';
/** As long as the record of sent mails. */
const DEAD_JOBS_KEPT_SECONDS = 30 * 86_400;
const REVIVED_AT_ONCE = 1_000;
const MINUTE_MS = 60_000;
/** A job whose server was killed is taken up by another one within about two minutes instead of fifteen. */
const HEARTBEAT_SECONDS = 30;

/**
 * Durable work on pg-boss, in the same PostgreSQL as the data: what a transaction asks for happens if it commits.
 * Every server's clock starts the scheduled jobs; a start is named by its minute, so that all of them make one run.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly definitions = new Map<string, JobDefinition<object>>();
  private readonly workers: string[] = [];

  constructor(
    config: AppConfig,
    private readonly logger: Logger,
    private readonly log: JobLogService,
    private readonly scheduler: SchedulerRegistry,
    private readonly reports: ErrorReports,
  ) {
    this.boss = new PgBoss({
      connectionString: config.databaseUrl,
      application_name: 'threefold-jobs',
      max: POOL_SIZE,
      useListenNotify: true,
      migrate: config.migrateOnStart,
      schedule: false,
      // Housekeeping of the queue's own tables: an hourly look is plenty.
      monitorVacuum: false,
    });
    this.boss.on('error', (error) => this.logger.error({ err: error }, 'The job queue reported an error'));
  }

  /** Called by a module's constructor; the queue and its worker exist once the application has started. */
  define<Data extends object>(definition: JobDefinition<Data>): void {
    this.definitions.set(definition.queue, definition as JobDefinition<object>);
  }

  /** Every job there is, and when it is started. */
  list(): { name: string; cron: string | null }[] {
    return [...this.definitions.values()].map(({ queue, cron }) => ({ name: queue, cron: cron ?? null }));
  }

  /** Queues a job. With a transaction, the job exists exactly if that transaction commits. */
  async send(queue: string, data: object, tx?: EntityManager): Promise<void> {
    await this.boss.send(queue, data, tx ? { db: inside(tx) } : {});
  }

  /**
   * Sends given-up jobs on to their queues, as new as on their first day.
   * @param id which one; null: all of them, a thousand at a time. @returns how many went
   */
  async revive(id: string | null, tx: EntityManager): Promise<number> {
    return this.boss.redrive(DEAD_JOBS, { ...(id && { ids: [id] }), limit: REVIVED_AT_ONCE, db: inside(tx) });
  }

  /** Has this server's workers look for work now, instead of when their time to look comes. */
  wake(): void {
    for (const worker of this.workers) this.boss.notifyWorker(worker);
  }

  /** Asks for a scheduled run, as every server does at that minute; the first to ask makes it. */
  async startScheduled(queue: string, minute: Date): Promise<void> {
    await this.boss.send(queue, {}, { id: runId(queue, minute) });
  }

  /** Runs a job in this process, to its end, past the queue. */
  async runHere(queue: string): Promise<number> {
    const definition = this.definitions.get(queue);
    if (!definition) throw new Error(`There is no job "${queue}"`);
    return this.log.timed(queue, () => definition.run({}, { id: '' }));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(DEAD_JOBS, { retentionSeconds: DEAD_JOBS_KEPT_SECONDS });
    for (const { queue, retry, cron, run } of this.definitions.values()) {
      await this.boss.createQueue(queue, {
        ...retry,
        notify: true,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: DONE_JOBS_KEPT_SECONDS,
      });
      // A scheduled job has no data to lose: its next run does what the last one couldn't.
      if (!cron) await this.boss.updateQueue(queue, { deadLetter: DEAD_JOBS });
      const worker: string = await this.boss.work<object | null>(queue, POLLING, async (jobs) => {
        // One job at a time, so that a crash repeats at most one; and after it the next at once, because the wake-up
        // calls of jobs that come in together are heard as one.
        this.boss.notifyWorker(worker);
        for (const { id, data, retryCount } of jobs) {
          const work = this.log.timed(queue, () => run(data ?? {}, { id }));
          const isLastTry = retryCount >= (retry.retryLimit ?? 0);
          await work.catch((error: unknown) => this.passOn(error, queue, isLastTry));
        }
      });
      this.workers.push(worker);
      if (cron) this.schedule(queue, cron);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  /** A failure that nobody will try to mend is one that somebody has to hear of; a database that is away, they have. */
  private passOn(error: unknown, job: string, isLastTry: boolean): never {
    if (isLastTry && toAppError(error).code === 'INTERNAL') this.reports.report(error, { job });
    throw error;
  }

  private schedule(queue: string, cronTime: string): void {
    const onTick = (): void => {
      const minute = new Date(Math.round(Date.now() / MINUTE_MS) * MINUTE_MS);
      this.startScheduled(queue, minute).catch((error: unknown) => {
        this.logger.warn({ err: error, queue }, 'A job could not be started; the next start comes as planned');
      });
    };
    const job = CronJob.from({ cronTime, onTick, timeZone: 'UTC', start: true });
    this.scheduler.addCronJob(queue, job);
  }
}

/** Has the queue work in a transaction of ours. */
function inside(tx: EntityManager) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.query<unknown[]>(text, values) }),
  };
}

/** The same for every server that starts the job in this minute. */
function runId(queue: string, minute: Date): string {
  const hex = createHash('sha256').update(`${queue} ${minute.toISOString()}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
