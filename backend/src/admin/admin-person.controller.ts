import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SessionsEndedDto } from '../account/account.dto.js';
import type { AuditOrigin } from '../audit/audit.service.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import {
  AdminMailListDto,
  AdminSessionListDto,
  toAdminMailDto,
  toAdminSessionDto,
  UserSessionDto,
} from './admin-person.dto.js';
import { DoneDto, UserIdDto } from './admin-users.dto.js';
import { counted } from './counted.js';
import { PersonService } from './person.service.js';

/** What belongs to one account besides its row: where it is signed in, and which mails it was sent. */
@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin/users/:id')
export class AdminPersonController {
  constructor(private readonly person: PersonService) {}

  @Get('sessions')
  @ApiOkResponse({ type: AdminSessionListDto })
  async sessions(@Param() { id }: UserIdDto): Promise<AdminSessionListDto> {
    const items = (await this.person.sessionsOf(id)).map(toAdminSessionDto);
    return { items, total: items.length };
  }

  @Delete('sessions/:sessionId')
  @ApiOkResponse({ type: DoneDto })
  async endSession(@Param() { id, sessionId }: UserSessionDto, @ActingAdmin() origin: AuditOrigin): Promise<DoneDto> {
    await this.person.endSession(id, sessionId, origin);
    return { success: true, message: 'The session was ended.' };
  }

  @Delete('sessions')
  @ApiOkResponse({ type: SessionsEndedDto })
  async endSessions(@Param() { id }: UserIdDto, @ActingAdmin() origin: AuditOrigin): Promise<SessionsEndedDto> {
    const ended = await this.person.endSessions(id, origin);
    return { success: true, message: `${counted(ended, 'session')} ended.`, ended };
  }

  /** Of the last 30 days, the newest first: that they left or were refused, never what they said. */
  @Get('mails')
  @ApiOkResponse({ type: AdminMailListDto })
  async mails(@Param() { id }: UserIdDto): Promise<AdminMailListDto> {
    const items = (await this.person.mailsTo(id)).map(toAdminMailDto);
    return { items, total: items.length };
  }
}
