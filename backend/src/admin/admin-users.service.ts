import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { ListQuery } from '../common/list-query.js';
import { PLANS, type PlanId } from '../contracts/plans.js';
import type { Role } from '../contracts/roles.js';

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
}

/** The columns a list can be sorted by, and what each is in SQL. */
const ORDER = {
  id: 'u.id',
  username: 'u.email',
  email: 'u.email',
  subscriptionTier: 'plan',
  remaining: 'greatest(0, coalesce(p.quota, $1) - coalesce(p.used, 0))',
  promptQuota: 'quota',
  promptsUsed: 'used',
  resetDate: '"resetsAt"',
  createdAt: 'u.created_at',
  isVerified: '"verifiedAt"',
  role: 'u.role',
} as const;

export type UserColumn = keyof typeof ORDER;
export const USER_COLUMNS = Object.keys(ORDER) as UserColumn[];

const SELECT_ROWS = `
  SELECT u.id, u.email, u.role, coalesce(p.plan, 'free') AS plan, coalesce(p.quota, $1) AS quota, coalesce(p.used, 0) AS used,
         p.ends_at AS "resetsAt", u.created_at AS "createdAt", u.email_verified_at AS "verifiedAt"
    FROM user_account u LEFT JOIN usage_period p ON p.user_id = u.id AND p.closed_at IS NULL`;

const MATCHES = `($2::text IS NULL OR u.email ILIKE $2) AND ($3::uuid[] IS NULL OR u.id = ANY($3))`;

/** Accounts as operations staff see them. */
@Injectable()
export class AdminUsersService {
  constructor(private readonly dataSource: DataSource) {}

  async list({
    orderBy,
    descending,
    offset,
    limit,
    search,
    ids,
  }: ListQuery<UserColumn>): Promise<{ rows: UserRow[]; total: number }> {
    const matching = [search === null ? null : `%${escapeLike(search)}%`, ids];
    const direction = descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
    const [rows, counted] = await Promise.all([
      this.dataSource.query<UserRow[]>(
        `${SELECT_ROWS} WHERE ${MATCHES} ORDER BY ${ORDER[orderBy]} ${direction}, u.id LIMIT $4 OFFSET $5`,
        [PLANS.free.monthlyPrompts, ...matching, limit, offset],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM user_account u WHERE $1::int IS NOT NULL AND ${MATCHES}`,
        [PLANS.free.monthlyPrompts, ...matching],
      ),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  async get(id: string): Promise<UserRow> {
    const [row] = await this.dataSource.query<UserRow[]>(`${SELECT_ROWS} WHERE u.id = $2`, [
      PLANS.free.monthlyPrompts,
      id,
    ]);
    if (!row) throw new AppError('NOT_FOUND', 'We could not find that user.');
    return row;
  }
}

/** Per cent and underscore are letters to a person and wildcards to SQL. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
