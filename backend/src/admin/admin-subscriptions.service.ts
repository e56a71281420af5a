import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { BillingSync } from '../billing/billing-sync.js';
import { CustomersService } from '../billing/customers.service.js';
import { LIVE_STATUSES, PAID_PLANS, type PaidPlanId } from '../billing/subscription-state.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { countRows } from '../common/count-rows.js';
import type { ListFilter } from '../common/list-filter.js';
import type { ListQuery } from '../common/list-query.js';
import type { PlanId } from '../contracts/plans.js';
import { UsersService } from '../users/users.service.js';
import {
  foundSubscriptions,
  IDS_WITH_PROBLEM,
  selectSubscriptions,
  SUSPECT_USERS,
  type SubscriptionProblem,
  type WithProblem,
} from './subscription-list.queries.js';

export interface SubscriptionRow {
  id: string;
  userId: string;
  userEmail: string;
  customerId: string;
  status: string;
  plan: PaidPlanId | null;
  nextPlan: PaidPlanId | null;
  isEntitling: boolean;
  /** What the person really has. */
  planInUse: PlanId;
  periodStartsAt: Date;
  periodEndsAt: Date;
  cancelsAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  syncedAt: Date | null;
  problems: SubscriptionProblem[];
}

const ORDER = { createdAt: 's.created_at', periodEndsAt: 's.period_ends_at' } as const;
export type SubscriptionColumn = keyof typeof ORDER;
export const SUBSCRIPTION_COLUMNS = Object.keys(ORDER) as SubscriptionColumn[];

/** More than anybody mends one by one. */
const SUSPECTS_AT_MOST = 10_000;
/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Our copies of Stripe's subscriptions, what is wrong with each, and the way to mend it. */
@Injectable()
export class AdminSubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly billing: BillingSync,
    private readonly audit: AuditService,
  ) {}

  async list({ orderBy, descending, offset, limit, search, filter }: ListQuery<SubscriptionColumn>) {
    const hasProblem = filter.flag('hasProblem');
    const [found, value] = foundSubscriptions(hasProblem, hasProblem === null ? null : await this.withProblem());
    const values = [...(await this.valuesOf(filter, search)), ...value];
    const direction = descending ? 'DESC' : 'ASC';
    const order = `ORDER BY ${ORDER[orderBy]} ${direction}, s.id ${direction}`;
    // What is wrong with them is looked at for a page of them, however many lie before it.
    const [rows, total] = await Promise.all([
      this.dataSource.query<SubscriptionRow[]>(
        `${selectSubscriptions(`SELECT s.id ${found} ${order} LIMIT ${limit} OFFSET ${offset}`)} ${order}`,
        values,
      ),
      countRows(this.dataSource, found, values),
    ]);
    return { rows, total };
  }

  /** How many have something wrong with them. */
  async countProblems(): Promise<number> {
    const withProblem = await this.withProblem();
    if (withProblem) return withProblem.length;
    const [found, value] = foundSubscriptions(true, null);
    return countRows(this.dataSource, found, [this.clock.now(), LIVE_STATUSES, null, null, null, null, ...value]);
  }

  private async withProblem(): Promise<WithProblem> {
    const values = [this.clock.now(), LIVE_STATUSES];
    const most = SUSPECTS_AT_MOST;
    const [suspects] = await this.dataSource.query<[{ users: string[] }]>(SUSPECT_USERS, [...values, most + 1]);
    if (suspects.users.length > most) return null;
    const [found] = await this.dataSource.query<[{ ids: string[] }]>(IDS_WITH_PROBLEM, [...values, suspects.users]);
    return found.ids;
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string, tx: EntityManager = this.dataSource.manager): Promise<SubscriptionRow> {
    const row = await this.find(id, tx);
    if (!row) throw new AppError('NOT_FOUND', 'We could not find that subscription.');
    return row;
  }

  /**
   * Brings our copy and the person's plan to what Stripe says now. The trace is written with the change itself.
   * @returns it as it is then; null: Stripe doesn't know it. @throws AppError NOT_FOUND, UNAVAILABLE
   */
  async sync(id: string, origin: AuditOrigin): Promise<SubscriptionRow | null> {
    const before = await this.get(id);
    const { userId } = before;
    const link = await this.customers.linkOf(userId);
    await this.billing.sync(userId, link?.stripeId ?? before.customerId, async (tx) => {
      const after = await this.find(id, tx);
      const what = { action: 'subscription.synced', targetType: 'user', targetId: userId };
      await this.audit.record({ ...what, before: stateOf(before), after: after && stateOf(after), ...origin }, tx);
    });
    return (await this.find(id)) ?? null;
  }

  private async find(id: string, tx: EntityManager = this.dataSource.manager): Promise<SubscriptionRow | undefined> {
    const values = [this.clock.now(), LIVE_STATUSES, id];
    const [row] = await tx.query<SubscriptionRow[]>(selectSubscriptions('$3'), values);
    return row;
  }

  /** Searched by a whole address, a customer's id or its own. */
  private async valuesOf(filter: ListFilter, search: string | null): Promise<unknown[]> {
    const [userId, id] = await this.whose(search);
    const status = filter.text('status');
    return [this.clock.now(), LIVE_STATUSES, status, filter.oneOf('plan', PAID_PLANS), userId, id];
  }

  private async whose(search: string | null): Promise<[userId: string | null, id: string | null]> {
    if (search === null) return [null, null];
    if (search.includes('@')) return [(await this.users.findByEmail(search.toLowerCase()))?.id ?? NOBODY, null];
    if (search.startsWith('cus_')) return [(await this.customers.ownerOf(search)) ?? NOBODY, null];
    return [null, search];
  }
}

function stateOf({ id, status, plan, planInUse, periodEndsAt, cancelsAt, isEntitling }: SubscriptionRow) {
  return { subscription: id, status, plan, planInUse, periodEndsAt, cancelsAt, isEntitling };
}
