import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Cookies } from '../auth/cookies.js';
import { SessionReader } from '../auth/session-reader.js';
import type { AuthUser } from '../common/auth-user.js';
import { CurrentUser } from '../common/current-user.decorator.js';
import { Public } from '../common/public.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { Limited } from '../limits/limited.decorator.js';
import {
  AccountDto,
  ChangeEmailDto,
  ConfirmEmailDto,
  DeleteAccountDto,
  DoneDto,
  EmailConfirmedDto,
  OwnSessionsDto,
  SessionIdDto,
  SessionsEndedDto,
} from './account.dto.js';
import { AccountService } from './account.service.js';
import { EmailChangeService } from './email-change.service.js';
import { ExportService } from './export.service.js';

/** What a person does with their own account. */
@ApiTags('account')
@Controller('account')
export class AccountController {
  private readonly cookies: Cookies;

  constructor(
    private readonly account: AccountService,
    private readonly emailChanges: EmailChangeService,
    private readonly exports: ExportService,
    private readonly reader: SessionReader,
    config: AppConfig,
  ) {
    this.cookies = new Cookies(config);
  }

  @Get()
  @ApiOkResponse({ type: AccountDto })
  describe(@CurrentUser() user: AuthUser): Promise<AccountDto> {
    return this.account.describe(user);
  }

  @Get('sessions')
  @ApiOkResponse({ type: OwnSessionsDto })
  sessions(@CurrentUser() user: AuthUser): Promise<OwnSessionsDto> {
    return this.account.listSessions(user);
  }

  @Delete('sessions/:id')
  @ApiOkResponse({ type: DoneDto })
  async endSession(@CurrentUser() user: AuthUser, @Param() { id }: SessionIdDto): Promise<DoneDto> {
    await this.account.endSession(user, id);
    return { success: true, message: 'This device has been signed out.' };
  }

  @Post('sessions/end-others')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionsEndedDto })
  async endOtherSessions(@CurrentUser() user: AuthUser): Promise<SessionsEndedDto> {
    const ended = await this.account.endOtherSessions(user);
    return { success: true, message: 'All other devices have been signed out.', ended };
  }

  /** Everything we hold on the person, as one JSON file. */
  @Get('export')
  @ApiOkResponse({ content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } } })
  export(@CurrentUser() user: AuthUser): Promise<StreamableFile> {
    return this.exports.exportOf(user);
  }

  /** Nothing changes before the link in the mail to the new address was followed. */
  @Post('email')
  @Limited('mailRecipient')
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  async changeEmail(@CurrentUser() user: AuthUser, @Body() dto: ChangeEmailDto): Promise<DoneDto> {
    await this.emailChanges.request(user, dto);
    return { success: true, message: `Please open the link we sent to ${dto.email} to confirm your new address.` };
  }

  @Public()
  @Post('email/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: EmailConfirmedDto })
  async confirmEmail(@Body() { token }: ConfirmEmailDto, @Req() request: Request): Promise<EmailConfirmedDto> {
    const email = await this.emailChanges.confirm(token, await this.reader.read(request));
    return { success: true, message: 'Your email address has been changed.', email };
  }

  /** At once and for good. */
  @Delete()
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() user: AuthUser,
    @Body() { password }: DeleteAccountDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneDto> {
    await this.account.delete(user, password);
    this.cookies.clearSession(response);
    return { success: true, message: 'Your account and your data have been deleted.' };
  }
}
