import type { Response } from 'express';
import type { OptimizeEvent } from './optimize.service.js';

/** Writes server-sent events. Nothing is sent before the first one, so a refusal can still be plain JSON with its status. */
export class EventStream {
  constructor(private readonly response: Response) {}

  get isOpen(): boolean {
    return this.response.headersSent;
  }

  send({ event, data }: OptimizeEvent | { event: 'done' | 'error'; data: unknown }): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (!this.isOpen) this.open();
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  private open(): void {
    this.response.status(200);
    this.response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Proxies that collect an answer before passing it on would undo the streaming.
    this.response.setHeader('X-Accel-Buffering', 'no');
    this.response.flushHeaders();
  }
}
