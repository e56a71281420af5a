import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PLANS, type PlanId } from '../contracts/plans.js';
import type { PeriodHistory } from './usage-history.service.js';
import type { UsageSummary } from './usage.service.js';

export class TrackUsageQueryDto {
  /** The caller's clock, only there to keep caches away. */
  @ApiPropertyOptional({ maxLength: 32 })
  @IsOptional()
  @MaxLength(32, { message: 'This is longer than any time stamp.' })
  @IsString({ message: 'Please send this once, as text.' })
  t?: string;
}

export class UsageDto {
  @ApiProperty({ minimum: 0 })
  remaining: number;

  @ApiProperty({ minimum: 0 })
  total: number;
}

export function toUsageDto({ remaining, quota }: Pick<UsageSummary, 'remaining' | 'quota'>): UsageDto {
  return { remaining, total: quota };
}

export class UsageDayDto {
  /** A day in UTC. */
  @ApiProperty({ format: 'date', example: '2026-11-30' })
  date: string;

  @ApiProperty({ minimum: 1 })
  count: number;
}

export class UsagePeriodDto {
  @ApiProperty({ type: String, format: 'date-time' })
  startsAt: string;

  /** Exclusive; null: never renews. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt: string | null;

  @ApiProperty({ enum: Object.keys(PLANS) })
  plan: PlanId;

  @ApiProperty({ minimum: 0 })
  quota: number;

  @ApiProperty({ minimum: 0 })
  used: number;

  /** Staff set the numbers by hand. */
  @ApiProperty()
  adminModified: boolean;

  /** Only days on which prompts were spent. */
  @ApiProperty({ type: [UsageDayDto] })
  days: UsageDayDto[];
}

export class UsageHistoryDto {
  /** Newest first; the first one is running. */
  @ApiProperty({ type: [UsagePeriodDto] })
  items: UsagePeriodDto[];

  @ApiProperty({ minimum: 0 })
  total: number;
}

export function toUsageHistoryDto({ items, total }: { items: PeriodHistory[]; total: number }): UsageHistoryDto {
  return {
    items: items.map(({ startsAt, endsAt, plan, quota, used, adminModified, days }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      plan,
      quota,
      used,
      adminModified,
      days,
    })),
    total,
  };
}
