import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { isUniqueViolation } from '../common/is-unique-violation.js';
import { AppConfig } from '../config/app-config.js';
import { PLANS, type PlanId } from '../contracts/plans.js';
import { prepared } from '../database/prepared-statements.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { remainingPrompts } from '../contracts/usage.js';
import { type Along, CANCEL, COMMIT, FORGET_KEYS, NOTHING, RELEASE, SWEEP, WAIVE } from './usage.queries.js';
import { SpentFreeQuotaService } from './spent-free-quota.service.js';
import type { UsagePeriod } from './usage-period.entity.js';
import { OPEN, PeriodQueries } from './usage-period.queries.js';
import { UsageReservation } from './usage-reservation.entity.js';
import { renews, windowAt } from './usage-window.js';

export interface UsageSummary {
  plan: PlanId;
  quota: number;
  used: number;
  remaining: number;
  /** Null: never renews. */
  resetsAt: Date | null;
  /** Staff set the numbers by hand. */
  adminModified: boolean;
}

export interface ReservationRequest {
  /** Becomes the optimization's id. */
  id: string;
  userId: string;
  idempotencyKey: string | null;
  requestHash: Buffer;
}

/** The key was used before: what became of that request decides the answer. */
export class RepeatedKey {
  constructor(readonly reservation: UsageReservation) {}
}

/** Longer than any run may take: after this, whoever held the prompt is gone. */
export const LEASE_SECONDS = 60;
const SWEEP_BATCH = 500;
/** For so long a repeated key finds its first answer. */
const KEY_KEPT_MS = 24 * 3_600_000;
/** Between two looks the period can be rolled over once and the key freed once. */
const ATTEMPTS = 5;
/** An account that never had a period. */
const FREE_AHEAD = {
  plan: 'free',
  quota: PLANS.free.monthlyPrompts,
  used: 0,
  resetsAt: null,
  adminModified: false,
} as const;

