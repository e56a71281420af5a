import { Injectable } from '@nestjs/common';
import { PeriodQueries } from '../usage/usage-period.queries.js';
import type { UserFilter } from './user-filter.js';
import { Matching, type PeriodColumn, STORED } from './user-matching.js';

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

type AccountColumn = keyof typeof ACCOUNT;
export type UserColumn = AccountColumn | PeriodColumn;

/** The columns a list can be sorted by. */
export const USER_COLUMNS = [...Object.keys(ACCOUNT), ...Object.keys(STORED)] as UserColumn[];

export interface Page {
  orderBy: UserColumn;
  descending: boolean;
  offset: number;
  limit: number;
}

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
      return { text: this.walkPeriods(matching, orderBy, direction, offset, limit), values: matching.values };
    }
    const text = `SELECT u.id ${matching.from()} ORDER BY ${ACCOUNT[orderBy]} ${direction}, u.id ${direction} LIMIT ${limit} OFFSET ${offset}`;
    return { text, values: matching.values };
  }

  /** How many of those that match have an id in the first of so many equal parts: ids are drawn at random. */
  sample(filter: UserFilter, now: Date, parts: number): Statement {
    const matching = new Matching(filter, now, this.periods);
    const end = (0x1_0000_0000 / parts).toString(16).padStart(8, '0');
    const text = `SELECT count(*)::int AS total ${matching.fromPeriodsBefore(`${end}-0000-0000-0000-000000000000`)}`;
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
