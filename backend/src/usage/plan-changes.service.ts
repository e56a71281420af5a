import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import { PLANS, type PlanId } from '../contracts/plans.js';
import { UsageService } from './usage.service.js';
import { UsagePeriod } from './usage-period.entity.js';
import { CLOSE, CONVERT, LIMIT_TO_USED, OPEN } from './usage-period.queries.js';
import { renews, windowAt } from './usage-window.js';

/** What an account is entitled to, as billing knows it. The times are for paid plans: a free month has its own anchor. */
export interface PlanChange {
  plan: PlanId;
  /** Every later period is this instant plus whole months. Stripe's `billing_cycle_anchor`; without it, now. */
  anchorAt?: Date;
  /** The billing period as Stripe states it; without it, the one that the anchor gives. */
  startsAt?: Date;
  endsAt?: Date;
}

/** What became of a change: `renewed` is a new period of the same plan, `converted` another plan in the running period. */
export type PlanChangeOutcome = 'unchanged' | 'opened' | 'renewed' | 'converted';

/** Another server rolls or changes the same account at the same moment: it can win this often and no more. */
const ATTEMPTS = 10;

/** Moves accounts between plans and billing periods. Everything here may be told twice, late, or for nothing. */
@Injectable()
export class PlanChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: UsageService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Brings the ledger to what billing says now.
   * - Another kind of plan closes the running period at that instant. Paid starts with nothing used; a return to Free
   *   inside the same free month keeps what was used in it.
   * - Another paid plan inside the same billing period changes the running allowance and keeps what was used.
   * - The same plan in a later billing period closes the running one at Stripe's bounds.
   * - The same plan in the same or an earlier period changes nothing, so what staff set by hand holds.
   */
  async changePlan(userId: string, change: PlanChange, tx?: EntityManager): Promise<PlanChangeOutcome> {
    return tx
      ? this.change(userId, change, tx)
      : this.dataSource.transaction((own) => this.change(userId, change, own));
  }

  /** After a refund or a dispute: what was used stays, and nothing is left of the running paid period. */
  async limitToUsed(userId: string, tx: EntityManager = this.dataSource.manager): Promise<boolean> {
    await this.usage.rollIfDue(userId, this.clock.now(), tx);
    const [, affected] = await tx.query<[unknown[], number]>(LIMIT_TO_USED, [userId]);
    return affected > 0;
  }

  private async change(userId: string, change: PlanChange, tx: EntityManager): Promise<PlanChangeOutcome> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      // One instant for all of it: a month may end between two looks at the clock.
      const now = this.clock.now();
      await this.usage.rollIfDue(userId, now, tx);
      const account = { userId, open: await lockOpenPeriod(userId, tx), now };
      const outcome =
        change.plan === 'free' ? await this.toFree(account, tx) : await this.toPaid(account, change.plan, change, tx);
      if (outcome) return outcome;
    }
    throw new Error('The account was changed by others all the time');
  }

  private async toPaid(
    { userId, open, now }: LockedAccount,
    plan: PaidPlan,
    change: PlanChange,
    tx: EntityManager,
  ): Promise<PlanChangeOutcome | undefined> {
    const bounds = boundsOf(change, open, now);
    const allowance = PLANS[plan].monthlyPrompts;
    if (open && open.plan !== 'free' && bounds.startsAt <= open.startsAt) {
      if (open.plan === plan) return 'unchanged';
      // News of a billing period that is over says which plan, but not until when.
      const { anchorAt, endsAt } = bounds.endsAt > open.startsAt ? bounds : open;
      await tx.query(CONVERT, [open.id, plan, allowance, anchorAt, endsAt]);
      return 'converted';
    }
    // The two periods meet where the paid one starts, but never before the running one began.
    const from = open && open.startsAt > bounds.startsAt ? open.startsAt : bounds.startsAt;
    const until = bounds.endsAt > from ? bounds.endsAt : from;
    if (open) await tx.query(CLOSE, [open.id, now, from]);
    const isOpened = await insert(tx, [userId, plan, allowance, 0, bounds.anchorAt, from, until]);
    if (!isOpened) return undefined;
    return open?.plan === plan ? 'renewed' : 'opened';
  }

  private async toFree(
    { userId, open, now }: LockedAccount,
    tx: EntityManager,
  ): Promise<PlanChangeOutcome | undefined> {
    if (open?.plan === 'free') return 'unchanged';
    const last = await tx.findOne(UsagePeriod, {
      where: { userId, plan: 'free' },
      order: { startsAt: 'DESC', createdAt: 'DESC' },
    });
    const from = open && open.startsAt > now ? open.startsAt : now;
    const anchor = last?.anchorAt ?? from;
    const month = windowAt(anchor, from, renews('free', this.config.freeQuotaRenewal));
    const kept = last && last.startsAt >= month.startsAt ? last.used : 0;
    if (open) await tx.query(CLOSE, [open.id, now, from]);
    const isOpened = await insert(tx, [userId, 'free', PLANS.free.monthlyPrompts, kept, anchor, from, month.endsAt]);
    return isOpened ? 'opened' : undefined;
  }
}

type PaidPlan = Exclude<PlanId, 'free'>;

/** Undefined, as the outcome of a change, means: another server opened a period for it meanwhile. */
interface LockedAccount {
  userId: string;
  open: UsagePeriod | null;
  now: Date;
}

/** Without Stripe's word the same paid plan goes on, and another one takes the running paid period over. */
function boundsOf({ anchorAt, startsAt, endsAt }: PlanChange, open: UsagePeriod | null, now: Date) {
  const anchor = anchorAt ?? (open && open.plan !== 'free' ? open.anchorAt : now);
  const window = windowAt(anchor, now, true);
  return { anchorAt: anchor, startsAt: startsAt ?? window.startsAt, endsAt: endsAt ?? window.endsAt ?? anchor };
}

/** Held until the transaction ends, so that no prompt is reserved and no one else changes the period meanwhile. */
function lockOpenPeriod(userId: string, tx: EntityManager): Promise<UsagePeriod | null> {
  return tx.findOne(UsagePeriod, { where: { userId, closedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
}

async function insert(tx: EntityManager, values: unknown[]): Promise<boolean> {
  const rows: unknown[] = await tx.query(OPEN, values);
  return rows.length > 0;
}
