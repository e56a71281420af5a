import { Injectable } from '@nestjs/common';
import { PLANS } from '../contracts/plans.js';
import { type PeriodExpressions, PeriodQueries } from '../usage/usage-period.queries.js';
import type { UserFilter } from './user-filter.js';

/** A statement and its values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The columns of the account itself, each with an index that has it in order. */
const ACCOUNT = {
  id: 'u.id',
  username: 'u.email COLLATE "C"',
  email: 'u.email COLLATE "C"',
  createdAt: 'u.created_at',
  isVerified: '(u.email_verified_at IS NOT NULL)',
  role: 'u.role',
} as const;

/** The columns of the running period: as the indexes have them. Who has no period yet comes last, both ways. */
const STORED = {
  subscriptionTier: 'p.plan',
  remaining: 'greatest(0, p.quota - p.used)',
  promptQuota: 'p.quota',
  promptsUsed: 'p.used',
  resetDate: `coalesce(p.ends_at, 'infinity')`,
} as const;

type AccountColumn = keyof typeof ACCOUNT;
type PeriodColumn = keyof typeof STORED;
export type UserColumn = AccountColumn | PeriodColumn;

/** The columns a list can be sorted by. */
export const USER_COLUMNS = [...Object.keys(ACCOUNT), ...Object.keys(STORED)] as UserColumn[];

export interface Page {
  orderBy: UserColumn;
  descending: boolean;
  offset: number;
  limit: number;
}

const OPEN = 'p.user_id = u.id AND p.closed_at IS NULL';
const TRIGRAM = 3;
const PAID = Object.keys(PLANS)
  .filter((plan) => plan !== 'free')
  .map((plan) => `'${plan}'`)
  .join(', ');

/**
 * The statements behind the list of accounts. A page is found as ids first, in an index wherever that is shorter, and
 * its rows are read afterwards.
 */
@Injectable()
export class UserListQueries {
  constructor(private readonly periods: PeriodQueries) {}

  /** All that matches, without order and without rows: to be counted or estimated. */
  matching(filter: UserFilter, now: Date): Statement {
    const matching = new Matching(filter, now, this.periods);
    return { text: matching.ofAll(), values: matching.values };
  }

  /**
   * A page of few, as `total` and `ids`: all that match are taken and sorted, however few of a million they are. More
   * than `atMost` are not looked at; then the total is one more and the page means nothing.
   */
  collect(filter: UserFilter, now: Date, { orderBy, descending, offset, limit }: Page, atMost: number): Statement {
    const matching = new Matching(filter, now, this.periods);
    const direction = descending ? 'DESC' : 'ASC';
    const [rank, key] = isAccountColumn(orderBy)
      ? ['0', ACCOUNT[orderBy]]
      : ['(p.id IS NULL)', matching.effective(orderBy)];
    // Sorted apart from the search: planned together, a walk in order might look at every account to find the few.
    const text = `
  WITH found AS MATERIALIZED (
    SELECT u.id, ${rank} AS rank, ${key} AS key ${matching.from(!isAccountColumn(orderBy))} LIMIT ${atMost + 1}
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
         ARRAY(SELECT id FROM found ORDER BY rank, key ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}) AS ids`;
    return { text, values: matching.values };
  }

  /** The ids of a page of many: walked to in the order's own index. */
  walk(filter: UserFilter, now: Date, { orderBy, descending, offset, limit }: Page): Statement {
    const matching = new Matching(filter, now, this.periods);
    const direction = descending ? 'DESC' : 'ASC';
    if (!isAccountColumn(orderBy)) {
      // An account gets its first period when it is verified.
      const text =
        filter.isVerified === false
          ? this.gatherPeriods(matching, orderBy, direction, offset, limit)
          : this.walkPeriods(matching, orderBy, direction, offset, limit);
      return { text, values: matching.values };
    }
    const text = `SELECT u.id ${matching.from()} ORDER BY ${ACCOUNT[orderBy]} ${direction}, u.id ${direction} LIMIT ${limit} OFFSET ${offset}`;
    return { text, values: matching.values };
  }

