const WINDOW_MS = 30_000;
const LEAST_FAILURES = 5;
const FAILURE_SHARE = 0.5;
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 120_000;

export type BreakerState = 'closed' | 'half-open' | 'open';

/** Leave to make one call. Exactly one of the three has to be told how it went. */
export interface Permit {
  succeeded(): void;
  failed(): void;
  /** It says nothing about the provider: the person left, or the request was at fault. */
  withdrawn(): void;
}

/**
 * Keeps us from waiting for a provider that is down. Opens when half of the calls of the last 30 seconds failed and
 * at least five did; rests 15 seconds, then lets one call try; each further failure doubles the rest up to two minutes.
 */
export class CircuitBreaker {
  /** Counted by the second: what matters is how many, and a busy server makes thousands of calls in the window. */
  private seconds: { at: number; calls: number; failures: number }[] = [];
  private openedAt: number | null = null;
  private restMs = FIRST_REST_MS;
  private probing = false;

  constructor(
    private readonly now: () => number,
    private readonly onChange: (state: BreakerState) => void = () => undefined,
  ) {}

  get state(): BreakerState {
    if (this.openedAt === null) return 'closed';
    return this.now() - this.openedAt >= this.restMs ? 'half-open' : 'open';
  }

  /** Whether a call could be made right now. */
  get isUsable(): boolean {
    return this.state === 'closed' || (this.state === 'half-open' && !this.probing);
  }

  /** Null: the provider has to be left alone for now. */
  acquire(): Permit | null {
    if (!this.isUsable) return null;
    if (this.state === 'closed') return this.permit((ok) => this.count(ok));
    this.probing = true;
    this.onChange('half-open');
    return this.permit(
      (ok) => this.settleProbe(ok),
      () => (this.probing = false),
    );
  }

  private permit(settle: (ok: boolean) => void, withdraw: () => void = () => undefined): Permit {
    let used = false;
    const once = (work: () => void) => () => {
      if (!used) work();
      used = true;
    };
    return { succeeded: once(() => settle(true)), failed: once(() => settle(false)), withdrawn: once(withdraw) };
  }

  private count(ok: boolean): void {
    // Opened meanwhile by another call: what started before says nothing new.
    if (this.openedAt !== null) return;
    const now = this.now();
    this.seconds = this.seconds.filter(({ at }) => now - at < WINDOW_MS);
    let last = this.seconds.at(-1);
    if (!last || now - last.at >= 1_000) this.seconds.push((last = { at: now, calls: 0, failures: 0 }));
    last.calls += 1;
    if (ok) return;
    last.failures += 1;
    const sum = (count: 'calls' | 'failures') => this.seconds.reduce((total, second) => total + second[count], 0);
    const failures = sum('failures');
    if (failures >= LEAST_FAILURES && failures / sum('calls') >= FAILURE_SHARE) this.open(FIRST_REST_MS);
  }

  private settleProbe(ok: boolean): void {
    this.probing = false;
    if (!ok) return this.open(Math.min(this.restMs * 2, LONGEST_REST_MS));
    this.openedAt = null;
    this.seconds = [];
    this.onChange('closed');
  }

  private open(restMs: number): void {
    this.openedAt = this.now();
    this.restMs = restMs;
    this.onChange('open');
  }
}
