import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { MailService } from '../mail/mail.service.js';
import { UsersService } from '../users/users.service.js';

const PASSWORD_CHANGED = 'password-changed';

interface AboutAccount {
  userId: string;
  /** ISO instant. */
  at: string;
}

/** Tells people by mail what happened to their account, so that an intruder can't act unseen. */
@Injectable()
export class SecurityMailsService {
  constructor(
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly config: AppConfig,
  ) {
    mail.define<AboutAccount>(PASSWORD_CHANGED, (data) => this.composePasswordChanged(data));
  }

  async passwordChanged(userId: string, tx: EntityManager): Promise<void> {
    await this.mail.enqueue(PASSWORD_CHANGED, { userId, at: new Date().toISOString() } satisfies AboutAccount, tx);
  }

  private async composePasswordChanged({ userId, at }: AboutAccount) {
    const user = await this.users.find(userId);
    if (!user) return null;
    const { appName } = this.config;
    return {
      to: user.email,
      subject: `Your ${appName} password was changed`,
      context: { at: instantText(at), resetLink: this.forgotLink() },
    };
  }

  private forgotLink(): string {
    return `${this.config.appUrl}/auth?tab=forgot`;
  }
}

/** Mails go to every zone, so they name theirs. */
function instantText(at: string): string {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(at),
  );
  return `${text} UTC`;
}
