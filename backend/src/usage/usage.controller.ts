import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../common/current-user.decorator.js';
import type { AuthUser } from '../common/auth-user.js';
import { TrackUsageQueryDto, UsageDto, toUsageDto } from './usage.dto.js';
import { UsageService } from './usage.service.js';

@ApiTags('usage')
@Controller()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get('track-usage')
  @ApiOkResponse({ type: UsageDto })
  async trackUsage(@CurrentUser() user: AuthUser, @Query() _query: TrackUsageQueryDto): Promise<UsageDto> {
    return toUsageDto(await this.usage.summaryOf(user.id));
  }
}
