import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PLANS, type PlanId } from '../contracts/plans.js';

export const DASHBOARD_RANGES = ['24h', '7d', '30d', '90d'] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

export class DashboardQueryDto {
  @ApiPropertyOptional({ enum: DASHBOARD_RANGES })
  @IsOptional()
  @IsIn(DASHBOARD_RANGES, { message: `The range is one of ${DASHBOARD_RANGES.join(', ')}.` })
  range: DashboardRange = '24h';
}

/** What was counted in a span of time. */
export class ActivityDto {
  @ApiProperty({ minimum: 0 })
  signUps: number;

  /** People who asked for something, each once. */
  @ApiProperty({ minimum: 0 })
  activeUsers: number;

  /** Delivered ones. */
  @ApiProperty({ minimum: 0 })
  optimizations: number;

  /** Given up by the person before anything was finished. */
  @ApiProperty({ minimum: 0 })
  cancelled: number;

  /** Never delivered. */
  @ApiProperty({ minimum: 0 })
  failed: number;

  @ApiProperty({ minimum: 0 })
  modelVersions: number;

  /** Versions that the built-in engine wrote although a model was asked. */
  @ApiProperty({ minimum: 0 })
  fallbackVersions: number;

  /** Half of the optimizations took less. */
  @ApiProperty({ type: Number, nullable: true })
  p50Ms: number | null;

  /** 95 of 100 optimizations took less. */
  @ApiProperty({ type: Number, nullable: true })
  p95Ms: number | null;
}

export class ActivityPointDto extends ActivityDto {
  /** Where the hour or the UTC day begins. */
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;
}

export class ActivityTotalsDto extends ActivityDto {
  /** What models cost on the UTC days that the span touches, in millionths of a US dollar. */
  @ApiProperty({ minimum: 0 })
  costMicroUsd: number;
}

export class PlanFiguresDto {
  @ApiProperty({ enum: Object.keys(PLANS) })
  plan: PlanId;

  @ApiProperty({ minimum: 0 })
  accounts: number;

  /** Prompts used in the running periods. */
  @ApiProperty({ minimum: 0 })
  used: number;

  @ApiProperty({ minimum: 0 })
  quota: number;

  /** Accounts with nothing left. */
  @ApiProperty({ minimum: 0 })
  exhausted: number;

  /** Subscriptions that are paid for. */
  @ApiProperty({ minimum: 0 })
  paying: number;

  /** A month, in US cents. */
  @ApiProperty({ minimum: 0 })
  revenueCents: number;
}

export class PlanDayDto {
  @ApiProperty({ format: 'date' })
  day: string;

  @ApiProperty({ type: [PlanFiguresDto] })
  plans: PlanFiguresDto[];
}

export class DashboardDto {
  @ApiProperty({ enum: DASHBOARD_RANGES })
  range: DashboardRange;

  /** Newer figures are being counted, and there in a moment. */
  @ApiProperty()
  isCounting: boolean;

  @ApiProperty({ type: ActivityTotalsDto })
  totals: ActivityTotalsDto;

  /** By the hour for a day, else by the UTC day; oldest first, without gaps. */
  @ApiProperty({ type: [ActivityPointDto] })
  points: ActivityPointDto[];

  /** The days that were counted, oldest first; the last one is how it is now. */
  @ApiProperty({ type: [PlanDayDto] })
  planDays: PlanDayDto[];
}

export const ATTENTION = [
  'dead-events',
  'dead-jobs',
  'late-events',
  'subscription-problems',
  'failed-jobs',
  'stuck-mails',
  'budget-reached',
  'new-messages',
] as const;
export type AttentionKind = (typeof ATTENTION)[number];

export class AttentionItemDto {
  @ApiProperty({ enum: ATTENTION })
  kind: AttentionKind;

  @ApiProperty({ minimum: 1 })
  count: number;

  /** Such as the names of the jobs. */
  @ApiProperty({ type: [String] })
  names: string[];
}

/** What somebody should look at, the gravest first. Empty: nothing. */
export class AttentionDto {
  @ApiProperty({ type: [AttentionItemDto] })
  items: AttentionItemDto[];
}
