import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import { Logger } from 'nestjs-pino';
import { AppConfig } from '../config/app-config.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { LocalCounts } from './local-counts.js';

/** Long enough that a busy moment of our own isn't taken for a silence of Redis. */
const COMMAND_PATIENCE_MS = 1_000;
const CONNECT_PATIENCE_MS = 2_000;
/** After a silence Redis is left alone this long, so that not every request waits for it. */
const PAUSE_MS = 5_000;
const RECONNECT_MAX_MS = 5_000;

type Increment = Parameters<ThrottlerStorage['increment']>;
type Counted = ReturnType<ThrottlerStorage['increment']>;

/**
 * Counts requests: in Redis when there is one, so that all replicas count together, else in this process. While Redis
 * is gone every process counts for itself; nobody is refused, or let through without a limit, because of it.
 */
@Injectable()
export class LimitStore implements ThrottlerStorage, OnApplicationShutdown {
  private readonly local = new LocalCounts();
  private readonly redis: Redis | null;
  private readonly shared: ThrottlerStorageRedisService | null;
  private isLost = false;
  private isStopping = false;
  private pausedUntil = 0;
  private readonly up;

  constructor(
    { redisUrl }: AppConfig,
    private readonly logger: Logger,
    metrics: MetricsService,
  ) {
    this.redis = redisUrl === null ? null : this.connect(redisUrl);
    this.shared = this.redis && new ThrottlerStorageRedisService(this.redis);
    this.up = metrics.gauge('redis_up', 'Whether requests are counted in Redis (1) or by this process alone (0)');
  }

  /** Off: every process counts for itself by choice. */
  get state(): 'up' | 'down' | 'off' {
    if (!this.redis) return 'off';
    return this.redis.status === 'ready' && !this.isLost ? 'up' : 'down';
  }

  async increment(...request: Increment): Counted {
    const [key, windowMs, limit, blockMs] = request;
    return (await this.incrementShared(request)) ?? this.local.increment(key, windowMs, limit, blockMs);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.redis?.disconnect();
  }

  private async incrementShared(request: Increment): Promise<Awaited<Counted> | null> {
    if (!this.shared || this.redis?.status !== 'ready' || Date.now() < this.pausedUntil) return null;
    try {
      const counted = await this.shared.increment(...request);
      this.markFound();
      return counted;
    } catch (error) {
      this.pausedUntil = Date.now() + PAUSE_MS;
      this.markLost(error);
      return null;
    }
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, {
      keyPrefix: 'threefold:limit:',
      // A request is counted now or elsewhere, never later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_PATIENCE_MS,
      connectTimeout: CONNECT_PATIENCE_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    });
    redis.on('ready', () => this.markFound());
    redis.on('error', (error) => this.markLost(error));
    redis.on('close', () => this.markLost(new Error('The connection was closed')));
    return redis;
  }

  /** Says it once, however many requests notice. */
  private markLost(error: unknown): void {
    if (this.isLost || this.isStopping) return;
    this.isLost = true;
    this.up.set(0);
    this.logger.warn(
      { err: error },
      'Redis does not answer: until it is back, every process counts requests by itself',
    );
  }

  private markFound(): void {
    this.up.set(1);
    if (!this.isLost) return;
    this.isLost = false;
    this.logger.log('Redis is back: all processes count requests together again');
  }
}
