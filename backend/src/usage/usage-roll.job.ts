import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { restSince } from '../common/rest.js';
import { JobsService } from '../jobs/jobs.service.js';
import { PeriodQueries } from './usage-period.queries.js';

/** As many as a prompt can wait for without anybody noticing. */
const BATCH = 200;

interface Locked {
  locked: boolean;
}

/** Any number that nobody else locks. */
const LOCK = 1_795_430_000;

/**
 * Every ten minutes: closes the periods that are over and opens the next, so that the rows are right without traffic.
 * Nothing waits for it: whoever reads or spends counts a period that is over as renewed.
 */
@Injectable()
export class UsageRollJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly periods: PeriodQueries,
    jobs: JobsService,
  ) {
    jobs.define({ queue: 'usage-roll', retry: { retryLimit: 0 }, cron: '*/10 * * * *', run: () => this.roll() });
  }

  /**
   * One server at a time: a second one would only take away the rest that people's prompts need. The lock is the
   * connection's, so it ends with a server that dies. @returns how many were due
   */
  async roll(): Promise<number> {
    const connection = this.dataSource.createQueryRunner();
    try {
      const [row] = (await connection.query('SELECT pg_try_advisory_lock($1) AS locked', [
        LOCK,
      ])) as unknown as Locked[];
      if (!row?.locked) return 0;
      try {
        return await this.rollAll();
      } finally {
        await connection.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      await connection.release();
    }
  }

  private async rollAll(): Promise<number> {
    await this.inBatches(async () => {
      const rows: { adopted: number }[] = await this.dataSource.query(this.periods.adoptRenewal, [BATCH]);
      return rows[0]?.adopted ?? 0;
    });
    return this.inBatches(async () => {
      const rows: { rolled: number }[] = await this.dataSource.query(this.periods.rollBatch, [this.clock.now(), BATCH]);
      return rows[0]?.rolled ?? 0;
    });
  }

  /** With rests, so that people's prompts never wait for more than one batch. */
  private async inBatches(next: () => Promise<number>): Promise<number> {
    for (let total = 0; ;) {
      const startedAt = performance.now();
      const count = await next();
      total += count;
      if (count === 0) return total;
      await restSince(startedAt);
    }
  }
}
