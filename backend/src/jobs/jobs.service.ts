import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { PgBoss, type Queue } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';

export interface JobDefinition<Data extends object> {
  queue: string;
  /** How often and how patiently a failing job is tried again. */
  retry: Pick<Queue, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax'>;
  /** UTC cron expression; without one the job only runs when it is sent. */
  cron?: string;
  /** Must be safe to run twice: a job is repeated when its worker dies before it was recorded as done. */
  run: (data: Data, job: { id: string }) => Promise<number | void>;
}

const POOL_SIZE = 4;
const STOP_TIMEOUT_MS = 10_000;
/** Only for when a wake-up call is missed. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };
const DONE_JOBS_KEPT_SECONDS = 86_400;

/** Durable work on pg-boss, in the same PostgreSQL as the data: what a transaction asks for happens if it commits. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly definitions: JobDefinition<object>[] = [];

  constructor(
    config: AppConfig,
    private readonly logger: Logger,
  ) {
    this.boss = new PgBoss({
      connectionString: config.databaseUrl,
      application_name: 'threefold-jobs',
      max: POOL_SIZE,
      useListenNotify: true,
      // Housekeeping of the queue's own tables: an hourly look is plenty.
      monitorVacuum: false,
    });
    this.boss.on('error', (error) => this.logger.error({ err: error }, 'The job queue reported an error'));
  }

  /** Called by a module's constructor; the queue and its worker exist once the application has started. */
  define<Data extends object>(definition: JobDefinition<Data>): void {
    this.definitions.push(definition as JobDefinition<object>);
  }

  /** Queues a job. With a transaction, the job exists exactly if that transaction commits. */
  async send(queue: string, data: object, tx?: EntityManager): Promise<void> {
    const db = tx && {
      executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.query<unknown[]>(text, values) }),
    };
    await this.boss.send(queue, data, db ? { db } : {});
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    for (const { queue, retry, cron, run } of this.definitions) {
      await this.boss.createQueue(queue, { ...retry, notify: true, deleteAfterSeconds: DONE_JOBS_KEPT_SECONDS });
      if (cron) await this.boss.schedule(queue, cron);
      const worker: string = await this.boss.work<object | null>(queue, POLLING, async (jobs) => {
        // One job at a time, so that a crash repeats at most one; and after it the next at once, because the wake-up
        // calls of jobs that come in together are heard as one.
        this.boss.notifyWorker(worker);
        for (const job of jobs) await this.runLogged(queue, () => run(job.data ?? {}, { id: job.id }));
      });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  /** pg-boss records a failure and tries again; the log says so in the operator's words, without the job's data. */
  private async runLogged(queue: string, work: () => Promise<number | void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error, queue }, 'A job failed and will be tried again');
      throw error;
    }
  }
}
