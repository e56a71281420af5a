import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlanId } from '../contracts/plans.js';
import { UsageService } from './usage.service.js';

export interface PeriodHistory {
  startsAt: Date;
  /** Null: runs on without renewal. */
  endsAt: Date | null;
  plan: PlanId;
  quota: number;
  used: number;
  adminModified: boolean;
  /** Prompts spent by UTC day; days without any are left out. */
  days: { date: string; count: number }[];
}

/** Two years of months: as much as a chart can show. */
const PERIODS_SHOWN = 24;

/** A period that a change of plan closed in the instant of its start is no history. */
const LIVED = `(closed_at IS NULL OR ends_at > starts_at OR used > 0)`;

const PERIODS = `
  SELECT p.starts_at AS "startsAt", p.ends_at AS "endsAt", p.plan, p.quota, p.used,
         p.admin_modified AS "adminModified", coalesce(spent.days, '[]') AS days
    FROM usage_period p
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('date', day, 'count', count) ORDER BY day) AS days
        FROM (SELECT to_char(settled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS count
                FROM usage_reservation WHERE period_id = p.id AND state = 'committed' GROUP BY 1) AS by_day
    ) AS spent ON true
   WHERE p.user_id = $1 AND ${LIVED}
   ORDER BY p.starts_at DESC, p.created_at DESC LIMIT $2`;

const COUNT = `SELECT count(*)::int AS total FROM usage_period WHERE user_id = $1 AND ${LIVED}`;

/** What a person used, period by period, newest first. */
@Injectable()
export class UsageHistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: UsageService,
  ) {}

  async of(userId: string): Promise<{ items: PeriodHistory[]; total: number }> {
    // A due period is closed first, so that the running one is there and says nothing of the last month's use.
    await this.usage.rollIfDue(userId);
    const [items, counted] = await Promise.all([
      this.dataSource.query<PeriodHistory[]>(PERIODS, [userId, PERIODS_SHOWN]),
      this.dataSource.query<{ total: number }[]>(COUNT, [userId]),
    ]);
    return { items, total: counted[0]?.total ?? 0 };
  }
}
