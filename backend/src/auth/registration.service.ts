import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { MailService } from '../mail/mail.service.js';
import { UsageService } from '../usage/usage.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { RegisterDto } from './auth.dto.js';
import { EmailTokensService } from './email-tokens.service.js';
import { hashPassword } from './passwords.js';

const VERIFY_HOURS = 24;
const VERIFY_MAIL = 'verify-email';

interface VerifyMailData {
  userId: string;
  registrationId: string;
}

/** From an address somebody typed to an account whose mailbox is proved. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly usage: UsageService,
    private readonly tokens: EmailTokensService,
    private readonly mail: MailService,
    private readonly config: AppConfig,
  ) {
    mail.define<VerifyMailData>(VERIFY_MAIL, (data) => this.composeVerifyMail(data));
  }

  /**
   * Creates the account and asks for the mail in one transaction. An unverified address may be registered again:
   * the new password replaces the old and earlier links die, so only the mailbox's owner can finish.
   * @throws AppError VALIDATION_FAILED, EMAIL_TAKEN
   */
  async register({ email, password, confirmPassword }: RegisterDto): Promise<User> {
    this.checkPasswords(password, confirmPassword);
    const passwordHash = await hashPassword(password);
    return this.dataSource.transaction(async (tx) => {
      const user = await this.users.register(email, passwordHash, tx);
      if (!user) {
        const message = 'An account with this email already exists. Please sign in instead.';
        throw new AppError('EMAIL_TAKEN', message, { errors: { email: message } });
      }
      await this.tokens.withdrawAll(user.id, 'verify-email', tx);
      await this.enqueueVerifyMail(user, tx);
      return user;
    });
  }

  /**
   * Proves the mailbox: the account gets its first prompts from this instant on.
   * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED (with `expired` and `email`, so that a new link can be asked for)
   */
  async verify(token: string): Promise<User> {
    const result = await this.dataSource.transaction(async (tx) => {
      const consumed = await this.tokens.consume(token, 'verify-email', tx);
      if (consumed.outcome !== 'consumed') return consumed;
      const user = await this.users.get(consumed.userId, tx);
      await this.users.markVerified(user, tx);
      await this.usage.openFirstPeriod(user.id, tx);
      await this.tokens.withdrawAll(user.id, 'verify-email', tx);
      return { ...consumed, user };
    });
    if ('user' in result) return this.users.get(result.userId);
    if (result.outcome === 'expired') {
      const { email, emailVerifiedAt } = await this.users.get(result.userId);
      if (!emailVerifiedAt) {
        const message = 'This verification link has expired. Please request a new one.';
        throw new AppError('TOKEN_EXPIRED', message, { extra: { expired: true, email } });
      }
    }
    throw new AppError('TOKEN_INVALID', 'This verification link is invalid or has already been used.');
  }

  /** Sends a new link if the address waits for one. Says nothing about whether it does. */
  async resend(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || user.emailVerifiedAt) return;
    await this.dataSource.transaction((tx) => this.enqueueVerifyMail(user, tx));
  }

  private async enqueueVerifyMail({ id, registrationId }: User, tx: EntityManager): Promise<void> {
    await this.mail.enqueue(VERIFY_MAIL, { userId: id, registrationId } satisfies VerifyMailData, tx);
  }

  private async composeVerifyMail({ userId, registrationId }: VerifyMailData) {
    const user = await this.users.find(userId);
    // Deleted, verified or registered anew since: whoever waits for this mail has a newer one or needs none.
    if (!user || user.emailVerifiedAt || user.registrationId !== registrationId) return null;
    const token = await this.tokens.issue(user, 'verify-email', VERIFY_HOURS);
    return {
      to: user.email,
      subject: `Verify your e-mail for ${this.config.appName}`,
      context: { link: `${this.config.appUrl}/verify-email?token=${token}`, hours: String(VERIFY_HOURS) },
    };
  }

  private checkPasswords(password: string, confirmPassword: string): void {
    const minimum = this.config.passwordMinLength;
    if (password.length < minimum) {
      const message = `Password must be at least ${minimum} characters`;
      throw new AppError('VALIDATION_FAILED', message, { errors: { password: message } });
    }
    if (password !== confirmPassword) {
      throw new AppError('VALIDATION_FAILED', 'Passwords do not match', {
        errors: { confirmPassword: 'Passwords do not match' },
      });
    }
  }
}
