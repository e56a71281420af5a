/** Whole seconds, which is how Stripe counts time. */
export type Seconds = number;

export const HOUR: Seconds = 3600;
export const DAY: Seconds = 24 * HOUR;

/** The time of everything without a test clock of its own: the machine's, moved forward by whoever asks. */
export class EmulatorClock {
  private frozenAt: Seconds | undefined;
  private readonly listeners: ((offset: Seconds) => unknown)[] = [];

  constructor(
    private readonly real: () => Date,
    private offset: Seconds,
  ) {}

  now(): Seconds {
    return this.frozenAt ?? this.realNow() + this.offset;
  }

  get offsetSeconds(): Seconds {
    return this.offset;
  }

  /** Lets `work` happen at an instant that is due. */
  at<T>(instant: Seconds, work: () => T): T {
    const before = this.frozenAt;
    this.frozenAt = instant;
    try {
      return work();
    } finally {
      this.frozenAt = before;
    }
  }

  /** From here on time goes by from this instant. */
  moveTo(instant: Seconds): Promise<unknown> {
    return this.setOffset(instant - this.realNow());
  }

  /** Resolves when everybody who goes by this clock has heard. */
  setOffset(offset: Seconds): Promise<unknown> {
    this.offset = offset;
    return Promise.all(this.listeners.map((listener) => listener(offset)));
  }

  /** Told whenever time jumps; a promise is waited for. */
  onJump(listener: (offset: Seconds) => unknown): void {
    this.listeners.push(listener);
  }

  private realNow(): Seconds {
    return Math.floor(this.real().getTime() / 1000);
  }
}
