export type PartState = 'up' | 'down' | 'off';

/** Runs `look` and takes an answer that doesn't come in time, or fails, for no. */
export async function answersWithin(patienceMs: number, look: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  // Whatever the reason: no is the answer, and whoever uses that part logs why it failed.
  const answer = Promise.resolve()
    .then(look)
    .then(
      () => true,
      () => false,
    );
  const answered = await Promise.race([answer, patience]);
  clearTimeout(timer);
  return answered;
}

/** One look at a time and its answer kept for a moment, so that checks cost the same however often they are asked for. */
export class BoundedCheck {
  private last: { at: number; answered: boolean } | null = null;
  private running: Promise<boolean> | null = null;

  constructor(
    private readonly look: () => Promise<unknown>,
    private readonly times: { patienceMs: number; keptMs: number },
  ) {}

  /** The present answer. */
  async current(): Promise<boolean> {
    if (this.last && performance.now() - this.last.at < this.times.keptMs) return this.last.answered;
    return this.refresh();
  }

  /** The last answer, while a fresh one is on its way: for what nobody should have to wait for. */
  async recent(): Promise<boolean> {
    const current = this.current();
    return this.last?.answered ?? current;
  }

  private refresh(): Promise<boolean> {
    this.running ??= answersWithin(this.times.patienceMs, this.look).then((answered) => {
      this.last = { at: performance.now(), answered };
      this.running = null;
      return answered;
    });
    return this.running;
  }
}
