import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { sha256 } from '../common/sha256.js';
import { AppConfig } from '../config/app-config.js';
import { REFUND_CHECK, TAKE_ATTEMPT, TAKE_CHECK, UNDO_ATTEMPT } from './attempts.queries.js';
import { waitText } from './duration-text.js';
import type { Visitor } from './visitor.js';

/** Wrong passwords from one place that cost nothing; after them every further one doubles the wait. */
const FREE_ATTEMPTS = 10;
/** Passwords of one account that unknown devices may try in an hour, from however many addresses. */
const CHECKS_PER_HOUR = 60;

export interface Attempt {
  key: Buffer;
  /** Taken from the account's hourly budget; known devices and open sessions don't draw on it. */
  check: { key: Buffer; takenAt: string } | null;
}

/**
 * Slows guessing down without ever shutting the owner out. An attempt is counted before the password is looked at, so
 * that parallel ones can't slip past; the right password takes the count back. A stranger can use up what unknown
 * devices have, but a browser that the person has used before counts by itself, and a mailed link makes one known.
 * Names without an account are counted alike, so that the counting tells nothing.
 */
@Injectable()
export class AttemptsService {
  private readonly freeAttempts: number;
  private readonly checksPerHour: number;

  constructor(
    private readonly dataSource: DataSource,
    { rateLimitScale }: AppConfig,
  ) {
    this.freeAttempts = FREE_ATTEMPTS * rateLimitScale;
    this.checksPerHour = CHECKS_PER_HOUR * rateLimitScale;
  }

  /** Before a log-in's password is looked at. @throws AppError RATE_LIMITED */
  async takeLogin(email: string, { address, device }: Visitor, isKnownDevice: boolean): Promise<Attempt> {
    if (isKnownDevice) return { key: await this.take(keyOf('device', email, device ?? '')), check: null };
    return this.dataSource.transaction(async (tx) => {
      const key = await this.take(keyOf('address', email, address), tx);
      return { key, check: await this.takeCheck(keyOf('account', email), tx) };
    });
  }

  /** Before a signed-in person's password is looked at again. @throws AppError RATE_LIMITED */
  async takeProof({ sessionId }: AuthUser): Promise<Attempt> {
    return { key: await this.take(keyOf('session', sessionId)), check: null };
  }

  /**
   * Looks at the proof within an attempt. The right one takes the whole count back; null, for a proof that is not yet
   * whole, and a look that never happened take back only this attempt.
   */
  async during(attempt: Attempt, look: () => Promise<boolean | null>): Promise<boolean> {
    const isRight = await look().catch(async (error: unknown) => {
      await this.undo(attempt);
      throw error;
    });
    if (isRight) await this.succeed(attempt);
    else if (isRight === null) await this.undo(attempt);
    return isRight === true;
  }

  private async succeed({ key, check }: Attempt): Promise<void> {
    await this.dataSource.query('DELETE FROM login_backoff WHERE key = $1', [key]);
    await this.refund(check);
  }

  private async undo({ key, check }: Attempt): Promise<void> {
    await this.dataSource.query(UNDO_ATTEMPT, [key]);
    await this.refund(check);
  }

  private async take(key: Buffer, tx: EntityManager = this.dataSource.manager): Promise<Buffer> {
    const taken = await tx.query<unknown[]>(TAKE_ATTEMPT, [key, this.freeAttempts]);
    if (taken.length) return key;
    const [row] = await tx.query<{ seconds: number }[]>(
      'SELECT extract(epoch FROM blocked_until - clock_timestamp())::float AS seconds FROM login_backoff WHERE key = $1',
      [key],
    );
    throw tooMany(row?.seconds ?? 1);
  }

  private async takeCheck(key: Buffer, tx: EntityManager): Promise<NonNullable<Attempt['check']>> {
    const [taken] = await tx.query<{ takenAt: string }[]>(TAKE_CHECK, [key, this.checksPerHour]);
    if (taken) return { key, takenAt: taken.takenAt };
    const [row] = await tx.query<{ seconds: number }[]>(
      `SELECT extract(epoch FROM min(c) + interval '1 hour' - clock_timestamp())::float AS seconds
         FROM login_budget, unnest(checks) c WHERE key = $1 AND c > clock_timestamp() - interval '1 hour'`,
      [key],
    );
    throw tooMany(row?.seconds ?? 1);
  }

  private async refund(check: Attempt['check']): Promise<void> {
    if (check) await this.dataSource.query(REFUND_CHECK, [check.key, check.takenAt]);
  }
}

/** No table holds what people typed: names may be of anybody. */
function keyOf(...parts: string[]): Buffer {
  return sha256(JSON.stringify(parts));
}

function tooMany(seconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const message = `Too many failed attempts. Please try again in ${waitText(retryAfterSeconds)}, or reset your password.`;
  return new AppError('RATE_LIMITED', message, { retryAfterSeconds });
}
