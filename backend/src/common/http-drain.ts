import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { RequestHandler } from 'express';
import type { Server, ServerResponse } from 'node:http';
import type { Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { AppConfig } from '../config/app-config.js';

/** Kept connections that have just fallen idle are let go this often. */
const IDLE_LOOK_MS = 100;
/** Looks at whether a new connection is just coming in, and how short a look has to be to say so. */
const QUIET_LOOKS = 200;
const QUIET_MS = 1;
/** For what goes on behind a connection that was cut: storing what is finished, giving a prompt back. */
const SETTLE_PATIENCE_MS = 5_000;

/**
 * Ends a server without ending anybody's request. While `SHUTDOWN_DELAY_MS` lasts, proxies learn that this server isn't ready
 * any more and new requests are still answered, each answer saying that its connection ends with it. A connection that a
 * proxy keeps idle is left to the proxy for so long: to close it would be to cut the request that is just coming in on it.
 * Then no connection is accepted, and what runs, streams included, is finished within the time that the slowest
 * request may take. Runs before anything else stops.
 */
@Injectable()
export class HttpDrain implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<unknown>>();
  private readonly answering = new Set<ServerResponse>();
  /** Those that take connections for the server. */
  private readonly others: SocketServer[] = [];
  private hasBegun = false;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly config: AppConfig,
  ) {}

  /** Asked by the readiness check. */
  get isDraining(): boolean {
    return this.hasBegun;
  }

  /** Work that goes on after its connection is gone: the database stays until it has ended. */
  track<T>(work: Promise<T>): Promise<T> {
    const settled = work.catch(() => undefined).finally(() => this.running.delete(settled));
    this.running.add(settled);
    return work;
  }

  alsoClose(server: SocketServer): void {
    this.others.push(server);
  }

  /** Asks whoever keeps a connection to let it go with the next answer, also with those that were asked for before. */
  readonly middleware: RequestHandler = (_request, response, next) => {
    if (this.hasBegun) endWithAnswer(response);
    else {
      this.answering.add(response);
      response.once('close', () => this.answering.delete(response));
    }
    next();
  };

  async beforeApplicationShutdown(): Promise<void> {
    this.hasBegun = true;
    for (const response of this.answering) endWithAnswer(response);
    const server = this.adapter.httpAdapter?.getHttpServer() as Server | undefined;
    if (!server?.listening) return;
    await sleep(this.config.shutdownDelayMs);
    await untilNobodyKnocks(server);
    // Each of them is closed when the last connection that it took has ended.
    const closed = Promise.all([server, ...this.others].map((one) => new Promise((resolve) => one.close(resolve))));
    const looks = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
    const patience = setTimeout(() => server.closeAllConnections(), this.config.drainMs);
    await closed;
    clearInterval(looks);
    clearTimeout(patience);
    await Promise.race([Promise.all(this.running), sleep(SETTLE_PATIENCE_MS, undefined, { ref: false })]);
  }
}

/** What has begun to be answered can't say so any more; streams, which last, say it from the start. */
function endWithAnswer(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** The system cuts connections that wait to be taken when a server stops listening: so it does in a turn in which none came. */
async function untilNobodyKnocks(server: Server): Promise<void> {
  for (let look = 0; look < QUIET_LOOKS; look += 1) {
    const startedAt = performance.now();
    let knocks = 0;
    const count = (): void => void (knocks += 1);
    server.on('connection', count);
    await nextTurn();
    server.off('connection', count);
    if (knocks === 0 && performance.now() - startedAt < QUIET_MS) return;
  }
}