  /** The next of all that match, newest first, behind a place. The instant is text: a Date would lose its microseconds. */
  next(filter: UserFilter, now: Date, last: { id: string; createdAt: string } | undefined, limit: number): Statement {
    const matching = new Matching(filter, now, this.periods);
    const behind = last
      ? `AND (u.created_at, u.id) < (${matching.value(last.createdAt)}::timestamptz, ${matching.value(last.id)}::uuid)`
      : '';
    const text = `SELECT u.id, u.created_at::text AS "createdAt" ${matching.from()} ${behind}
      ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit}`;
    return { text, values: matching.values };
  }

  /** How many of those that match have a period: the walk over a period's column goes that far. */
  withPeriod(filter: UserFilter, now: Date): Statement {
    const matching = new Matching(filter, now, this.periods);
    return { text: `SELECT count(*)::int AS total ${matching.fromPeriods('TRUE')}`, values: matching.values };
  }

  /** Those that match and have no period, which come after the walk. */
  withoutPeriod(filter: UserFilter, now: Date, { descending, offset, limit }: Page): Statement {
    const matching = new Matching(filter, now, this.periods);
    const text = `SELECT u.id ${matching.fromWithoutPeriod()} ORDER BY u.id ${descending ? 'DESC' : 'ASC'} LIMIT ${limit} OFFSET ${offset}`;
    return { text, values: matching.values };
  }

  /**
   * Where hardly any of those that match have a period, a walk in the periods' order would look at all of them in vain. So
   * the few are found in two indexes side by side.
   */
  private gatherPeriods(matching: Matching, column: PeriodColumn, direction: string, offset: number, limit: number) {
    return `
  WITH owners AS MATERIALIZED (
    SELECT u.id AS user_id ${matching.from()} AND EXISTS (SELECT FROM usage_period p WHERE ${OPEN})
  )
  SELECT p.user_id AS id FROM owners JOIN usage_period p USING (user_id) WHERE p.closed_at IS NULL
   ORDER BY ${matching.effective(column)} ${direction}, p.user_id ${direction} LIMIT ${limit} OFFSET ${offset}`;
  }

  /**
   * Two sorted streams become one: the periods that run, which the index has in order, and those that are over and count
   * as renewed, of which there are few, because a job closes them every ten minutes.
   */
  private walkPeriods(matching: Matching, column: PeriodColumn, direction: string, offset: number, limit: number) {
    const { isOver } = matching.period;
    const part = (key: string, condition: string) => `
    (SELECT p.user_id AS id, ${key} AS key ${matching.fromPeriods(condition)}
      ORDER BY ${key} ${direction}, p.user_id ${direction} LIMIT ${offset + limit})`;
    return `
  SELECT id FROM (${part(STORED[column], `NOT ${isOver}`)}
    UNION ALL ${part(matching.effective(column), isOver)}
  ) AS walked ORDER BY key ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}`;
  }
}

export function isAccountColumn(column: UserColumn): column is AccountColumn {
  return column in ACCOUNT;
}

/** What a filter asks of the running period, and the same denied, in a form that an index answers. */
interface PeriodCondition {
  holds: string;
  fails: string;
}

/** The conditions of a filter, with the values they compare to. */
class Matching {
  readonly values: unknown[] = [];
  readonly period: PeriodExpressions;
  private readonly ofAccount: string[] = [];
  private readonly ofPeriod: PeriodCondition[] = [];
  /** Only accounts with a period can match; where this is false, an account without one matches too. */
  private readonly needsPeriod: boolean;

  constructor(filter: UserFilter, now: Date, periods: PeriodQueries) {
    this.period = periods.at(`${this.value(now)}::timestamptz`, 'p');
    this.readAccount(filter);
    const { plan, isExhausted } = filter;
    const exhausted = `(NOT ${this.period.isOver} AND ${STORED.remaining} = 0)`;
    if (plan) {
      this.ofPeriod.push({
        holds: `p.plan = '${plan}'`,
        fails: plan === 'free' ? `p.plan IN (${PAID})` : `p.plan <> '${plan}'`,
      });
    }
    if (isExhausted === true) this.ofPeriod.push({ holds: exhausted, fails: `NOT ${exhausted}` });
    if (isExhausted === false) this.ofPeriod.push({ holds: `NOT ${exhausted}`, fails: exhausted });
    this.needsPeriod = isExhausted === true || (plan !== null && plan !== 'free');
  }

