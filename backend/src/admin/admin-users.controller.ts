import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { contentRange, ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { AdminUserDto, AdminUserListDto, toAdminUserDto, UserIdDto } from './admin-users.dto.js';
import { AdminUsersService, USER_COLUMNS } from './admin-users.service.js';

/** The same list in two dialects: the specification's, and the bare array that react-admin's simple-rest provider reads. */
@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

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

  private async page(query: ListQueryDto, response: Response): Promise<{ users: AdminUserDto[]; total: number }> {
    const list = parseListQuery(query, USER_COLUMNS, ['createdAt', 'DESC']);
    const { rows, total } = await this.users.list(list);
    response.setHeader('Content-Range', contentRange('users', list.offset, rows.length, total));
    response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
    return { users: rows.map(toAdminUserDto), total };
  }
}
