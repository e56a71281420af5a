/** Joins what several producers say into one stream, in the order in which they say it. */
export class EventQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting: T[] = [];
  private ended = false;
  private failure: { error: unknown } | null = null;
  private wake: () => void = () => undefined;

  /** @param onLeave told when the reader stops reading before the end */
  constructor(private readonly onLeave: () => void) {}

  push(event: T): void {
    if (!this.ended) this.waiting.push(event);
    this.wake();
  }

  end(): void {
    this.ended = true;
    this.wake();
  }

  /** Ends the stream with an error, behind what was said before. */
  fail(error: unknown): void {
    this.failure = { error };
    this.end();
  }

  async next(): Promise<IteratorResult<T, undefined>> {
    for (;;) {
      const event = this.waiting.shift();
      if (event !== undefined) return { done: false, value: event };
      if (this.failure) throw this.failure.error;
      if (this.ended) return { done: true, value: undefined };
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  async return(): Promise<IteratorResult<T, undefined>> {
    this.waiting.length = 0;
    this.ended = true;
    this.onLeave();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
