import { Body, Controller, Delete, Get, Headers, Param, Patch, Query, Res, type StreamableFile } from '@nestjs/common';
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
import { AdminUsersService } from './admin-users.service.js';
import { Limited } from '../limits/limited.decorator.js';
import { UsersExportService } from './users-export.service.js';
import { counted } from './counted.js';
import { versionOf } from './if-match.js';
import { readUserFilter } from './user-filter.js';
import { USER_COLUMNS } from './user-list.queries.js';

/** `true`: the total of `Content-Range` is what the database expects, because counting so many would take too long. */
const TOTAL_IS_ESTIMATE = 'X-Total-Is-Estimate';

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
    private readonly exports: UsersExportService,
  ) {}

  @Get('users')
  @ApiOkResponse({ type: AdminUserListDto })
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) response: Response): Promise<AdminUserListDto> {
    const { users, total, isEstimate } = await this.page(query, response);
    const message = isEstimate ? `About ${counted(total, 'user')}` : counted(total, 'user');
    return { success: true, users, message, total, totalIsEstimate: isEstimate };
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

  /** Every user that the filter matches, not a page of them. */
  @Get('users/export')
  @Limited('export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  export(@Query() { filter }: ListQueryDto, @ActingAdmin() origin: AuditOrigin): Promise<StreamableFile> {
    const list = parseListQuery({ filter }, USER_COLUMNS, ['createdAt', 'DESC']);
    return this.exports.export(readUserFilter(list), origin);
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

  private async page(query: ListQueryDto, response: Response) {
    const list = parseListQuery(query, USER_COLUMNS, ['createdAt', 'DESC']);
    const { rows, total, isEstimate } = await this.users.list(readUserFilter(list), list);
    response.setHeader('Content-Range', contentRange('users', list.offset, rows.length, total));
    response.setHeader(TOTAL_IS_ESTIMATE, String(isEstimate));
    response.setHeader('Access-Control-Expose-Headers', `Content-Range, ${TOTAL_IS_ESTIMATE}`);
    return { users: rows.map(toAdminUserDto), total, isEstimate };
  }
}
