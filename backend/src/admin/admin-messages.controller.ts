import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { AuditOrigin } from '../audit/audit.service.js';
import { ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { CONTACT_COLUMNS, ContactInboxService } from '../contact/contact-inbox.service.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import {
  ContactMessageDto,
  ContactMessageIdDto,
  ContactStatusSetDto,
  SetContactStatusDto,
  toContactMessageDto,
} from './admin-messages.dto.js';
import { answerList } from './list-answer.js';

/** Narrowed by `status`, `q` (in address, name and text), `createdAt_gte` and `createdAt_lte`. */
@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminMessagesController {
  constructor(private readonly inbox: ContactInboxService) {}

  @Get('rest/contact-messages')
  @ApiOkResponse({ type: [ContactMessageDto] })
  async list(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactMessageDto[]> {
    const list = parseListQuery(query, CONTACT_COLUMNS, ['createdAt', 'DESC']);
    return answerList(response, 'contact-messages', list, await this.inbox.list(list), toContactMessageDto);
  }

  @Get('rest/contact-messages/:id')
  @ApiOkResponse({ type: ContactMessageDto })
  async get(@Param() { id }: ContactMessageIdDto): Promise<ContactMessageDto> {
    return toContactMessageDto(await this.inbox.get(id));
  }

  @Patch('contact-messages/:id')
  @ApiOkResponse({ type: ContactStatusSetDto })
  async setStatus(
    @Param() { id }: ContactMessageIdDto,
    @Body() { status }: SetContactStatusDto,
    @ActingAdmin() origin: AuditOrigin,
  ): Promise<ContactStatusSetDto> {
    const contactMessage = toContactMessageDto(await this.inbox.setStatus(id, status, origin));
    return { success: true, message: `The message of ${contactMessage.name} is ${status}.`, contactMessage };
  }
}
