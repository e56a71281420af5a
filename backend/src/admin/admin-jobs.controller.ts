import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { AuditOrigin } from '../audit/audit.service.js';
import { contentRange, ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import { AdminJobDto, JobNameDto, toAdminJobDto } from './admin-jobs.dto.js';
import { AdminJobsService, JOB_COLUMNS } from './admin-jobs.service.js';
import { DoneDto } from './admin-users.dto.js';

@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminJobsController {
  constructor(private readonly jobs: AdminJobsService) {}

  @Get('rest/jobs')
  @ApiOkResponse({ type: [AdminJobDto] })
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) response: Response): Promise<AdminJobDto[]> {
    const list = parseListQuery(query, JOB_COLUMNS, ['name', 'ASC']);
    const { rows, total } = await this.jobs.list(list);
    response.setHeader('Content-Range', contentRange('jobs', list.offset, rows.length, total));
    response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
    return rows.map(toAdminJobDto);
  }

  @Get('rest/jobs/:name')
  @ApiOkResponse({ type: AdminJobDto })
  async get(@Param() { name }: JobNameDto): Promise<AdminJobDto> {
    return toAdminJobDto(await this.jobs.get(name));
  }

  @Post('jobs/:name/run')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: DoneDto })
  async run(@Param() { name }: JobNameDto, @ActingAdmin() origin: AuditOrigin): Promise<DoneDto> {
    await this.jobs.start(name, origin);
    return { success: true, message: `The job ${name} was started.` };
  }
}
