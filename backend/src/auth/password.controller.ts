import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AuthUser } from '../common/auth-user.js';
import { CurrentUser } from '../common/current-user.decorator.js';
import { Public } from '../common/public.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { Limited } from '../limits/limited.decorator.js';
import { MessageDto } from './auth.dto.js';
import { Cookies } from './cookies.js';
import { durationText } from './duration-text.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordProofService } from './password-proof.service.js';
import { PasswordResetService } from './password-reset.service.js';
import {
  ChangePasswordDto,
  ConfirmPasswordDto,
  ForgotPasswordDto,
  PasswordResetDto,
  ResetPasswordDto,
  ResetTokenCheckedDto,
  ResetTokenQueryDto,
} from './password.dto.js';
import { visitorOf } from './visitor.js';

@ApiTags('auth')
@Controller('auth')
export class PasswordController {
  private readonly cookies: Cookies;

  constructor(
    private readonly resets: PasswordResetService,
    private readonly changes: PasswordChangeService,
    private readonly proofs: PasswordProofService,
    private readonly config: AppConfig,
  ) {
    this.cookies = new Cookies(config);
  }

  @Public()
  @Post('forgot-password')
  @Limited('mailRequest', 'mailRecipient')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageDto })
  async forgot(@Body() { email }: ForgotPasswordDto): Promise<MessageDto> {
    await this.resets.request(email);
    const lifetime = durationText(this.config.resetTokenMinutes);
    const message = `If an account with this email exists, a reset link is on its way. It works once, for ${lifetime}.`;
    return { success: true, message };
  }

  @Public()
  @Get('verify-reset-token')
  @ApiOkResponse({ type: ResetTokenCheckedDto })
  async checkToken(@Query() { token }: ResetTokenQueryDto): Promise<ResetTokenCheckedDto> {
    const { email } = await this.resets.check(token);
    return { success: true, message: 'Please choose a new password.', email };
  }

  @Public()
  @Post('reset-password')
  @HttpCode(200)
  @ApiOkResponse({ type: PasswordResetDto })
  async reset(
    @Body() dto: ResetPasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordResetDto> {
    const { device } = await this.resets.reset(dto, visitorOf(request, this.cookies));
    this.cookies.setDevice(response, device);
    if (this.cookies.readSession(request)) this.cookies.clearSession(response);
    const message = 'Your password has been reset. Please log in with your new password.';
    return { success: true, message, loginRequired: true };
  }

  @Post('change-password')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageDto })
  async change(
    @CurrentUser() user: AuthUser,
    @Body() dto: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageDto> {
    const session = await this.changes.change(user, dto, visitorOf(request, this.cookies));
    this.cookies.setSession(response, session);
    return { success: true, message: 'Your password has been changed.' };
  }

  /** Before an act that asks for it (`REAUTHENTICATION_REQUIRED`). */
  @Post('confirm-password')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageDto })
  async confirm(@CurrentUser() user: AuthUser, @Body() { password }: ConfirmPasswordDto): Promise<MessageDto> {
    await this.proofs.confirm(user, password);
    return { success: true, message: 'Thank you.' };
  }
}
