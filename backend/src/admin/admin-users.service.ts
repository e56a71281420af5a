import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import type { PlanId } from '../contracts/plans.js';
import type { Role } from '../contracts/roles.js';
import { PeriodQueries } from '../usage/usage-period.queries.js';
import { isSearchedInside, needsPeriod, type UserFilter } from './user-filter.js';
import { isAccountColumn, type Page, type Statement, UserListQueries } from './user-list.queries.js';

export interface UserRow {
  id: string;
  email: string;
  role: Role;
  plan: PlanId;
  quota: number;
  used: number;
  resetsAt: Date | null;
  createdAt: Date;
  verifiedAt: Date | null;
  suspendedAt: Date | null;
  suspensionReason: string | null;
  isProtected: boolean;
  adminModified: boolean;
  version: string;
}

export interface UserPage {
  rows: UserRow[];
  total: number;
  /** Above ten thousand nobody counts: `total` is what the planner expects. */
  isEstimate: boolean;
}

type SelectedRow = Omit<UserRow, 'isProtected'>;

const EXACT_UP_TO = 10_000;
/** So many are expected that counting up to the limit could only find it passed. */
const SURELY_MORE = 5 * EXACT_UP_TO;
/** The share of all accounts that a sample looks at. */
const PARTS = 32;
/** How sure a sample has to be: one in seven hundred says that there are more where there are just as many. */
const DEVIATIONS = 3;

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** Accounts as operations staff see them: a period that is over counts as renewed, whether or not anyone has closed it. */
@Injectable()
export class AdminUsersService {
  private readonly selectRows: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly queries: UserListQueries,
    periods: PeriodQueries,
  ) {
    const { plan, quota, used, resetsAt, adminModified, version } = periods.at('$1::timestamptz', 'p');
    this.selectRows = `
  SELECT u.id, u.email, u.role, ${plan} AS plan, ${quota} AS quota, ${used} AS used, ${resetsAt} AS "resetsAt",
         u.created_at AS "createdAt", u.email_verified_at AS "verifiedAt", u.suspended_at AS "suspendedAt",
         u.suspension_reason AS "suspensionReason", ${adminModified} AS "adminModified", ${version} AS version
    FROM user_account u LEFT JOIN usage_period p ON p.user_id = u.id AND p.closed_at IS NULL`;
  }

  async list(filter: UserFilter, page: Page): Promise<UserPage> {
    const now = this.clock.now();
    const expected = await this.estimate(filter, now);
    const few = expected < SURELY_MORE && (await this.collect(filter, now, page, expected));
    if (few && few.total <= EXACT_UP_TO) {
      return { rows: await this.rowsOf(few.ids, now), total: few.total, isEstimate: false };
    }
    const rows = await this.rowsOf(await this.walk(filter, now, page), now);
    const counted = few ? few.total : 0;
    // A sample that was counted knows better than the planner.
    const total = counted > EXACT_UP_TO + 1 ? counted : Math.max(expected, counted);
    // A full page has another behind it, as far as anyone can tell; one that isn't full is the last.
    const end = page.offset + rows.length;
    const isLast = rows.length < page.limit && (rows.length > 0 || page.offset === 0);
    return isLast
      ? { rows, total: end, isEstimate: false }
      : { rows, total: rows.length ? Math.max(total, end + 1) : total, isEstimate: true };
  }

  async get(id: string): Promise<UserRow> {
    const [row] = await this.rowsOf([id], this.clock.now());
    if (!row) throw new AppError('NOT_FOUND', 'We could not find that user.');
    return row;
  }

  /** In the order of the ids; those of nobody are left out. */
  async rowsOf(ids: readonly string[], now: Date): Promise<UserRow[]> {
    if (ids.length === 0) return [];
    const rows: SelectedRow[] = await this.dataSource.query(`${this.selectRows} WHERE u.id = ANY($2::uuid[])`, [
      now,
      ids,
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ ...row, isProtected: row.email === this.config.protectedAdminEmail }] : [];
    });
  }

  /** A page of all that match, if they are few enough to be looked at; otherwise a total that says that they aren't. */
  private async collect(
    filter: UserFilter,
    now: Date,
    page: Page,
    expected: number,
  ): Promise<{ total: number; ids: string[] }> {
    if (expected > EXACT_UP_TO) {
      const total = await this.countMany(filter, now);
      if (total > EXACT_UP_TO) return { total, ids: [] };
    }
    const { text, values } = this.queries.collect(filter, now, page, EXACT_UP_TO);
    const [found] = await this.dataSource.query<[{ total: number; ids: string[] }]>(text, [...values]);
    return found;
  }

  /** Above the limit, if there are surely more than that. */
  private async countMany(filter: UserFilter, now: Date): Promise<number> {
    const { text, values } = this.queries.matching(filter, now);
    const most = EXACT_UP_TO + 1;
    // Two large sets have to be read whole to tell how many are in both, so a part of them speaks for the rest.
    if (filter.search !== null && isSearchedInside(filter.search) && needsPeriod(filter)) {
      const sampled = await this.total(this.queries.sample(filter, now, PARTS));
      return (sampled - DEVIATIONS * Math.sqrt(sampled)) * PARTS > EXACT_UP_TO ? sampled * PARTS : 0;
    }
    return this.total({
      text: `SELECT count(*)::int AS total FROM (SELECT 1 ${text} LIMIT ${most}) AS counted`,
      values,
    });
  }

  private async estimate(filter: UserFilter, now: Date): Promise<number> {
    const { text, values } = this.queries.matching(filter, now);
    const [row] = await this.dataSource.query<Plan[]>(`EXPLAIN (FORMAT JSON) SELECT 1 ${text}`, [...values]);
    return Math.round(row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
  }

  private async walk(filter: UserFilter, now: Date, page: Page): Promise<string[]> {
    if (isAccountColumn(page.orderBy)) return this.idsOf(this.queries.walk(filter, now, page));
    // Nobody unverified has a period.
    if (filter.isVerified === false) return this.idsOf(this.queries.withoutPeriod(filter, now, page));
    const ids = await this.idsOf(this.queries.walk(filter, now, page));
    if (ids.length === page.limit) return ids;
    // The page reaches behind the last account with a period.
    const isWithin = ids.length > 0 || page.offset === 0;
    const before = isWithin ? 0 : Math.max(0, page.offset - (await this.withPeriod(filter, now)));
    const rest = { ...page, offset: before, limit: page.limit - ids.length };
    return [...ids, ...(await this.idsOf(this.queries.withoutPeriod(filter, now, rest)))];
  }

  private async withPeriod(filter: UserFilter, now: Date): Promise<number> {
    return this.total(this.queries.withPeriod(filter, now));
  }

  private async total({ text, values }: Statement): Promise<number> {
    const [counted] = await this.dataSource.query<[{ total: number }]>(text, [...values]);
    return counted.total;
  }

  private async idsOf({ text, values }: Statement): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(text, [...values]);
    return rows.map(({ id }) => id);
  }
}
