import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { IS_PUBLIC } from '../common/public.decorator.js';
import { REQUIRED_ROLE } from '../common/roles.decorator.js';
import type { Role } from '../contracts/roles.js';
import { AppConfig } from '../config/app-config.js';
import { Cookies } from './cookies.js';
import { requireRecentProof } from './recent-proof.js';
import { SessionReader } from './session-reader.js';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Every route is private unless it says `@Public()`, so a forgotten decorator fails closed. */
@Injectable()
export class SessionGuard implements CanActivate {
  private readonly cookies: Cookies;

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionReader,
    private readonly config: AppConfig,
  ) {
    this.cookies = new Cookies(config);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const isPublic = this.reflector.getAllAndOverride<boolean | 'in-development' | undefined>(IS_PUBLIC, targets);
    if (isPublic === true || (isPublic === 'in-development' && !this.config.production)) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const user = await this.sessions.read(request);
    if (!user) throw this.unauthenticated(request);
    request.user = user;
    const role = this.reflector.getAllAndOverride<Role | undefined>(REQUIRED_ROLE, targets);
    if (role && user.role !== role) throw new AppError('FORBIDDEN', 'You are not allowed to do that.');
    if (role === 'admin') this.checkAdministrator(user, request);
    return true;
  }

  /** An administrator's session alone is not enough to change something: it may be an unattended browser. */
  private checkAdministrator(user: AuthUser, { method }: Request): void {
    if (this.config.adminRequireTotp && !user.secondFactorAt) {
      const message = 'Administrators need two-step sign-in here. Please set it up on your account page.';
      throw new AppError('SECOND_FACTOR_REQUIRED', message);
    }
    if (!READING.has(method)) requireRecentProof(user);
  }

  private unauthenticated(request: Request): AppError {
    const hadSession = this.cookies.readSession(request) !== null;
    return new AppError(
      'UNAUTHENTICATED',
      hadSession ? 'Your session has expired. Please log in again.' : 'Please log in to continue.',
    );
  }
}
