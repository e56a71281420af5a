import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { type Mail, MailService } from '../mail/mail.service.js';
import type { User } from '../users/user.entity.js';

interface SuspendedMailData {
  email: string;
  reason: string | null;
}

/** Tells people that staff shut their account, and that it is open again. */
@Injectable()
export class StandingMails {
  constructor(
    private readonly mail: MailService,
    private readonly config: AppConfig,
  ) {
    mail.define<SuspendedMailData>('account-suspended', (data) => this.composeSuspended(data));
    mail.define<{ email: string }>('account-restored', (data) => this.composeRestored(data));
  }

  async suspended({ email, emailVerifiedAt }: User, reason: string | null, tx: EntityManager): Promise<void> {
    // An address nobody ever proved may be a stranger's, who shall not hear of an account they never had.
    if (emailVerifiedAt)
      await this.mail.enqueue('account-suspended', { email, reason } satisfies SuspendedMailData, tx);
  }

  async restored({ email, emailVerifiedAt }: User, tx: EntityManager): Promise<void> {
    if (emailVerifiedAt) await this.mail.enqueue('account-restored', { email }, tx);
  }

  private composeSuspended({ email, reason }: SuspendedMailData): Promise<Mail> {
    const subject = `Your ${this.config.appName} account is suspended`;
    return Promise.resolve({ to: email, subject, context: { email, why: reason ? `The reason: ${reason}` : '' } });
  }

  private composeRestored({ email }: { email: string }): Promise<Mail> {
    const { appName, appUrl } = this.config;
    return Promise.resolve({
      to: email,
      subject: `Your ${appName} account is open again`,
      context: { email, link: `${appUrl}/auth` },
    });
  }
}
