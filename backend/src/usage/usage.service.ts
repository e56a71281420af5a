import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { isUniqueViolation } from '../common/is-unique-violation.js';
import { AppConfig } from '../config/app-config.js';
import { LIMITS } from '../contracts/limits.js';
import { PLANS, type PlanId } from '../contracts/plans.js';
import { remainingPrompts } from '../contracts/usage.js';
import {
  CANCEL,
  CHANGE_PLAN,
  COMMIT,
  FORGET_KEYS,
  OPEN_FIRST,
  RELEASE,
  RESERVE,
  ROLL,
  SWEEP,
  WAIVE,
} from './usage.queries.js';
import { SpentFreeQuotaService } from './spent-free-quota.service.js';
import { UsagePeriod } from './usage-period.entity.js';
import { UsageReservation } from './usage-reservation.entity.js';
import { renews, windowAt } from './usage-window.js';

export interface UsageSummary {
  plan: PlanId;
  quota: number;
  used: number;
  remaining: number;
  /** Null: never renews. */
  resetsAt: Date | null;
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

/** The ledger of prompts: who may use how many, until when, and what became of each. */
@Injectable()
export class UsageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly spentFreeQuota: SpentFreeQuotaService,
  ) {}

  /** What the person may still use now. Accounts that never had a period have the free plan ahead of them. */
  async summaryOf(userId: string): Promise<UsageSummary> {
    return toSummary(await this.currentPeriod(userId));
  }

  /** Gives a verified account its first period: the running one of a deleted account, if there was one. Safe to repeat. */
  async openFirstPeriod(userId: string, tx: EntityManager = this.dataSource.manager): Promise<void> {
    const now = this.clock.now();
    const { used, anchorAt } = (await this.spentFreeQuota.recall(userId, tx)) ?? { used: 0, anchorAt: now };
    const { startsAt, endsAt } = windowAt(anchorAt, now, renews('free', this.config.freeQuotaRenewal));
    await tx.query(OPEN_FIRST, [userId, 'free', PLANS.free.monthlyPrompts, used, anchorAt, startsAt, endsAt]);
  }

  /** Moves an account to another plan: the running period closes now and one with nothing used opens on the new anchor. */
  async changePlan(
    userId: string,
    plan: PlanId,
    anchor = this.clock.now(),
    tx: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const now = this.clock.now();
    const { endsAt } = windowAt(anchor, now, renews(plan, this.config.freeQuotaRenewal));
    await tx.query(CHANGE_PLAN, [userId, plan, PLANS[plan].monthlyPrompts, 0, anchor, now, endsAt]);
  }

  /**
   * Takes one prompt before the paid work starts, so that parallel requests can't both spend the last one.
   * @returns what an earlier request with the same key left, if there was one.
   * @throws AppError QUOTA_EXCEEDED
   */
  async reserve(request: ReservationRequest): Promise<RepeatedKey | undefined> {
    // Twice: a due period is rolled over and orphans are swept before anyone is refused.
    for (const isLastAttempt of [false, true]) {
      const outcome = await this.tryReserve(request);
      if (outcome !== 'none-left') return outcome === 'reserved' ? undefined : outcome;
      const repeated = await this.findByKey(request);
      if (repeated) return repeated;
      const { quota } = await this.currentPeriod(request.userId);
      const swept = await this.sweep(request.userId);
      if (isLastAttempt || (swept === 0 && !(await this.hasRoom(request.userId)))) throw quotaExceeded(quota);
    }
    return undefined;
  }

  /**
   * Spends a reserved prompt, in the transaction that stores what it paid for.
   * @returns what is left of its period, or null when the prompt had already been given back.
   */
  async commit(reservationId: string, tx: EntityManager): Promise<UsageSummary | null> {
    const [period] = await tx.query<PeriodNumbers[]>(COMMIT, [reservationId, this.clock.now()]);
    return period ? toSummary(period) : null;
  }

  /** Settles a delivered prompt for nothing. @returns as {@link commit} */
  async waive(reservationId: string, tx: EntityManager): Promise<UsageSummary | null> {
    const [period] = await tx.query<PeriodNumbers[]>(WAIVE, [reservationId, this.clock.now()]);
    return period ? toSummary(period) : null;
  }

  /** Settles a prompt whose run was given up for nothing. Null: given up too often in this period, or settled already. */
  async cancel(reservationId: string, tx: EntityManager): Promise<UsageSummary | null> {
    const [period] = await tx.query<PeriodNumbers[]>(CANCEL, [
      reservationId,
      this.clock.now(),
      LIMITS.freeCancellations,
    ]);
    return period ? toSummary(period) : null;
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

  private async tryReserve(request: ReservationRequest): Promise<'reserved' | 'none-left' | RepeatedKey> {
    const { id, userId, idempotencyKey, requestHash } = request;
    const now = this.clock.now();
    const leaseExpiresAt = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    try {
      const rows: unknown[] = await this.dataSource.query(RESERVE, [
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
    const isOld = this.clock.now().getTime() - reservation.createdAt.getTime() >= KEY_KEPT_MS;
    // The job may be late; a day is a day all the same.
    return isOld && (await this.forgetKeys(reservation.id)) ? undefined : new RepeatedKey(reservation);
  }

  private async hasRoom(userId: string): Promise<boolean> {
    const { quota, used, reserved } = await this.currentPeriod(userId);
    return used + reserved < quota;
  }

  /** The open period, rolled over first if it is due; nothing has to happen at midnight. */
  private async currentPeriod(userId: string): Promise<UsagePeriod> {
    for (;;) {
      const period = await this.dataSource.manager.findOne(UsagePeriod, { where: { userId, closedAt: IsNull() } });
      const now = this.clock.now();
      if (!period) await this.openFirstPeriod(userId);
      else if (period.endsAt && period.endsAt <= now) await this.roll(period, now);
      else return period;
    }
  }

  private async roll(period: UsagePeriod, now: Date): Promise<void> {
    const { startsAt, endsAt } = windowAt(period.anchorAt, now, renews(period.plan, this.config.freeQuotaRenewal));
    await this.dataSource.query(ROLL, [period.id, now, PLANS[period.plan].monthlyPrompts, startsAt, endsAt]);
  }
}

type PeriodNumbers = Pick<UsagePeriod, 'plan' | 'quota' | 'used' | 'endsAt'>;

function toSummary({ plan, quota, used, endsAt }: PeriodNumbers): UsageSummary {
  return { plan, quota, used, remaining: remainingPrompts({ quota, used }), resetsAt: endsAt };
}

function quotaExceeded(total: number): AppError {
  return new AppError('QUOTA_EXCEEDED', "You've used all prompts of this period.", { extra: { remaining: 0, total } });
}
