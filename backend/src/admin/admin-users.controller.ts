import { Body, Controller, Delete, Get, Headers, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ErasureService } from '../account/erasure.service.js';
import type { AuditOrigin } from '../audit/audit.service.js';
import { contentRange, ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { UsageEditsService } from '../usage/usage-edits.service.js';
import { toUsageHistoryDto, UsageHistoryDto } from '../usage/usage.dto.js';
import { UsageHistoryService } from '../usage/usage-history.service.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import {
  AdminUserDto,
  AdminUserListDto,
  DoneDto,
  EditPromptsDto,
  PromptsEditedDto,
  toAdminUserDto,
  UserIdDto,
} from './admin-users.dto.js';
import { AdminUsersService, USER_COLUMNS } from './admin-users.service.js';
import { versionOf } from './if-match.js';

/** The same list in two dialects: the specification's, and the bare array that react-admin's simple-rest provider reads. */
@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminUsersController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly edits: UsageEditsService,
    private readonly history: UsageHistoryService,
    private readonly erasure: ErasureService,
  ) {}

  @Get('users')
  @ApiOkResponse({ type: AdminUserListDto })
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) response: Response): Promise<AdminUserListDto> {
    const { users, total } = await this.page(query, response);
    return { success: true, users, message: total === 1 ? '1 user' : `${total} users`, total };
  }

  @Get('rest/users')
  @ApiOkResponse({ type: [AdminUserDto] })
  async listBare(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminUserDto[]> {
    return (await this.page(query, response)).users;
  }

  @Get('rest/users/:id')
  @ApiOkResponse({ type: AdminUserDto })
  async get(@Param() { id }: UserIdDto): Promise<AdminUserDto> {
    return toAdminUserDto(await this.users.get(id));
  }

  @Get('users/:id/usage-history')
  @ApiOkResponse({ type: UsageHistoryDto })
  async usageHistory(@Param() { id }: UserIdDto): Promise<UsageHistoryDto> {
    await this.users.get(id);
    return toUsageHistoryDto(await this.history.of(id));
  }

  @Patch('users/:id/prompts')
  @ApiOkResponse({ type: PromptsEditedDto })
  async editPrompts(
    @Param() { id }: UserIdDto,
    @Body() { promptsUsed, promptQuota }: EditPromptsDto,
    @ActingAdmin() origin: AuditOrigin,
    @Headers('if-match') ifMatch?: string,
  ): Promise<PromptsEditedDto> {
    await this.edits.edit(id, { used: promptsUsed, quota: promptQuota, version: versionOf(ifMatch) }, origin);
    const user = toAdminUserDto(await this.users.get(id));
    return { success: true, message: `The prompt counts of ${user.email} were updated.`, user };
  }

  @Delete('users/:id')
  @ApiOkResponse({ type: DoneDto })
  async delete(@Param() { id }: UserIdDto, @ActingAdmin() origin: AuditOrigin): Promise<DoneDto> {
    await this.erasure.eraseAsAdmin(id, origin);
    return { success: true, message: 'The user was deleted.' };
  }

  private async page(query: ListQueryDto, response: Response): Promise<{ users: AdminUserDto[]; total: number }> {
    const list = parseListQuery(query, USER_COLUMNS, ['createdAt', 'DESC']);
    const { rows, total } = await this.users.list(list);
    response.setHeader('Content-Range', contentRange('users', list.offset, rows.length, total));
    response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
    return { users: rows.map(toAdminUserDto), total };
  }
}
