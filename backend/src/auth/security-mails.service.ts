import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deviceName } from '../common/device-name.js';
import { AppConfig } from '../config/app-config.js';
import { type Mail, MailService } from '../mail/mail.service.js';
import { UsersService } from '../users/users.service.js';

const PASSWORD_CHANGED = 'password-changed';
const NEW_SIGN_IN = 'new-sign-in';
const SESSION_ENDED = 'session-ended';
const SECOND_FACTOR_CHANGED = 'second-factor-changed';

interface AboutAccount {
  userId: string;
  /** ISO instant. */
  at: string;
}

interface AboutSecondFactor extends AboutAccount {
  /** Goes on after “Two-step sign-in of your account”. */
  what: string;
}

interface AboutSignIn extends AboutAccount {
  device: string;
}

/** Tells people by mail what happened to their account, so that an intruder can't act unseen. */
@Injectable()
export class SecurityMailsService {
  constructor(
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly config: AppConfig,
  ) {
    const { appName } = config;
    mail.define<AboutAccount>(PASSWORD_CHANGED, (data) => this.compose(data, `Your ${appName} password was changed`));
    mail.define<AboutAccount>(SESSION_ENDED, (data) => this.compose(data, `You were signed out of ${appName}`));
    mail.define<AboutSecondFactor>(SECOND_FACTOR_CHANGED, (data) =>
      this.compose(data, `Two-step sign-in to ${appName}`, { what: data.what }),
    );
    mail.define<AboutSignIn>(NEW_SIGN_IN, (data) =>
      this.compose(data, `New sign-in to ${appName}`, { device: data.device }),
    );
  }

  async passwordChanged(userId: string, tx: EntityManager): Promise<void> {
    await this.mail.enqueue(PASSWORD_CHANGED, now(userId), tx);
  }

  async newSignIn(userId: string, userAgent: string | null, tx: EntityManager): Promise<void> {
    const data: AboutSignIn = { ...now(userId), device: deviceName(userAgent) };
    await this.mail.enqueue(NEW_SIGN_IN, data, tx);
  }

  /** Somebody else had a copy of the session's cookie. */
  async sessionEnded(userId: string, tx: EntityManager): Promise<void> {
    await this.mail.enqueue(SESSION_ENDED, now(userId), tx);
  }

  /** @param what goes on after “Two-step sign-in of your account”. */
  async secondFactorChanged(userId: string, what: string, tx: EntityManager): Promise<void> {
    await this.mail.enqueue(SECOND_FACTOR_CHANGED, { ...now(userId), what } satisfies AboutSecondFactor, tx);
  }

  private async compose({ userId, at }: AboutAccount, subject: string, context: Record<string, string> = {}) {
    const user = await this.users.find(userId);
    if (!user) return null;
    const resetLink = `${this.config.appUrl}/auth?tab=forgot`;
    return { to: user.email, subject, context: { ...context, at: instantText(at), resetLink } } satisfies Mail;
  }
}

function now(userId: string): AboutAccount {
  return { userId, at: new Date().toISOString() };
}

/** Mails go to every zone, so they name theirs. */
function instantText(at: string): string {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(at),
  );
  return `${text} UTC`;
}
