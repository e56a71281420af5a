import type { Response } from 'express';
import type { OptimizeEvent } from './optimize.service.js';

type StreamEvent = OptimizeEvent | { event: 'done' | 'error'; data: unknown };

/** Models send a word at a time and three lanes at once; nobody sees more than so many pictures a second. */
const GATHER_MS = 50;

/**
 * Writes server-sent events. Nothing is sent before the first one, so a refusal can still be plain JSON with its status.
 * Text that comes in quick succession is gathered for a moment; everything else goes out at once, behind it.
 */
export class EventStream {
  private readonly gathered = new Map<number, string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly response: Response) {}

  get isOpen(): boolean {
    return this.response.headersSent;
  }

  send(event: StreamEvent): void {
    if (event.event !== 'variant.delta') {
      this.flush();
      this.write(event);
      return;
    }
    const { index, text } = event.data;
    this.gathered.set(index, (this.gathered.get(index) ?? '') + text);
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  end(): void {
    this.flush();
    this.response.end();
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gathered.size === 0) return;
    for (const [index, text] of this.gathered) this.write({ event: 'variant.delta', data: { index, text } });
    this.gathered.clear();
  }

  private write({ event, data }: StreamEvent): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (!this.isOpen) this.open();
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private open(): void {
    this.response.status(200);
    this.response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // It may end after the server has begun to stop, and then it is too late to say that its connection ends with it.
    this.response.setHeader('Connection', 'close');
    // Proxies that collect an answer before passing it on would undo the streaming.
    this.response.setHeader('X-Accel-Buffering', 'no');
    this.response.flushHeaders();
  }
}
