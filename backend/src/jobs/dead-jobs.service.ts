import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { countRows } from '../common/count-rows.js';
import type { ListQuery } from '../common/list-query.js';
import { withoutSecrets } from '../common/without-secrets.js';
import { DEAD_JOBS, JobsService } from './jobs.service.js';

export interface DeadJob {
  id: string;
  /** The queue it was sent to, such as `mail`. */
  job: string;
  /** What it was about: ids, names and addresses, whatever else the job carried. */
  about: Record<string, string>;
  /** Why the last try failed. */
  reason: string;
  attempts: number;
  createdAt: Date;
  diedAt: Date;
}

interface Row extends Omit<DeadJob, 'about' | 'reason'> {
  data: unknown;
  output: unknown;
}

const ORDER = { diedAt: 'created_on', createdAt: 'source_created_on', job: 'source_name' } as const;
export type DeadJobColumn = keyof typeof ORDER;
export const DEAD_JOB_COLUMNS = Object.keys(ORDER) as DeadJobColumn[];

const DEAD = `FROM pgboss.job WHERE name = '${DEAD_JOBS}' AND state < 'active' AND ($1::text IS NULL OR source_name = $1)`;

const SELECT = `
  SELECT id, source_name AS job, data, source_output AS output, source_retry_count + 1 AS attempts,
         source_created_on AS "createdAt", created_on AS "diedAt"`;

/** What a job's data may be told of: names and ids, never texts. */
const TOLD = ['template', 'userId', 'customerId', 'changeId', 'messageId', 'email', 'oldEmail', 'newEmail', 'byAdmin'];
const REASON_MAX = 500;

/** Jobs that failed for the last time: mails nobody could deliver, customers nobody could delete at Stripe. */
@Injectable()
export class DeadJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  async list({ orderBy, descending, offset, limit, filter }: ListQuery<DeadJobColumn>) {
    const job = filter.text('job');
    const direction = descending ? 'DESC' : 'ASC';
    const [rows, total] = await Promise.all([
      this.dataSource.query<Row[]>(`${SELECT} ${DEAD} ORDER BY ${ORDER[orderBy]} ${direction}, id LIMIT $2 OFFSET $3`, [
        job,
        limit,
        offset,
      ]),
      countRows(this.dataSource, DEAD, [job]),
    ]);
    return { rows: rows.map(toDeadJob), total };
  }

  async count(): Promise<number> {
    return countRows(this.dataSource, DEAD, [null]);
  }

  /** Jobs of a queue that failed and will be tried again. */
  async countRetrying(job: string): Promise<number> {
    return countRows(this.dataSource, `FROM pgboss.job WHERE name = $1 AND state = 'retry'`, [job]);
  }

  /** Sends one on to its queue. False: it is not there, perhaps because somebody else was faster. */
  async retry(id: string, tx: EntityManager): Promise<boolean> {
    return (await this.jobs.revive(id, tx)) === 1;
  }

  /** Sends all on, in as many steps as it takes. @returns how many */
  async retryAll(tx: EntityManager): Promise<number> {
    let total = 0;
    for (let moved = -1; moved !== 0; total += moved) moved = await this.jobs.revive(null, tx);
    return total;
  }

  /** To be called when the transaction that sent them on has committed; elsewhere they are found within seconds. */
  wake(): void {
    this.jobs.wake();
  }

  /** Forgets those that name a mailbox. */
  async forgetAbout(email: string, tx: EntityManager): Promise<void> {
    await tx.query(
      `DELETE FROM pgboss.job WHERE name = '${DEAD_JOBS}'
          AND $1 IN (data->'data'->>'email', data->'data'->>'oldEmail', data->'data'->>'newEmail')`,
      [email],
    );
  }
}

function toDeadJob({ data, output, ...row }: Row): DeadJob {
  return { ...row, about: toldOf(data), reason: reasonOf(output) };
}

/** A mail's own data lies inside its job's. */
function toldOf(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return {};
  const own = Object.entries(data).filter(([name, value]) => TOLD.includes(name) && isPlain(value));
  const inner = 'data' in data ? toldOf(data.data) : {};
  return { ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])), ...inner };
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** pg-boss keeps what was thrown, its stack included. */
function reasonOf(output: unknown): string {
  const message = typeof output === 'object' && output !== null && 'message' in output ? output.message : null;
  return typeof message === 'string'
    ? withoutSecrets(message).slice(0, REASON_MAX)
    : 'The server that worked on it stopped.';
}
