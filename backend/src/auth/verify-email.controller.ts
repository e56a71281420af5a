import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppError } from '../common/app-error.js';
import { Public } from '../common/public.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { VerifiedDto, VerifyEmailDto, MAILED_TOKEN_MAX } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { Cookies } from './cookies.js';
import { RegistrationService } from './registration.service.js';
import { SessionReader } from './session-reader.js';
import { TokenSigner } from './session-token.js';
import { SessionsService } from './sessions.service.js';
import { visitorOf } from './visitor.js';

@ApiTags('auth')
@Public()
@Controller()
export class VerifyEmailController {
  private readonly cookies: Cookies;

  constructor(
    private readonly registration: RegistrationService,
    private readonly auth: AuthService,
    private readonly reader: SessionReader,
    private readonly sessions: SessionsService,
    private readonly signer: TokenSigner,
    private readonly config: AppConfig,
  ) {
    this.cookies = new Cookies(config);
  }

  @Post('auth/verify-email')
  @HttpCode(200)
  @ApiOkResponse({ type: VerifiedDto })
  verify(
    @Body() { token }: VerifyEmailDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerifiedDto> {
    return this.verifyToken(token, request, response);
  }

  /**
   * The page's fallback. A browser that navigates here, or a scanner that follows links, is sent to the page and uses
   * nothing up: only a program that asks for JSON does.
   */
  @Get('verify-email')
  @ApiQuery({ name: 'token', type: String })
  @ApiOkResponse({ type: VerifiedDto })
  @ApiFoundResponse({ description: 'To the page, for whoever does not ask for JSON' })
  async verifyByGet(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { token } = request.query;
    if (!asksForJson(request)) {
      const query = typeof token === 'string' ? `?token=${encodeURIComponent(token)}` : '';
      return response.redirect(302, `${this.config.appUrl}/verify-email${query}`);
    }
    if (typeof token !== 'string' || !token || token.length > MAILED_TOKEN_MAX) {
      const message = 'The verification link is incomplete';
      throw new AppError('VALIDATION_FAILED', message, { errors: { token: message } });
    }
    response.json(await this.verifyToken(token, request, response));
  }

  private async verifyToken(token: string, request: Request, response: Response): Promise<VerifiedDto> {
    // Read before the link is used up: nothing that fails here may cost it.
    const registered = await this.registeredHere(request);
    const present = await this.reader.read(request);
    const user = await this.registration.verify(token);
    // A suspended account may be proved, and stays shut.
    const signedIn = registered === user.registrationId && !user.suspendedAt;
    if (signedIn) {
      // A session this browser had before belongs to somebody else's account, or to an earlier life of this one.
      if (present) await this.sessions.revoke(present.sessionId);
      const { session, device } = await this.auth.signIn(user, visitorOf(request, this.cookies));
      this.cookies.setSession(response, session);
      this.cookies.setDevice(response, device);
      this.cookies.clearPending(response);
    }
    const message = signedIn
      ? 'Your email has been successfully verified.'
      : 'Your email has been verified. Please log in.';
    return { success: true, message, email: user.email, signedIn };
  }

  /** The registration this browser made: only that one is signed in by its link, so nobody can plant an account here. */
  private async registeredHere(request: Request): Promise<string | null> {
    const pending = this.cookies.readPending(request);
    return pending === null ? null : this.signer.readPending(pending);
  }
}

/** True for our own page's call and for programs; false for navigations, prefetches and whatever other sites start. */
function asksForJson({ method, headers }: Request): boolean {
  const { accept = '', 'sec-fetch-site': site } = headers;
  const isOurs = site === undefined || site === 'same-origin' || site === 'none';
  return method === 'GET' && isOurs && accept.includes('application/json') && !accept.includes('text/html');
}
