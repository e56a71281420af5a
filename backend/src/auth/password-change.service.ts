import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { UsersService } from '../users/users.service.js';
import { DevicesService } from './devices.service.js';
import { EmailTokensService } from './email-tokens.service.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';
import { PasswordProofService, wrongPassword } from './password-proof.service.js';
import type { ChangePasswordDto } from './password.dto.js';
import { SecurityMailsService } from './security-mails.service.js';
import { type OpenedSession, SessionsService } from './sessions.service.js';
import type { Visitor } from './visitor.js';

/** Another password for somebody who knows the present one. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly tokens: EmailTokensService,
    private readonly sessions: SessionsService,
    private readonly ownSessions: OwnSessionsService,
    private readonly devices: DevicesService,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly proofs: PasswordProofService,
    private readonly notices: SecurityMailsService,
  ) {}

  /**
   * Every other browser is signed out; this one goes on under a new session id.
   * @throws AppError VALIDATION_FAILED at `newPassword` or `currentPassword`, RATE_LIMITED
   */
  async change(
    user: AuthUser,
    { currentPassword, newPassword }: ChangePasswordDto,
    { device }: Visitor,
  ): Promise<OpenedSession> {
    this.policy.checkLength(newPassword, 'change', 'newPassword');
    if (newPassword === currentPassword) throw samePassword();
    await this.policy.checkGuessable(newPassword, user.email, 'newPassword');
    const person = await this.proofs.prove(user, currentPassword, 'currentPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    return this.dataSource.transaction(async (tx) => {
      // Changed elsewhere since it was looked at.
      if (!(await this.users.replacePasswordHash(person, passwordHash, tx))) throw wrongPassword('currentPassword');
      await this.tokens.withdrawAll(user.id, 'reset-password', tx);
      await this.ownSessions.endOthers(user.id, user.sessionId, tx);
      await this.devices.forgetAll(user.id, tx, { except: device });
      await this.notices.passwordChanged(user.id, tx);
      return this.sessions.rotate(user.sessionId, tx);
    });
  }
}

function samePassword(): AppError {
  const message = 'New password must be different from your current password.';
  return new AppError('VALIDATION_FAILED', message, { errors: { newPassword: message } });
}
