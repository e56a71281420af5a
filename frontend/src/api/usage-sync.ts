import { USAGE_TIMING, type UsageCounts } from './usage-rules';
import type { UsageStore } from './usage-store';

export type AskForUsage = (signal: AbortSignal) => Promise<UsageCounts>;

/**
 * Keeps the counter true: asks the server eagerly after signing in and calmly later, never for a hidden page, and
 * follows the other tabs.
 */
export class UsageSync {
  private startedAt = 0;
  private hadFirstAnswer = false;
  private running: AbortController | null = null;
  private nextTimer: ReturnType<typeof setTimeout> | undefined;
  private useTimer: ReturnType<typeof setTimeout> | undefined;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly store: UsageStore,
    private readonly ask: AskForUsage,
    private readonly now: () => number = Date.now,
  ) {}

  start(): void {
    this.stop();
    this.startedAt = this.now();
    this.hadFirstAnswer = false;
    this.stopListening = this.listen();
    this.refresh();
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
    this.abort();
    clearTimeout(this.nextTimer);
    clearTimeout(this.useTimer);
  }

  private listen(): () => void {
    const onSight = (): void => {
      if (document.visibilityState === 'visible') this.refresh();
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith('promptCounter.')) this.store.follow();
      if (key === 'admin_reset_timestamp') this.refresh('new');
    };
    const stopUse = this.store.onUse(() => this.syncAfterUse());
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('focus', onSight);
    window.addEventListener('storage', onStorage);
    return () => {
      stopUse();
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('focus', onSight);
      window.removeEventListener('storage', onStorage);
    };
  }

  /** Asks now. A question already under way is answered soon enough, unless it is too old to know what changed since. */
  refresh(age: 'any' | 'new' = 'any'): void {
    if (!this.stopListening || document.visibilityState === 'hidden') return;
    if (this.running && age === 'any') return;
    this.abort();
    void this.askOnce();
  }

  private syncAfterUse(): void {
    clearTimeout(this.useTimer);
    this.useTimer = setTimeout(() => this.refresh('new'), USAGE_TIMING.syncAfterUse);
  }

  private async askOnce(): Promise<void> {
    const controller = new AbortController();
    this.running = controller;
    const askedAt = this.now();
    const timeout = setTimeout(() => controller.abort(new Error('timeout')), USAGE_TIMING.requestTimeout);
    let failed = false;
    try {
      const counts = await this.ask(controller.signal);
      if (this.running === controller) this.store.answered(counts, askedAt);
    } catch {
      failed = true;
      if (this.running === controller) this.store.notAnswered();
    } finally {
      clearTimeout(timeout);
    }
    if (this.running !== controller) return;
    this.running = null;
    this.scheduleNext(askedAt, failed);
  }

  private scheduleNext(askedAt: number, failed: boolean): void {
    const isRetry = failed && !this.hadFirstAnswer;
    this.hadFirstAnswer = true;
    const { eagerFor, eagerInterval, calmInterval, firstRetryAfter } = USAGE_TIMING;
    const interval = askedAt - this.startedAt < eagerFor ? eagerInterval : calmInterval;
    const sinceAsked = this.now() - askedAt;
    const delay = isRetry ? firstRetryAfter : Math.max(interval - sinceAsked, firstRetryAfter);
    clearTimeout(this.nextTimer);
    this.nextTimer = setTimeout(() => this.refresh(), delay);
  }

  private abort(): void {
    this.running?.abort();
    this.running = null;
  }
}
