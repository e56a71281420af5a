import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequiresRole } from '../common/roles.decorator.js';
import { AttentionService } from './attention.service.js';
import { AttentionDto, DashboardDto, DashboardQueryDto } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly attention: AttentionService,
  ) {}

  @Get()
  @ApiOkResponse({ type: DashboardDto })
  figures(@Query() { range }: DashboardQueryDto): Promise<DashboardDto> {
    return this.dashboard.figures(range);
  }

  @Get('attention')
  @ApiOkResponse({ type: AttentionDto })
  async needsAttention(): Promise<AttentionDto> {
    return { items: await this.attention.list() };
  }
}
