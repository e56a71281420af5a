import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';
import { AttemptsService } from './attempts.service.js';
import { DevicesService } from './devices.service.js';
import { EmailTokensService } from './email-tokens.service.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';
import type { ChangePasswordDto } from './password.dto.js';
import { SecurityMailsService } from './security-mails.service.js';
import { type OpenedSession, SessionsService } from './sessions.service.js';
import type { Visitor } from './visitor.js';

/** For acts that an unattended browser must not be enough for. */
const PROOF_LASTS_MS = 10 * 60_000;

/** What a signed-in person does with their own password. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly tokens: EmailTokensService,
    private readonly sessions: SessionsService,
    private readonly ownSessions: OwnSessionsService,
    private readonly devices: DevicesService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly notices: SecurityMailsService,
  ) {}

  /**
   * Every other browser is signed out; this one goes on under a new session id.
   * @throws AppError VALIDATION_FAILED at `newPassword` or `currentPassword`
   */
  async change(
    user: AuthUser,
    { currentPassword, newPassword }: ChangePasswordDto,
    { device }: Visitor,
  ): Promise<OpenedSession> {
    this.policy.checkLength(newPassword, 'change', 'newPassword');
    if (newPassword === currentPassword) throw samePassword();
    await this.policy.checkGuessable(newPassword, user.email, 'newPassword');
    const proved = await this.prove(user, currentPassword, 'currentPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    return this.dataSource.transaction(async (tx) => {
      // Changed elsewhere since it was looked at.
      if (!(await this.users.replacePasswordHash(proved, passwordHash, tx))) throw wrongPassword('currentPassword');
      await this.tokens.withdrawAll(user.id, 'reset-password', tx);
      await this.ownSessions.endOthers(user.id, user.sessionId, tx);
      await this.devices.forgetAll(user.id, tx, { except: device });
      await this.notices.passwordChanged(user.id, tx);
      return this.sessions.rotate(user.sessionId, tx);
    });
  }

  /**
   * Asks again who is there. From now on {@link requireRecentProof} lets this session pass for a while.
   * @throws AppError VALIDATION_FAILED at `password`
   */
  async confirm(user: AuthUser, password: string): Promise<void> {
    await this.prove(user, password, 'password');
    await this.sessions.markAuthenticated(user.sessionId);
  }

  /** Lets an act pass only shortly after the password was asked for. @throws AppError REAUTHENTICATION_REQUIRED */
  requireRecentProof({ authenticatedAt }: AuthUser): void {
    if (Date.now() - authenticatedAt.getTime() <= PROOF_LASTS_MS) return;
    throw new AppError('REAUTHENTICATION_REQUIRED', 'Please enter your password again to go on.');
  }

  /** Looks whether the password is this person's, as slowly as a log-in does. @throws AppError VALIDATION_FAILED at `field`, RATE_LIMITED */
  async prove(user: AuthUser, password: string, field: string): Promise<User> {
    const person = await this.users.get(user.id);
    const attempt = await this.attempts.takeProof(user);
    if (await this.attempts.during(attempt, () => this.hasher.verify(person.passwordHash, password))) return person;
    throw wrongPassword(field);
  }
}

function wrongPassword(field: string): AppError {
  const message = field === 'currentPassword' ? 'Your current password is not correct.' : 'This password is not right.';
  return new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } });
}

function samePassword(): AppError {
  const message = 'New password must be different from your current password.';
  return new AppError('VALIDATION_FAILED', message, { errors: { newPassword: message } });
}
