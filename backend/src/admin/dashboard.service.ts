import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PLANS, type PlanId } from '../contracts/plans.js';
import { ActivityCountJob } from './activity-count.job.js';
import type { ActivityDto, ActivityPointDto, DashboardDto, DashboardRange, PlanDayDto } from './dashboard.dto.js';
import { addUp, quantileMs } from './latency.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SPANS = {
  '24h': { points: 24, stepMs: HOUR_MS },
  '7d': { points: 7, stepMs: DAY_MS },
  '30d': { points: 30, stepMs: DAY_MS },
  '90d': { points: 90, stepMs: DAY_MS },
} as const satisfies Record<DashboardRange, { points: number; stepMs: number }>;

interface HourRow extends Omit<ActivityDto, 'p50Ms' | 'p95Ms'> {
  hour: Date;
  latencies: number[];
}

interface PlanRow {
  day: string;
  plan: PlanId;
  accounts: number;
  used: string;
  quota: string;
  exhausted: number;
  paying: number;
}

const HOURS = `
  SELECT hour, sign_ups AS "signUps", active_users AS "activeUsers", optimizations, cancelled, failed,
         model_versions AS "modelVersions", fallback_versions AS "fallbackVersions", latencies
    FROM activity_hour WHERE hour >= $1 ORDER BY hour`;
const DAYS = `SELECT to_char(day, 'YYYY-MM-DD') AS day, active_users AS "activeUsers" FROM activity_day WHERE day >= $1::date`;
const ACTIVE_SINCE = `SELECT count(*)::int AS count FROM person_activity WHERE last_active_at >= $1`;
const PLAN_DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, plan, accounts, used, quota, exhausted, paying
    FROM plan_day WHERE day >= $1::date ORDER BY day`;
const COST = `SELECT coalesce(sum(cost_micro_usd), 0)::bigint AS cost FROM llm_spend WHERE day >= $1::date`;

const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Figures of a span, read from at most 2,200 counted hours, however many accounts and optimizations there are. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counting: ActivityCountJob,
  ) {}

  async figures(range: DashboardRange): Promise<DashboardDto> {
    const isCounting = await this.counting.refresh();
    const { points, stepMs } = SPANS[range];
    const now = Date.now();
    const start = Math.floor(now / stepMs) * stepMs - (points - 1) * stepMs;
    const from = new Date(start);
    const [hours, days, active, planRows, cost] = await Promise.all([
      this.dataSource.query<HourRow[]>(HOURS, [from]),
      this.dataSource.query<{ day: string; activeUsers: number }[]>(DAYS, [utcDay(start)]),
      this.dataSource.query<[{ count: number }]>(ACTIVE_SINCE, [from]),
      this.dataSource.query<PlanRow[]>(PLAN_DAYS, [utcDay(start)]),
      this.dataSource.query<[{ cost: string }]>(COST, [utcDay(start)]),
    ]);
    const activeOn = stepMs === DAY_MS ? new Map(days.map(({ day, activeUsers }) => [day, activeUsers])) : null;
    return {
      range,
      isCounting,
      totals: { ...sumOf(hours, active[0].count), costMicroUsd: Number(cost[0].cost) },
      points: Array.from({ length: points }, (_, index) => {
        const at = start + index * stepMs;
        const within = hours.filter(({ hour }) => hour.getTime() >= at && hour.getTime() < at + stepMs);
        const people = activeOn ? activeOn.get(utcDay(at)) : within[0]?.activeUsers;
        return { at: new Date(at).toISOString(), ...sumOf(within, people ?? 0) } satisfies ActivityPointDto;
      }),
      planDays: toPlanDays(planRows),
    };
  }
}

function sumOf(hours: readonly HourRow[], activeUsers: number): ActivityDto {
  const sum = (name: 'signUps' | 'optimizations' | 'cancelled' | 'failed' | 'modelVersions' | 'fallbackVersions') =>
    hours.reduce((total, hour) => total + hour[name], 0);
  const classes = addUp(hours.map(({ latencies }) => latencies));
  return {
    signUps: sum('signUps'),
    activeUsers,
    optimizations: sum('optimizations'),
    cancelled: sum('cancelled'),
    failed: sum('failed'),
    modelVersions: sum('modelVersions'),
    fallbackVersions: sum('fallbackVersions'),
    p50Ms: quantileMs(classes, 0.5),
    p95Ms: quantileMs(classes, 0.95),
  };
}

function toPlanDays(rows: readonly PlanRow[]): PlanDayDto[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, ofDay]) => ({
    day,
    plans: ofDay
      .toSorted((a, b) => PLANS[a.plan].priceCents - PLANS[b.plan].priceCents)
      .map(({ plan, accounts, used, quota, exhausted, paying }) => ({
        plan,
        accounts,
        used: Number(used),
        quota: Number(quota),
        exhausted,
        paying,
        revenueCents: paying * PLANS[plan].priceCents,
      })),
  }));
}
