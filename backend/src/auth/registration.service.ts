import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { MailService } from '../mail/mail.service.js';
import { UsageService } from '../usage/usage.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { RegisterDto } from './auth.dto.js';
import { EmailTokensService } from './email-tokens.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';

const VERIFY_HOURS = 24;
const VERIFY_MINUTES = VERIFY_HOURS * 60;
const VERIFY_MAIL = 'verify-email';
const ALREADY_VERIFIED_MAIL = 'already-verified';

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
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly mail: MailService,
    private readonly config: AppConfig,
  ) {
    mail.define<VerifyMailData>(
      VERIFY_MAIL,
      (data) => this.composeVerifyMail(data),
      (data) => this.findObstacleToVerifying(data),
    );
    mail.define<VerifyMailData>(ALREADY_VERIFIED_MAIL, (data) => this.composeAlreadyVerifiedMail(data));
  }

  /**
   * Creates the account and asks for the mail in one transaction. An unverified address may be registered again:
   * the new password replaces the old and earlier links die, so only the mailbox's owner can finish.
   * @throws AppError VALIDATION_FAILED, EMAIL_TAKEN
   */
  async register(dto: RegisterDto): Promise<User> {
    await this.check(dto);
    const { email } = dto;
    const passwordHash = await this.hasher.hash(dto.password);
    return this.dataSource.transaction(async (tx) => {
      const user = await this.users.register(email, passwordHash, tx);
      if (!user) {
        const message = 'An account with this email already exists. Please sign in instead.';
        throw new AppError('EMAIL_TAKEN', message, { errors: { email: message } });
      }
      await this.tokens.withdrawAll(user.id, 'verify-email', tx);
      const data: VerifyMailData = { userId: user.id, registrationId: user.registrationId };
      await this.mail.enqueue(VERIFY_MAIL, data, tx);
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
      if (consumed.outcome !== 'usable') return consumed;
      const user = await this.users.get(consumed.userId, tx);
      await this.finish(user, tx);
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

  /** The mailbox is proved: the account counts as verified and has its first prompts. Repeating it changes nothing. */
  async finish(user: User, tx: EntityManager): Promise<void> {
    await this.users.markVerified(user, tx);
    await this.usage.openFirstPeriod(user.id, tx);
    await this.tokens.withdrawAll(user.id, 'verify-email', tx);
  }

  /**
   * Sends a new link if the address waits for one; who needs none is told so, in their mailbox. The answer says nothing,
   * not even by the time it takes: for an unknown address a mail is asked for to an account that doesn't exist.
   */
  async resend(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    const { id: userId, registrationId } = user ?? { id: randomUUID(), registrationId: randomUUID() };
    const template = user?.emailVerifiedAt ? ALREADY_VERIFIED_MAIL : VERIFY_MAIL;
    const data: VerifyMailData = { userId, registrationId };
    await this.dataSource.transaction((tx) => this.mail.enqueue(template, data, tx));
  }

  private async composeVerifyMail({ userId, registrationId }: VerifyMailData) {
    // Whoever waits for this mail has a newer one or needs none.
    if (await this.findObstacleToVerifying({ userId, registrationId })) return null;
    const user = await this.users.get(userId);
    const token = await this.tokens.issue(user, 'verify-email', VERIFY_MINUTES);
    return {
      to: user.email,
      subject: `Verify your e-mail for ${this.config.appName}`,
      context: { link: `${this.config.appUrl}/verify-email?token=${token}`, hours: String(VERIFY_HOURS) },
    };
  }

  private async findObstacleToVerifying({ userId, registrationId }: VerifyMailData): Promise<string | null> {
    const user = await this.users.find(userId);
    if (!user) return 'This account no longer exists.';
    if (user.emailVerifiedAt) return 'This account is verified already, so nobody needs the link.';
    return user.registrationId === registrationId
      ? null
      : 'This address was registered anew since, and a newer mail has gone out with the link that counts.';
  }

  private async composeAlreadyVerifiedMail({ userId }: VerifyMailData) {
    const user = await this.users.find(userId);
    if (!user) return null;
    const { appName, appUrl } = this.config;
    return {
      to: user.email,
      subject: `Your address for ${appName} is verified already`,
      context: { link: `${appUrl}/auth`, resetLink: `${appUrl}/auth?tab=forgot` },
    };
  }

  private async check({ username, email, password, confirmPassword }: RegisterDto): Promise<void> {
    if (username !== undefined && username !== email) {
      throw refused('username', 'The user name has to be the same as the email address.');
    }
    this.policy.checkLength(password, 'register', 'password');
    if (password !== confirmPassword) throw refused('confirmPassword', 'Passwords do not match');
    await this.policy.checkGuessable(password, email, 'password');
  }
}

function refused(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } });
}
