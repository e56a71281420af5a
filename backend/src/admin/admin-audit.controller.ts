import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AUDIT_COLUMNS } from '../audit/audit-log.service.js';
import type { AuditOrigin } from '../audit/audit.service.js';
import { ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import { AuditChoicesDto, AuditEntryDto, AuditEntryIdDto, toAuditEntryDto } from './admin-audit.dto.js';
import { AdminAuditService } from './admin-audit.service.js';
import { answerList } from './list-answer.js';

const NEWEST_FIRST = ['createdAt', 'DESC'] as const;

/** Narrowed by `actor`, `action`, `subject` (an id or an address), `createdAt_gte` and `createdAt_lte`. */
@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminAuditController {
  constructor(private readonly audit: AdminAuditService) {}

  @Get('rest/audit-log')
  @ApiOkResponse({ type: [AuditEntryDto] })
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) response: Response): Promise<AuditEntryDto[]> {
    const list = parseListQuery(query, AUDIT_COLUMNS, NEWEST_FIRST);
    return answerList(response, 'audit-log', list, await this.audit.list(list), toAuditEntryDto);
  }

  @Get('rest/audit-log/:id')
  @ApiOkResponse({ type: AuditEntryDto })
  async get(@Param() { id }: AuditEntryIdDto): Promise<AuditEntryDto> {
    return toAuditEntryDto(await this.audit.get(id));
  }

  @Get('audit-log/choices')
  @ApiOkResponse({ type: AuditChoicesDto })
  choices(): Promise<AuditChoicesDto> {
    return this.audit.choices();
  }

  /** All rows that the filter finds, newest first. */
  @Get('audit-log/export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  export(@Query() query: ListQueryDto, @ActingAdmin() origin: AuditOrigin): Promise<StreamableFile> {
    const { filter } = parseListQuery(query, AUDIT_COLUMNS, NEWEST_FIRST);
    return this.audit.export(filter, origin);
  }
}
