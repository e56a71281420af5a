import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { RequestHandler } from 'express';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppConfig } from '../config/app-config.js';

/** Kept connections that have just fallen idle are let go this often. */
const IDLE_LOOK_MS = 100;
/** For what goes on behind a connection that was cut: storing what is finished, giving a prompt back. */
const SETTLE_PATIENCE_MS = 5_000;

/**
 * Ends a server without ending anybody's request. While `SHUTDOWN_DELAY_MS` lasts, proxies learn that this server isn't ready
 * any more and new requests are still answered; then no connection is accepted, and what runs, streams included, is
 * finished within the time that the slowest request may take. Runs before anything else stops.
 */
@Injectable()
export class HttpDrain implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<unknown>>();
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

  /** Asks whoever keeps a connection to let it go with the next answer. */
  readonly middleware: RequestHandler = (_request, response, next) => {
    if (this.hasBegun) response.setHeader('Connection', 'close');
    next();
  };

  async beforeApplicationShutdown(): Promise<void> {
    this.hasBegun = true;
    const server = this.adapter.httpAdapter?.getHttpServer() as Server | undefined;
    if (!server?.listening) return;
    await sleep(this.config.shutdownDelayMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const looks = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
    const patience = setTimeout(() => server.closeAllConnections(), this.config.drainMs);
    await closed;
    clearInterval(looks);
    clearTimeout(patience);
    await Promise.race([Promise.all(this.running), sleep(SETTLE_PATIENCE_MS, undefined, { ref: false })]);
  }
}
