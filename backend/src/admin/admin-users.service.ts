import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import type { ListQuery } from '../common/list-query.js';
import { AppConfig } from '../config/app-config.js';
import type { PlanId } from '../contracts/plans.js';
import type { Role } from '../contracts/roles.js';
import { PeriodQueries } from '../usage/usage-period.queries.js';

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
  isProtected: boolean;
  adminModified: boolean;
  version: string;
}

type SelectedRow = Omit<UserRow, 'isProtected'>;

/** The columns a list can be sorted by. */
export const USER_COLUMNS = [
  'id',
  'username',
  'email',
  'subscriptionTier',
  'remaining',
  'promptQuota',
  'promptsUsed',
  'resetDate',
  'createdAt',
  'isVerified',
  'role',
] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

const MATCHES = `($2::text IS NULL OR u.email ILIKE $2) AND ($3::uuid[] IS NULL OR u.id = ANY($3))`;

/** Accounts as operations staff see them: a period that is over counts as renewed, whether or not anyone has closed it. */
@Injectable()
export class AdminUsersService {
  private readonly order: Record<UserColumn, string>;
  private readonly selectRows: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    periods: PeriodQueries,
  ) {
    const { plan, quota, used, resetsAt, adminModified, version } = periods.at('$1::timestamptz', 'p');
    this.order = {
      id: 'u.id',
      username: 'u.email',
      email: 'u.email',
      subscriptionTier: plan,
      remaining: `greatest(0, (${quota}) - (${used}))`,
      promptQuota: quota,
      promptsUsed: used,
      resetDate: resetsAt,
      createdAt: 'u.created_at',
      isVerified: 'u.email_verified_at',
      role: 'u.role',
    };
    this.selectRows = `
  SELECT u.id, u.email, u.role, ${plan} AS plan, ${quota} AS quota, ${used} AS used, ${resetsAt} AS "resetsAt",
         u.created_at AS "createdAt", u.email_verified_at AS "verifiedAt", ${adminModified} AS "adminModified", ${version} AS version
    FROM user_account u LEFT JOIN usage_period p ON p.user_id = u.id AND p.closed_at IS NULL`;
  }

  async list({
    orderBy,
    descending,
    offset,
    limit,
    search,
    ids,
  }: ListQuery<UserColumn>): Promise<{ rows: UserRow[]; total: number }> {
    const now = this.clock.now();
    const matching = [search === null ? null : `%${escapeLike(search)}%`, ids];
    const direction = descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
    const [rows, counted] = await Promise.all([
      this.dataSource.query<SelectedRow[]>(
        `${this.selectRows} WHERE ${MATCHES} ORDER BY ${this.order[orderBy]} ${direction}, u.id LIMIT $4 OFFSET $5`,
        [now, ...matching, limit, offset],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM user_account u WHERE $1::timestamptz IS NOT NULL AND ${MATCHES}`,
        [now, ...matching],
      ),
    ]);
    return { rows: rows.map((row) => this.toUserRow(row)), total: counted[0]?.total ?? 0 };
  }

  async get(id: string): Promise<UserRow> {
    const rows: SelectedRow[] = await this.dataSource.query(`${this.selectRows} WHERE u.id = $2`, [
      this.clock.now(),
      id,
    ]);
    const [row] = rows;
    if (!row) throw new AppError('NOT_FOUND', 'We could not find that user.');
    return this.toUserRow(row);
  }

  private toUserRow(row: SelectedRow): UserRow {
    return { ...row, isProtected: row.email === this.config.protectedAdminEmail };
  }
}

/** Per cent and underscore are letters to a person and wildcards to SQL. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
