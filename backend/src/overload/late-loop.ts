const SAMPLE_MS = 100;

/**
 * Whether the event loop has been late at every look for so long that whatever comes now would wait as long. A single
 * pause (a collection of memory, a busy machine) doesn't count.
 */
export class LateLoop {
  private readonly timer: NodeJS.Timeout;
  private lookedAt = performance.now();
  private lateInARow = 0;

  constructor(
    private readonly lateMs: number,
    private readonly times: number,
  ) {
    this.timer = setInterval(() => this.look(performance.now()), SAMPLE_MS);
    this.timer.unref();
  }

  get isLate(): boolean {
    return this.lateInARow >= this.times;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(now: number): void {
    const lateMs = now - this.lookedAt - SAMPLE_MS;
    this.lookedAt = now;
    this.lateInARow = lateMs >= this.lateMs ? this.lateInARow + 1 : 0;
  }
}
