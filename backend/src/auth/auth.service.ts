import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { UsageService } from '../usage/usage.service.js';
import { UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';
import { AttemptsService } from './attempts.service.js';
import { type LoginDto, type SessionUserDto, toSessionUserDto } from './auth.dto.js';
import { DevicesService } from './devices.service.js';
import { PasswordHasher } from './password-hasher.js';
import { type CodeVerdict, SecondFactorService } from './second-factor/second-factor.service.js';
import { SecurityMailsService } from './security-mails.service.js';
import { type OpenedSession, SessionsService } from './sessions.service.js';
import type { Visitor } from './visitor.js';

export interface SignedIn {
  user: SessionUserDto;
  session: OpenedSession;
  /** For the `device` cookie. */
  device: string;
}

@Injectable()
export class AuthService {
  private readonly logins;

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly usage: UsageService,
    private readonly sessions: SessionsService,
    private readonly devices: DevicesService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly secondFactor: SecondFactorService,
    private readonly mails: SecurityMailsService,
    metrics: MetricsService,
  ) {
    this.logins = metrics.counter('logins_total', 'Log-ins by what became of them', ['outcome']);
  }

  /**
   * Signs in by password. Unknown address and wrong password get one answer after the same work.
   * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; only after the right password EMAIL_NOT_VERIFIED,
   * SECOND_FACTOR_REQUIRED, ACCOUNT_SUSPENDED
   */
  async login(dto: LoginDto, visitor: Visitor): Promise<SignedIn> {
    try {
      const signedIn = await this.checkAndSignIn(dto, visitor);
      this.logins.inc({ outcome: 'SIGNED_IN' });
      return signedIn;
    } catch (error) {
      if (error instanceof AppError) this.logins.inc({ outcome: error.code });
      throw error;
    }
  }

  private async checkAndSignIn({ username, password, code }: LoginDto, visitor: Visitor): Promise<SignedIn> {
    const user = await this.users.findByEmail(username);
    const isKnownDevice = await this.devices.isKnown(username, visitor.device);
    const attempt = await this.attempts.takeLogin(username, visitor, isKnownDevice);
    let verdict: CodeVerdict = 'none';
    let matches = false;
    await this.attempts.during(attempt, async () => {
      matches = await this.hasher.verify(user?.passwordHash ?? null, password);
      if (!user || !matches) return false;
      verdict = await this.secondFactor.check(user.id, code);
      return verdict === 'missing' ? null : verdict !== 'wrong';
    });
    if (!user || !matches) throw wrongCredentials();
    demandSecondFactor(verdict);
    this.users.refuseSuspended(user);
    if (!user.emailVerifiedAt) {
      throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address before logging in.', {
        extra: { needsVerification: true, email: user.email },
      });
    }
    const signedIn = await this.signIn(user, visitor, { withSecondFactor: (verdict as CodeVerdict) === 'right' });
    if (this.hasher.isOutdated(user.passwordHash)) await this.rehash(user, password);
    return signedIn;
  }

  /** Opens a session for somebody who has proved who they are. @throws AppError INVALID_CREDENTIALS, ACCOUNT_SUSPENDED */
  async signIn(user: User, visitor: Visitor, { withSecondFactor = false } = {}): Promise<SignedIn> {
    const { session, device } = await this.dataSource.transaction(async (tx) => {
      // A password that was changed or reset meanwhile ended all sessions, and must not let one more slip in behind.
      if (!(await this.users.stillHasPassword(user, tx))) throw wrongCredentials();
      await this.users.requireOpen(user.id, tx);
      return {
        session: await this.sessions.open(user, { userAgent: visitor.userAgent, withSecondFactor }, tx),
        device: await this.meet(user, visitor, tx),
      };
    });
    return { user: await this.describe(user), session, device };
  }

  /** What the pages show of the signed-in person. */
  async describe(user: Pick<AuthUser, 'id' | 'email' | 'role'>): Promise<SessionUserDto> {
    return toSessionUserDto(user, await this.usage.summaryOf(user.id));
  }

  /** In the present form, now that the password is known for a moment. */
  private async rehash(user: User, password: string): Promise<void> {
    try {
      await this.users.replacePasswordHash(user, await this.hasher.hash(password));
    } catch (error) {
      // Too many are being hashed: this log-in is done, and the next one tries again.
      if (!(error instanceof AppError)) throw error;
    }
  }

  private async meet(user: User, visitor: Visitor, tx: EntityManager): Promise<string> {
    const { token, isStrange } = await this.devices.remember(user.id, visitor, tx);
    if (isStrange) await this.mails.newSignIn(user.id, visitor.userAgent, tx);
    return token;
  }
}

/** @throws AppError SECOND_FACTOR_REQUIRED unless there is nothing to ask, or the code was right */
function demandSecondFactor(verdict: CodeVerdict): void {
  if (verdict === 'missing') {
    throw new AppError('SECOND_FACTOR_REQUIRED', 'Please enter the code your authenticator app shows.');
  }
  if (verdict === 'wrong') {
    const message = 'This code is not right, or it was used already. Please wait for the next one.';
    throw new AppError('SECOND_FACTOR_REQUIRED', message, { errors: { code: message } });
  }
}

function wrongCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Invalid credentials');
}
