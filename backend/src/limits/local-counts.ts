import type { ThrottlerStorage } from '@nestjs/throttler';

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Count {
  hits: number;
  /** Milliseconds since 1970: when the window ends, or the wait of whoever went beyond the limit. */
  endsAt: number;
  isBlocked: boolean;
}

/** Above this many callers, those whose window has ended are forgotten. */
const SWEEP_AT = 10_000;

/**
 * Counts in this process, in windows like those in Redis: one number a caller, so that a request costs the same whatever
 * the limit is. Whoever goes beyond it waits for as long as Redis would have them wait.
 */
export class LocalCounts {
  private readonly counts = new Map<string, Count>();
  private sweepAt = SWEEP_AT;

  increment(key: string, windowMs: number, limit: number, blockMs: number): Counted {
    const now = Date.now();
    let count = this.counts.get(key);
    if (!count || count.endsAt <= now) {
      count = { hits: 0, endsAt: now + windowMs, isBlocked: false };
      if (this.counts.size >= this.sweepAt) this.sweep(now);
      this.counts.set(key, count);
    }
    if (!count.isBlocked) {
      count.hits += 1;
      if (count.hits > limit) {
        count.isBlocked = true;
        count.endsAt = now + blockMs;
      }
    }
    const seconds = Math.ceil((count.endsAt - now) / 1_000);
    const { hits: totalHits, isBlocked } = count;
    return { totalHits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }

  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.counts) if (endsAt <= now) this.counts.delete(key);
    // Where most are still counting, looking at all of them again would cost more than it frees.
    this.sweepAt = Math.max(SWEEP_AT, this.counts.size * 2);
  }
}
