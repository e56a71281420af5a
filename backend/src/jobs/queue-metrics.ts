import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MetricsService } from '../metrics/metrics.service.js';

/** Queues without a job are known by the queue's own table, so that an empty queue is a 0 and not a gap. */
const DEPTHS = `
  SELECT queue.name,
         count(job.id) FILTER (WHERE job.state IN ('created', 'retry'))::int AS waiting,
         count(job.id) FILTER (WHERE job.state = 'active')::int AS running,
         count(job.id) FILTER (WHERE job.state = 'failed')::int AS "givenUp",
         coalesce(extract(epoch FROM now() - min(job.created_on) FILTER (WHERE job.state IN ('created', 'retry'))), 0)::float AS oldest
    FROM pgboss.queue AS queue LEFT JOIN pgboss.job AS job ON job.name = queue.name AND job.state IN ('created', 'retry', 'active', 'failed')
   WHERE queue.name NOT LIKE '\\_\\_%'
   GROUP BY queue.name`;
const KEPT_MS = 1_000;

interface Depth {
  name: string;
  waiting: number;
  running: number;
  givenUp: number;
  oldest: number;
}

/** What waits in the queues of all servers together; each server tells the same. */
@Injectable()
export class QueueMetrics {
  private last: { at: number; depths: Promise<Depth[]> } | null = null;

  constructor(
    private readonly dataSource: DataSource,
    metrics: MetricsService,
  ) {
    metrics.observed('job_queue_jobs', 'Jobs in the queues of all servers', ['queue', 'state'], async () =>
      (await this.depths()).flatMap(({ name, waiting, running, givenUp }) => [
        { labels: { queue: name, state: 'waiting' }, value: waiting },
        { labels: { queue: name, state: 'running' }, value: running },
        { labels: { queue: name, state: 'given-up' }, value: givenUp },
      ]),
    );
    metrics.observed('job_queue_oldest_seconds', 'How long the oldest waiting job has waited', ['queue'], async () =>
      (await this.depths()).map(({ name, oldest }) => ({ labels: { queue: name }, value: oldest })),
    );
  }

  /** One question for both. */
  private depths(): Promise<Depth[]> {
    if (!this.last || performance.now() - this.last.at > KEPT_MS) {
      this.last = { at: performance.now(), depths: this.dataSource.query<Depth[]>(DEPTHS) };
    }
    return this.last.depths;
  }
}
