import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuditOrigin } from '../audit/audit.service.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import { CountersResetDto, ToolRunListDto, toToolRunDto, UsersVerifiedDto } from './admin-tools.dto.js';
import { AdminToolsService } from './admin-tools.service.js';
import { ToolRunsService } from './tool-runs.service.js';
import { counted } from './counted.js';

@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminToolsController {
  constructor(
    private readonly tools: AdminToolsService,
    private readonly runs: ToolRunsService,
  ) {}

  /** The last run of each, with how far it has come: for whoever waits, or comes back later. */
  @Get('tool-runs')
  @ApiOkResponse({ type: ToolRunListDto })
  async latestRuns(): Promise<ToolRunListDto> {
    const items = (await this.runs.latest()).map(toToolRunDto);
    return { items, total: items.length };
  }

  @Post('reset-all-counters')
  @HttpCode(200)
  @ApiOkResponse({ type: CountersResetDto })
  async resetAllCounters(@ActingAdmin() origin: AuditOrigin): Promise<CountersResetDto> {
    const usersReset = await this.tools.resetAll(origin);
    return { success: true, message: `The counters of ${counted(usersReset, 'user')} were reset.`, usersReset };
  }

  @Post('verify-all-users')
  @HttpCode(200)
  @ApiOkResponse({ type: UsersVerifiedDto })
  async verifyAllUsers(@ActingAdmin() origin: AuditOrigin): Promise<UsersVerifiedDto> {
    const usersVerified = await this.tools.verifyAll(origin);
    const message = `${counted(usersVerified, 'user')} ${usersVerified === 1 ? 'was' : 'were'} verified.`;
    return { success: true, message, usersVerified };
  }
}
