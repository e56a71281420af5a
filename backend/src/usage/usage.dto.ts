import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { UsageSummary } from './usage.service.js';

export class TrackUsageQueryDto {
  /** The caller's clock, only there to keep caches away. */
  @ApiPropertyOptional({ maxLength: 32 })
  @IsOptional()
  @IsString({ message: 'Please send this once, as text.' })
  @MaxLength(32, { message: 'This is longer than any time stamp.' })
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
