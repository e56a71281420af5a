import { Body, Controller, Get, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/public.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { VerifiedDto, VerifyEmailDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { Cookies } from './cookies.js';
import { RegistrationService } from './registration.service.js';
import { TokenSigner } from './session-token.js';

@ApiTags('auth')
@Public()
@Controller()
export class VerifyEmailController {
  private readonly cookies: Cookies;

  constructor(
    private readonly registration: RegistrationService,
    private readonly auth: AuthService,
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
   * nothing up.
   */
  @Get('verify-email')
  @ApiOkResponse({ type: VerifiedDto })
  async verifyByGet(
    @Query() { token }: VerifyEmailDto,
    @Headers('accept') accept: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (accept?.includes('application/json')) response.json(await this.verifyToken(token, request, response));
    else response.redirect(302, `${this.config.appUrl}/verify-email?token=${encodeURIComponent(token)}`);
  }

  private async verifyToken(token: string, request: Request, response: Response): Promise<VerifiedDto> {
    const user = await this.registration.verify(token);
    const signedIn = await this.isRegisteringBrowser(request, user.registrationId);
    if (signedIn) {
      const { session } = await this.auth.signIn(user, request.headers['user-agent'] ?? null);
      this.cookies.setSession(response, session.token, session.expiresAt);
      this.cookies.clearPending(response);
    }
    const message = signedIn
      ? 'Your email has been successfully verified.'
      : 'Your email has been verified. Please log in.';
    return { success: true, message, email: user.email, signedIn };
  }

  /** Only the browser that registered is signed in by the link: nobody can plant an account in another's browser. */
  private async isRegisteringBrowser(request: Request, registrationId: string): Promise<boolean> {
    const pending = this.cookies.readPending(request);
    return pending !== null && (await this.signer.readPending(pending)) === registrationId;
  }
}