/** The ledger of prompts: who may use how many, until when, and what became of each. */
@Injectable()
export class UsageService {
  private readonly refused;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly periods: PeriodQueries,
    private readonly spentFreeQuota: SpentFreeQuotaService,
    metrics: MetricsService,
  ) {
    this.refused = metrics.counter('quota_refused_total', 'Prompts refused because none was left', ['plan']);
  }

  /**
   * What the person may still use now, in one read: a period that is over counts as renewed, whether or not anyone has
   * closed it. Accounts that never had a period have the free plan ahead of them.
   */
  async summaryOf(userId: string): Promise<UsageSummary> {
    return toSummary((await this.findRunning(userId)) ?? FREE_AHEAD);
  }

  /** Gives a verified account its first period: the running one of a deleted account, if there was one. Safe to repeat. */
  async openFirstPeriod(userId: string, tx: EntityManager = this.dataSource.manager): Promise<void> {
    const now = this.clock.now();
    const { used, anchorAt } = (await this.spentFreeQuota.recall(userId, tx)) ?? { used: 0, anchorAt: now };
    const { startsAt, endsAt } = windowAt(anchorAt, now, renews('free', this.config.freeQuotaRenewal));
    await tx.query(OPEN, [userId, 'free', PLANS.free.monthlyPrompts, used, anchorAt, startsAt, endsAt]);
  }

  /** Closes the person's period if it is over and opens the one that follows. */
  async rollIfDue(userId: string, now = this.clock.now(), tx: EntityManager = this.dataSource.manager): Promise<void> {
    await tx.query(this.periods.roll, [userId, now]);
  }

  /**
   * Takes one prompt before the paid work starts, so that parallel requests can't both spend the last one.
   * @returns what an earlier request with the same key left, if there was one.
   * @throws AppError QUOTA_EXCEEDED
   */
  async reserve(request: ReservationRequest): Promise<RepeatedKey | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.tryReserve(request);
      if (outcome !== 'none-left') return outcome === 'reserved' ? undefined : outcome;
      const repeated = await this.findByKey(request);
      if (repeated) return repeated;
      await this.makeRoom(request.userId, attempt);
    }
  }

  /**
   * Holds a prompt again whose reservation died with the database before it was on disk. False: it is known, so it was
   * settled or given back; or its key or the last prompt is somebody else's by now.
   */
  async holdAgain(request: ReservationRequest): Promise<boolean> {
    if (await this.dataSource.manager.existsBy(UsageReservation, { id: request.id })) return false;
    return (await this.tryReserve(request)) === 'reserved';
  }

  /**
   * Spends a reserved prompt, together with storing what it paid for: by the same statement, or in a transaction of it.
   * @returns what is left now, or null when the prompt had already been given back.
   */
  async commit(reservationId: string, together: Along | EntityManager): Promise<UsageSummary | null> {
    return this.settle(COMMIT, reservationId, together);
  }

  /** Settles a delivered prompt for nothing. @returns as {@link commit} */
  async waive(reservationId: string, together: Along | EntityManager): Promise<UsageSummary | null> {
    return this.settle(WAIVE, reservationId, together);
  }

  /** Settles a prompt whose run was given up for nothing. Null: given up too often in this period, or settled already. */
  async cancel(reservationId: string, together: Along | EntityManager): Promise<UsageSummary | null> {
    return this.settle(CANCEL, reservationId, together);
  }

  /** Gives a reserved prompt back because the work failed. False: it was settled already. */
  async release(reservationId: string): Promise<boolean> {
    const released = await this.dataSource.query<unknown[]>(RELEASE, [reservationId, this.clock.now()]);
    return released.length > 0;
  }

  /** Gives back what crashed servers held. @returns how many prompts came back. */
  async sweep(userId: string | null = null): Promise<number> {
    let total = 0;
    for (;;) {
      const rows: { swept: number }[] = await this.dataSource.query(SWEEP, [this.clock.now(), userId, SWEEP_BATCH]);
      const swept = rows[0]?.swept ?? 0;
      total += swept;
      if (swept < SWEEP_BATCH) return total;
    }
  }

  /** Frees keys that are older than a day: of one reservation, or all. @returns how many */
  async forgetKeys(reservationId: string | null = null): Promise<number> {
    const madeBefore = new Date(this.clock.now().getTime() - KEY_KEPT_MS);
    for (let total = 0; ;) {
      const values = [madeBefore, reservationId, SWEEP_BATCH];
      const [, forgotten] = await this.dataSource.query<[unknown[], number]>(FORGET_KEYS, values);
      total += forgotten;
      if (forgotten < SWEEP_BATCH) return total;
    }
  }

  private async settle(
    statement: (along: Along) => string,
    reservationId: string,
    together: Along | EntityManager,
  ): Promise<UsageSummary | null> {
    const now = this.clock.now();
    const [tx, along] = together instanceof EntityManager ? [together, NOTHING] : [this.dataSource.manager, together];
    const [period] = await tx.query<SettledPeriod[]>(prepared(statement(along)), [reservationId, now, ...along.values]);
    if (!period) return null;
    const isOver = period.closedAt !== null || (period.resetsAt !== null && period.resetsAt <= now);
    // Taken in a period that ended meanwhile, it is spent there; what is left is what the running one has.
    return isOver ? toSummary((await this.findRunning(period.userId, tx)) ?? FREE_AHEAD) : toSummary(period);
  }

  /**
   * Nobody is refused before a first period is open, orphans are swept, and whoever rolled the period over meanwhile is done.
   * @throws AppError QUOTA_EXCEEDED
   */
  private async makeRoom(userId: string, attempt: number): Promise<void> {
    const running = await this.findRunning(userId);
    if (!running) return this.openFirstPeriod(userId);
    const { plan, quota, used, reserved } = running;
    const isFull = used + reserved >= quota && (reserved === 0 || (await this.sweep(userId)) === 0);
    if (!isFull && attempt < ATTEMPTS) return;
    this.refused.inc({ plan });
    throw quotaExceeded(running);
  }

  private async findRunning(userId: string, tx = this.dataSource.manager): Promise<RunningPeriod | undefined> {
    const rows: RunningPeriod[] = await tx.query(this.periods.summary, [userId, this.clock.now()]);
    return rows[0];
  }

  private async tryReserve(request: ReservationRequest): Promise<'reserved' | 'none-left' | RepeatedKey> {
    const { id, userId, idempotencyKey, requestHash } = request;
    const now = this.clock.now();
    const leaseExpiresAt = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    try {
      const rows: unknown[] = await this.dataSource.query(this.periods.reserve, [
        id,
        userId,
        idempotencyKey,
        requestHash,
        leaseExpiresAt,
        now,
      ]);
      return rows.length ? 'reserved' : 'none-left';
    } catch (error) {
      if (!isUniqueViolation(error, 'usage_reservation_user_id_key_key')) throw error;
      // Between the refusal and this look the other request may have failed and freed the key: then try once more.
      return (await this.findByKey(request)) ?? 'none-left';
    }
  }

  private async findByKey({ userId, idempotencyKey }: ReservationRequest): Promise<RepeatedKey | undefined> {
    if (idempotencyKey === null) return undefined;
    const reservation = await this.dataSource.manager.findOneBy(UsageReservation, { userId, idempotencyKey });
    if (!reservation) return undefined;
    const now = this.clock.now();
    // Whoever held it is gone: the sweep frees the key, and needn't be waited for.
    const isOrphan = reservation.state === 'reserved' && reservation.leaseExpiresAt <= now;
    if (isOrphan && (await this.sweep(userId)) > 0) return undefined;
    const isOld = now.getTime() - reservation.createdAt.getTime() >= KEY_KEPT_MS;
    // The job may be late; a day is a day all the same.
    return isOld && (await this.forgetKeys(reservation.id)) ? undefined : new RepeatedKey(reservation);
  }
}

type PeriodNumbers = Omit<UsageSummary, 'remaining'>;
type SettledPeriod = PeriodNumbers & Pick<UsagePeriod, 'userId' | 'closedAt'>;
type RunningPeriod = PeriodNumbers & Pick<UsagePeriod, 'reserved'>;

function toSummary({ plan, quota, used, resetsAt, adminModified }: PeriodNumbers): UsageSummary {
  return { plan, quota, used, remaining: remainingPrompts({ quota, used }), resetsAt, adminModified };
}

/** Says with the counts when there will be prompts again, under the name that the subscription's status has for it. */
function quotaExceeded({ quota, resetsAt }: PeriodNumbers): AppError {
  return new AppError('QUOTA_EXCEEDED', "You've used all prompts of this period.", {
    extra: { remaining: 0, total: quota, nextResetDate: resetsAt?.toISOString() ?? null },
  });
}