  /** Adds a value, and gives the place where it stands. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** From the accounts, with their periods where the filter or the caller asks for them. */
  from(withPeriod = false): string {
    const holding = this.ofPeriod.map(({ holds }) => holds);
    if (this.needsPeriod) {
      return `FROM user_account u JOIN usage_period p ON ${OPEN} WHERE ${this.conditions([...this.ofAccount, ...holding])}`;
    }
    if (withPeriod) {
      const orNone = holding.map((holds) => `(p.id IS NULL OR ${holds})`);
      return `FROM user_account u LEFT JOIN usage_period p ON ${OPEN} WHERE ${this.conditions([...this.ofAccount, ...orNone])}`;
    }
    // As exceptions they can be looked up one by one for a page, or taken all at once for a row far behind.
    const noneFails = this.ofPeriod.map(
      ({ fails }) => `NOT EXISTS (SELECT FROM usage_period p WHERE ${OPEN} AND ${fails})`,
    );
    return `FROM user_account u WHERE ${this.conditions([...this.ofAccount, ...noneFails])}`;
  }

  /** From the open periods, with their accounts where the filter asks for them. */
  fromPeriods(condition: string): string {
    const accounts = this.ofAccount.length ? 'JOIN user_account u ON u.id = p.user_id' : '';
    const holding = this.ofPeriod.map(({ holds }) => holds);
    const conditions = ['p.closed_at IS NULL', condition, ...this.ofAccount, ...holding];
    return `FROM usage_period p ${accounts} WHERE ${this.conditions(conditions)}`;
  }

  /** From the accounts without an open period: nothing of a period can speak against them. */
  fromWithoutPeriod(): string {
    const none = this.needsPeriod ? 'FALSE' : `NOT EXISTS (SELECT FROM usage_period p WHERE ${OPEN})`;
    return `FROM user_account u WHERE ${this.conditions([...this.ofAccount, none])}`;
  }

  /** From whichever is enough to tell how many match. */
  ofAll(): string {
    return this.needsPeriod ? this.fromPeriods('TRUE') : this.from();
  }

  /** What is shown of a column: of a period that is over, what the next one has. */
  effective(column: PeriodColumn): string {
    const { plan, quota, used, resetsAt } = this.period;
    const expressions: Record<PeriodColumn, string> = {
      subscriptionTier: plan,
      remaining: `greatest(0, (${quota}) - (${used}))`,
      promptQuota: quota,
      promptsUsed: used,
      resetDate: `coalesce(${resetsAt}, 'infinity')`,
    };
    return `(${expressions[column]})`;
  }

  private readAccount({ search, ids, isVerified, role, isSuspended, createdFrom, createdBefore }: UserFilter): void {
    if (search !== null) this.ofAccount.push(this.searched(search));
    if (ids !== null) this.ofAccount.push(`u.id = ANY(${this.value(ids)}::uuid[])`);
    if (isVerified !== null) this.ofAccount.push(`u.email_verified_at IS ${isVerified ? 'NOT NULL' : 'NULL'}`);
    if (role !== null) this.ofAccount.push(`u.role = '${role}'`);
    if (isSuspended !== null) this.ofAccount.push(`u.suspended_at IS ${isSuspended ? 'NOT NULL' : 'NULL'}`);
    if (createdFrom) this.ofAccount.push(`u.created_at >= ${this.value(createdFrom)}`);
    if (createdBefore) this.ofAccount.push(`u.created_at < ${this.value(createdBefore)}`);
  }

  /** Per cent and underscore are letters to a person and wildcards to SQL. Addresses are kept in lower case. */
  private searched(search: string): string {
    const text = search.toLowerCase().replace(/[\\%_]/g, '\\$&');
    return [...search].length < TRIGRAM
      ? `u.email COLLATE "C" LIKE ${this.value(`${text}%`)}`
      : `u.email LIKE ${this.value(`%${text}%`)}`;
  }

  /** The instant is named wherever nothing else does: PostgreSQL refuses a value that no text mentions. */
  private conditions(conditions: readonly string[]): string {
    return ['$1::timestamptz IS NOT NULL', ...conditions].join(' AND ');
  }
}
