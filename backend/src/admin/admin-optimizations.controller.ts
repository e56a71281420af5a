import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { OPTIMIZATION_COLUMNS, OptimizationOverviewService } from '../optimize/optimization-overview.service.js';
import { UsersService } from '../users/users.service.js';
import { AdminOptimizationDto, AdminOptimizationIdDto, toAdminOptimizationDto } from './admin-optimizations.dto.js';
import { answerList } from './list-answer.js';

/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Narrowed by `q` (somebody's whole address), `writer`, `createdAt_gte` and `createdAt_lte`. */
@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin/rest/optimizations')
export class AdminOptimizationsController {
  constructor(
    private readonly optimizations: OptimizationOverviewService,
    private readonly users: UsersService,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AdminOptimizationDto] })
  async list(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminOptimizationDto[]> {
    const list = parseListQuery(query, OPTIMIZATION_COLUMNS, ['createdAt', 'DESC']);
    const page = await this.optimizations.list(list, await this.idOf(list.search));
    // Texts stay out of lists, whoever may read them one by one.
    return answerList(response, 'optimizations', list, page, (row) => toAdminOptimizationDto(row, false));
  }

  @Get(':id')
  @ApiOkResponse({ type: AdminOptimizationDto })
  async get(@Param() { id }: AdminOptimizationIdDto): Promise<AdminOptimizationDto> {
    const optimization = await this.optimizations.get(id);
    // What is not kept stays in the database for a day, for its owner alone.
    return toAdminOptimizationDto(optimization, this.config.adminSeesPrompts && optimization.isKept);
  }

  private async idOf(email: string | null): Promise<string | null> {
    if (email === null) return null;
    return (await this.users.findByEmail(email.toLowerCase()))?.id ?? NOBODY;
  }
}
