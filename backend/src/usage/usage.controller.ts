import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../common/current-user.decorator.js';
import type { AuthUser } from '../common/auth-user.js';
import { toUsageDto, toUsageHistoryDto, TrackUsageQueryDto, UsageDto, UsageHistoryDto } from './usage.dto.js';
import { UsageHistoryService } from './usage-history.service.js';
import { UsageService } from './usage.service.js';

@ApiTags('usage')
@Controller()
export class UsageController {
  constructor(
    private readonly usage: UsageService,
    private readonly periods: UsageHistoryService,
  ) {}

  @Get('track-usage')
  @ApiOkResponse({ type: UsageDto })
  async trackUsage(@CurrentUser() user: AuthUser, @Query() _query: TrackUsageQueryDto): Promise<UsageDto> {
    return toUsageDto(await this.usage.summaryOf(user.id));
  }

  @Get('usage/history')
  @ApiOkResponse({ type: UsageHistoryDto })
  async history(@CurrentUser() user: AuthUser): Promise<UsageHistoryDto> {
    return toUsageHistoryDto(await this.periods.of(user.id));
  }
}
