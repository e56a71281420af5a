import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { sha256 } from '../common/sha256.js';
import { AppConfig } from '../config/app-config.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { LimitStore } from './limit-store.js';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.js';

/** Counts what is done by whom, and refuses what is too much. */
@Injectable()
export class RateLimiter {
  private readonly scale: number;
  private readonly refused;

  constructor(
    private readonly store: LimitStore,
    { rateLimitScale }: AppConfig,
    metrics: MetricsService,
  ) {
    this.scale = rateLimitScale;
    this.refused = metrics.counter('rate_limited_total', 'Requests refused because there were too many', ['limit']);
  }

  /** @throws AppError RATE_LIMITED */
  async take(name: RateLimitName, who: string): Promise<void> {
    const { requests, seconds, refusal }: RateLimit = RATE_LIMITS[name];
    // Whose it is goes into no store, only whether it is the same.
    const key = sha256(`${name} ${who}`).toString('base64url');
    const time = seconds * 1_000;
    const { isBlocked, timeToBlockExpire } = await this.store.increment(key, time, requests * this.scale, time, name);
    if (!isBlocked) return;
    this.refused.inc({ limit: name });
    const retryAfterSeconds = Math.max(1, timeToBlockExpire);
    throw new AppError('RATE_LIMITED', `${refusal} Please try again in ${waitText(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  }
}

/** Rounded up to what a clock shows. */
function waitText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
