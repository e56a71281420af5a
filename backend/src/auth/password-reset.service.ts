import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { MailService } from '../mail/mail.service.js';
import { UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';
import { DevicesService } from './devices.service.js';
import { durationText } from './duration-text.js';
import { EmailTokensService, type FoundToken } from './email-tokens.service.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';
import type { ResetPasswordDto } from './password.dto.js';
import { RegistrationService } from './registration.service.js';
import { SecurityMailsService } from './security-mails.service.js';
import type { Visitor } from './visitor.js';

const PURPOSE = 'reset-password';
const RESET_MAIL = 'reset-password';

interface ResetMailData {
  userId: string;
}

/** A new password for whoever holds the mailbox. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly tokens: EmailTokensService,
    private readonly registration: RegistrationService,
    private readonly sessions: OwnSessionsService,
    private readonly devices: DevicesService,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly notices: SecurityMailsService,
    private readonly mail: MailService,
    private readonly config: AppConfig,
  ) {
    mail.define<ResetMailData>(
      RESET_MAIL,
      (data) => this.composeResetMail(data),
      async ({ userId }) => ((await this.users.find(userId)) ? null : 'This account no longer exists.'),
    );
  }

  /** Asks for the mail. For an unknown address the same work is done, for an account that doesn't exist. */
  async request(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    const data: ResetMailData = { userId: user?.id ?? randomUUID() };
    await this.dataSource.transaction((tx) => this.mail.enqueue(RESET_MAIL, data, tx));
  }

  /** Whose password a link would reset. Looking uses nothing up. @throws AppError TOKEN_INVALID, TOKEN_EXPIRED */
  async check(token: string): Promise<{ email: string }> {
    return { email: (await this.ownerOf(token, 'Invalid or expired token')).email };
  }

  /**
   * Sets the password once per link. The mailbox is proved by it too, and whoever was signed in anywhere no longer is.
   * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, VALIDATION_FAILED
   */
  async reset({ token, password }: ResetPasswordDto, visitor: Visitor): Promise<{ device: string }> {
    const refused = 'Invalid reset token. Please request a new password reset.';
    this.policy.checkLength(password, 'reset', 'password');
    // Only a link of ours is worth a hash; and a password that is refused doesn't cost the link.
    const { email } = await this.ownerOf(token, refused);
    await this.policy.checkGuessable(password, email, 'password');
    const passwordHash = await this.hasher.hash(password);
    return this.dataSource.transaction(async (tx) => {
      const found = await this.tokens.consume(token, PURPOSE, tx);
      if (found.outcome !== 'usable') throw tokenError(found, refused);
      const user = await this.users.get(found.userId, tx);
      await this.users.setPasswordHash(user.id, passwordHash, tx);
      await this.registration.finish(user, tx);
      await this.tokens.withdrawAll(user.id, PURPOSE, tx);
      await this.sessions.endOthers(user.id, null, tx);
      await this.notices.passwordChanged(user.id, tx);
      // Only the browser with the link has proved itself; it may log in however many strangers are guessing.
      await this.devices.forgetAll(user.id, tx);
      const { token: device } = await this.devices.remember(user.id, visitor, tx);
      return { device };
    });
  }

  private async ownerOf(token: string, refused: string): Promise<User> {
    const found = await this.tokens.find(token, PURPOSE);
    const user = found.outcome === 'usable' ? await this.users.find(found.userId) : null;
    if (!user) throw tokenError(found, refused);
    return user;
  }

  private async composeResetMail({ userId }: ResetMailData) {
    const user = await this.users.find(userId);
    if (!user) return null;
    const { appName, appUrl, resetTokenMinutes } = this.config;
    const token = await this.tokens.issue(user, PURPOSE, resetTokenMinutes);
    return {
      to: user.email,
      subject: `Reset your ${appName} password`,
      context: { link: `${appUrl}/reset-password?token=${token}`, lifetime: durationText(resetTokenMinutes) },
    };
  }
}

function tokenError({ outcome }: FoundToken, message: string): AppError {
  return outcome === 'expired'
    ? new AppError('TOKEN_EXPIRED', message, { extra: { expired: true } })
    : new AppError('TOKEN_INVALID', message);
}
