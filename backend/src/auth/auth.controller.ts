import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/public.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { Limited } from '../limits/limited.decorator.js';
import {
  LoggedInDto,
  LoginDto,
  MessageDto,
  RegisterDto,
  RegisteredDto,
  ResendVerificationDto,
  SessionDto,
} from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { Cookies } from './cookies.js';
import { RegistrationService } from './registration.service.js';
import { SessionReader } from './session-reader.js';
import { TokenSigner } from './session-token.js';
import { SessionsService } from './sessions.service.js';
import { visitorOf } from './visitor.js';

@ApiTags('auth')
@Public()
@Controller('auth')
export class AuthController {
  private readonly cookies: Cookies;

  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly reader: SessionReader,
    private readonly signer: TokenSigner,
    config: AppConfig,
  ) {
    this.cookies = new Cookies(config);
  }

  @Post('register')
  @Limited('register')
  @ApiCreatedResponse({ type: RegisteredDto })
  async register(@Body() dto: RegisterDto, @Res({ passthrough: true }) response: Response): Promise<RegisteredDto> {
    const { email, registrationId } = await this.registration.register(dto);
    this.cookies.setPending(response, await this.signer.signPending(registrationId));
    return { success: true, message: 'Please check your email to verify your account.', email };
  }

  @Post('login')
  @Limited('login')
  @HttpCode(200)
  @ApiOkResponse({ type: LoggedInDto })
  async login(
    @Body() dto: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoggedInDto> {
    const { user, session, device } = await this.auth.login(dto, visitorOf(request, this.cookies));
    await this.endPresentSession(request);
    this.cookies.setSession(response, session);
    this.cookies.setDevice(response, device);
    return { success: true, message: 'Welcome back!', user };
  }

  @Post('logout')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageDto })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<MessageDto> {
    await this.endPresentSession(request);
    this.cookies.clearSession(response);
    return { success: true, message: 'You have been logged out.' };
  }

  @Get('session')
  @ApiOkResponse({ type: SessionDto })
  async session(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionDto> {
    const user = await this.reader.read(request);
    if (user) {
      const renewed = await this.sessions.refresh(user);
      if (renewed) this.cookies.setSession(response, renewed);
      return { isAuthenticated: true, user: await this.auth.describe(user) };
    }
    // The browser still shows a hint of a session that has ended: take it back.
    if (this.cookies.readSession(request)) this.cookies.clearSession(response);
    return { isAuthenticated: false, user: null };
  }

  @Post('resend-verification')
  @Limited('mailRequest', 'mailRecipient')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageDto })
  async resend(@Body() { email }: ResendVerificationDto): Promise<MessageDto> {
    await this.registration.resend(email);
    return { success: true, message: 'If this address is waiting to be verified, a new link is on its way.' };
  }

  /** A new log-in ends the session this browser had, so that an id planted earlier is worth nothing. */
  private async endPresentSession(request: Request): Promise<void> {
    const present = await this.reader.read(request);
    if (present) await this.sessions.revoke(present.sessionId);
  }
}
