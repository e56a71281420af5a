import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Logger } from 'nestjs-pino';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { toErrorBody } from '../common/error.filter.js';
import { HttpDrain } from '../common/http-drain.js';
import { acceptableRequestId } from '../common/request-id.js';
import { WatchedPool } from '../database/watched-pool.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { type Admit, Door } from './door.js';

/** Two for each connection of the pool: it never runs dry, and nobody who was let in waits long for one. */
const ENOUGH_FOR_POOL = 32;
const LOOK_MS = 50;
const RETRY_AFTER_SECONDS = 2;
const SAY_AGAIN_MS = 10_000;

/**
 * Never kept waiting and never refused: what tells whether this server is well, and what the payment provider says, which
 * is stored at once and worked off later.
 */
const ALWAYS_SERVED = /^\/api\/(?:health\/|metrics\b|webhooks\/)/;

/** Made once: a refusal should cost as little as it can. */
const BUSY = new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.');
const [BODY_BEFORE_ID = '', BODY_AFTER_ID = ''] = JSON.stringify(toErrorBody(BUSY, '?id?')).split('?id?');

/**
 * Says no at once to what could only wait. Nearly all work of this server is the database's, and requests that wait for
 * models or for Stripe hold no connection; so requests are let in as long as few wait for a connection, and otherwise
 * wait at the door, where they cost nothing. Whoever comes while it is too long a wait is refused before anything is
 * parsed, looked up, logged or measured, at about a hundredth of the work of serving.
 */
@Injectable()
export class LoadShedder implements OnApplicationShutdown {
  private readonly pool: WatchedPool;
  private readonly door: Door;
  private readonly shed;
  private readonly looks: NodeJS.Timeout;
  private saidAt = -Infinity;

  constructor(
    dataSource: DataSource,
    private readonly drain: HttpDrain,
    private readonly logger: Logger,
    metrics: MetricsService,
  ) {
    const { master } = dataSource.driver as unknown as { master: WatchedPool };
    this.pool = master;
    this.door = new Door(() => this.pool.waiting < ENOUGH_FOR_POOL);
    (this.pool as pg.Pool).on('release', () => this.door.letIn());
    // Who has waited too long is told so, also when the database does nothing at all.
    this.looks = setInterval(() => this.door.letIn(), LOOK_MS).unref();
    this.shed = metrics.counter('requests_shed_total', 'Requests refused at the door because the server was busy');
    metrics.observed('requests_waiting', 'Requests that wait at the door', [], () => [
      { labels: {}, value: this.door.length },
    ]);
  }

  /** Puts itself before everything else that this server does with a request. */
  standBefore(server: Server): void {
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const serve = (): void => {
        for (const listener of listeners) listener.call(server, request, response);
      };
      if (!mayBeRefused(request.url)) return serve();
      const admit: Admit = (isIn) => {
        // Whoever has left meanwhile needs neither.
        if (response.destroyed || request.destroyed) return;
        if (isIn) serve();
        else this.refuse(request, response);
      };
      this.door.knock(admit);
    });
  }

  onApplicationShutdown(): void {
    clearInterval(this.looks);
  }

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    this.shed.inc();
    this.say();
    const id = acceptableRequestId(request) ?? randomUUID();
    const body = BODY_BEFORE_ID + id + BODY_AFTER_ID;
    response.writeHead(BUSY.status, [
      ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)],
      ...['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'],
      ...['Retry-After', String(RETRY_AFTER_SECONDS), 'X-Request-Id', id],
      ...(this.drain.isDraining ? ['Connection', 'close'] : []),
    ]);
    response.end(body);
  }

  /** A line for each refusal would be more work than the refusal; the metric counts them. */
  private say(): void {
    const now = performance.now();
    if (now - this.saidAt < SAY_AGAIN_MS) return;
    this.saidAt = now;
    this.logger.warn(
      { atTheDoor: this.door.length, waitingForDatabase: this.pool.waiting },
      'Too much at once: requests are refused at the door',
    );
  }
}

const mayBeRefused = (url = ''): boolean => url.startsWith('/api/') && !ALWAYS_SERVED.test(url);
