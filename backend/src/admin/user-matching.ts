import { PLANS } from '../contracts/plans.js';
import type { PeriodExpressions, PeriodQueries } from '../usage/usage-period.queries.js';
import { isSearchedInside, needsPeriod, type UserFilter } from './user-filter.js';

/** The columns of the running period: as the indexes have them. Who has no period yet comes last, both ways. */
export const STORED = {
  subscriptionTier: 'p.plan',
  remaining: 'greatest(0, p.quota - p.used)',
  promptQuota: 'p.quota',
  promptsUsed: 'p.used',
  resetDate: `coalesce(p.ends_at, 'infinity')`,
} as const;

export type PeriodColumn = keyof typeof STORED;

const OPEN = 'p.user_id = u.id AND p.closed_at IS NULL';
const PAID = Object.keys(PLANS)
  .filter((plan) => plan !== 'free')
  .map((plan) => `'${plan}'`)
  .join(', ');

/** What a filter asks of the running period, and the same denied, in a form that an index answers. */
interface PeriodCondition {
  holds: string;
  fails: string;
}

/** The conditions of a filter, with the values they compare to. */
export class Matching {
  readonly values: unknown[] = [];
  readonly period: PeriodExpressions;
  private readonly ofAccount: string[] = [];
  private readonly ofPeriod: PeriodCondition[] = [];
  /** Only accounts with a period can match; where this is false, an account without one matches too. */
  private readonly needsPeriod: boolean;
  /** An account gets its first period when it is verified. */
  private readonly mayHavePeriod: boolean;

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
    this.needsPeriod = needsPeriod(filter);
    this.mayHavePeriod = filter.isVerified !== false;
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

  /**
   * The same of ids below one, each account looked up by its period's: planned freely, the search would find all that it
   * finds first, however few of them are asked for.
   */
  fromPeriodsBefore(id: string): string {
    const holding = this.ofPeriod.map(({ holds }) => holds);
    const conditions = ['p.closed_at IS NULL', `p.user_id < '${id}'`, ...holding];
    const accounts = ['u.id = few.user_id', ...this.ofAccount].join(' AND ');
    return `FROM (SELECT p.user_id FROM usage_period p WHERE ${this.conditions(conditions)} OFFSET 0) AS few
      CROSS JOIN LATERAL (SELECT FROM user_account u WHERE ${accounts} OFFSET 0) AS matching`;
  }

  /** From the accounts without an open period: nothing of a period can speak against them. */
  fromWithoutPeriod(): string {
    const none = this.mayHavePeriod ? [`NOT EXISTS (SELECT FROM usage_period p WHERE ${OPEN})`] : [];
    return `FROM user_account u WHERE ${this.conditions([...this.ofAccount, ...(this.needsPeriod ? ['FALSE'] : none)])}`;
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
    return isSearchedInside(search)
      ? `u.email LIKE ${this.value(`%${text}%`)}`
      : `u.email COLLATE "C" LIKE ${this.value(`${text}%`)}`;
  }

  /** The instant is named wherever nothing else does: PostgreSQL refuses a value that no text mentions. */
  private conditions(conditions: readonly string[]): string {
    return ['$1::timestamptz IS NOT NULL', ...conditions].join(' AND ');
  }
}
