import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { toErrorBody } from '../common/error.filter.js';
import { requestIdOf } from '../common/request-id.js';
import { WatchedPool } from '../database/watched-pool.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { LateLoop } from './late-loop.js';

/** Two seconds of the quickest and the slowest requests mixed. A crowd that arrives at once is still served, a flood isn't. */
const MOST_WAITING = 512;
/** As long as the readiness check waits: a server that isn't ready takes nothing new. */
const LONGEST_WAIT_MS = 2_000;
const LATE = { byMs: 250, timesInARow: 4 };
/** Lateness with little to do is the machine's or a restart's, and refusing would help nobody. */
const MANY_AT_ONCE = 64;
const RETRY_AFTER_SECONDS = 2;
const SAY_AGAIN_MS = 10_000;

/**
 * Never refused: what tells whether this server is well, and what the payment provider says, which is stored at once and
 * worked off later.
 */
const ALWAYS_SERVED = /^\/api\/(?:health\/|metrics\b|webhooks\/)/;

type Reason = 'database' | 'processor';

/**
 * Says no at once to what could only wait. Nearly all work of this server is the database's, and requests that wait for
 * models or for Stripe hold no connection; so what is bounded is the queue for connections, by its length and by the time
 * of the first in it. Refusing costs a hundredth of serving, so those that were let in are served as quickly as ever.
 */
@Injectable()
export class LoadShedder implements OnApplicationShutdown {
  private readonly pool: WatchedPool;
  private readonly loop = new LateLoop(LATE.byMs, LATE.timesInARow);
  private readonly shed;
  private saidAt = -Infinity;
  private inProgress = 0;

  constructor(
    dataSource: DataSource,
    private readonly logger: Logger,
    metrics: MetricsService,
  ) {
    const { master } = dataSource.driver as unknown as { master: WatchedPool };
    this.pool = master;
    this.shed = metrics.counter('requests_shed_total', 'Requests refused at the door because the server was busy', [
      'reason',
    ]);
  }

  /** Runs before everything that costs something. */
  readonly guard = (request: Request, response: Response, next: NextFunction): void => {
    const reason = this.reasonToRefuse();
    if (!reason || !request.url.startsWith('/api/') || ALWAYS_SERVED.test(request.url)) {
      this.inProgress += 1;
      response.once('close', () => (this.inProgress -= 1));
      return next();
    }
    this.shed.inc({ reason });
    this.say(reason);
    const error = new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.');
    const body = JSON.stringify(toErrorBody(error, requestIdOf(request)));
    response.writeHead(error.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    });
    response.end(body);
  };

  onApplicationShutdown(): void {
    this.loop.stop();
  }

  private reasonToRefuse(): Reason | null {
    const { waiting } = this.pool;
    if (waiting >= MOST_WAITING) return 'database';
    if (waiting >= MANY_AT_ONCE && this.pool.longestWaitMs >= LONGEST_WAIT_MS) return 'database';
    return this.inProgress >= MANY_AT_ONCE && this.loop.isLate ? 'processor' : null;
  }

  /** A line for each refusal would be more work than the refusal; the metric counts them. */
  private say(reason: Reason): void {
    const now = performance.now();
    if (now - this.saidAt < SAY_AGAIN_MS) return;
    this.saidAt = now;
    this.logger.warn({ reason, waiting: this.pool.waiting }, 'Too much at once: requests are refused at the door');
  }
}
