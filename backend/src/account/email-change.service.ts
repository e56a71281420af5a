import { Injectable } from '@nestjs/common';
import { createHmac, randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { OwnSessionsService } from '../auth/own-sessions.service.js';
import { CustomerEmailService } from '../billing/customer-email.service.js';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { isUniqueViolation } from '../common/is-unique-violation.js';
import { sha256 } from '../common/sha256.js';
import { AppConfig } from '../config/app-config.js';
import { type Mail, MailService } from '../mail/mail.service.js';
import { UsersService } from '../users/users.service.js';
import type { ChangeEmailDto } from './account.dto.js';
import { EmailChange } from './email-change.entity.js';
import { PasswordProof } from './password-proof.js';

const CONFIRM_HOURS = 24;

const REMEMBER = `
  INSERT INTO email_change (id, user_id, new_email, expires_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE
    SET id = excluded.id, new_email = excluded.new_email, expires_at = excluded.expires_at, token_hash = NULL, created_at = now()`;

interface ChangeMailData {
  changeId: string;
}

interface AddressesData {
  oldEmail: string;
  newEmail: string;
}

/** From one address to another: the new mailbox has to prove itself, and the old one is told before and after. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: OwnSessionsService,
    private readonly passwordProof: PasswordProof,
    private readonly billing: CustomerEmailService,
    private readonly mail: MailService,
    private readonly config: AppConfig,
  ) {
    mail.define<ChangeMailData>(
      'email-change',
      (data) => this.composeLink(data),
      (data) => this.findObstacleToLink(data),
    );
    mail.define<AddressesData>('email-change-notice', (data) => this.composeNotice(data));
    mail.define<AddressesData>('email-changed', (data) => this.composeDone(data));
  }

  /**
   * Asks for a link to the new address. Whether somebody has that address already is not told here: the answer is the
   * same, and only a free address gets the mail.
   * @throws AppError VALIDATION_FAILED, FORBIDDEN for the protected administrator
   */
  async request(user: AuthUser, { email: newEmail, password }: ChangeEmailDto): Promise<void> {
    const { email: oldEmail } = await this.passwordProof.demand(user, password);
    if (newEmail === oldEmail) {
      const message = 'This is already your address.';
      throw new AppError('VALIDATION_FAILED', message, { errors: { email: message } });
    }
    if (oldEmail === this.config.protectedAdminEmail) {
      throw new AppError(
        'FORBIDDEN',
        'This address is fixed by the server’s configuration and cannot be changed here.',
      );
    }
    const changeId = randomUUID();
    await this.dataSource.transaction(async (tx) => {
      // A later wish replaces an earlier one together with its link.
      await tx.query(REMEMBER, [changeId, user.id, newEmail, new Date(Date.now() + CONFIRM_HOURS * 3_600_000)]);
      await this.mail.enqueue('email-change', { changeId } satisfies ChangeMailData, tx);
      await this.mail.enqueue('email-change-notice', { oldEmail, newEmail } satisfies AddressesData, tx);
    });
  }

  /** The address that waits to be confirmed; null if none does, or its link has run out. */
  async requestedBy(userId: string): Promise<string | null> {
    const change = await this.dataSource.manager.findOneBy(EmailChange, { userId, expiresAt: MoreThan(new Date()) });
    return change?.newEmail ?? null;
  }

  /**
   * Moves the account to the proved address, ends its other sessions and every link sent to the old mailbox.
   * @param present who follows the link, if they are signed in: their session goes on.
   * @returns the new address.
   * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, EMAIL_TAKEN
   */
  async confirm(token: string, present: AuthUser | null): Promise<string> {
    try {
      return await this.dataSource.transaction((tx) => this.confirmIn(tx, sha256(token), present));
    } catch (error) {
      if (!isUniqueViolation(error, 'user_account_email_key')) throw error;
      throw new AppError('EMAIL_TAKEN', 'Another account uses this email address by now.', { cause: error });
    }
  }

  private async confirmIn(tx: EntityManager, tokenHash: Buffer, present: AuthUser | null): Promise<string> {
    // Whoever changes an account holds it first, so that two such changes never wait for each other.
    await tx.query(
      'SELECT 1 FROM user_account WHERE id = (SELECT user_id FROM email_change WHERE token_hash = $1) FOR UPDATE',
      [tokenHash],
    );
    const [deleted] = await tx.query<[{ userId: string; newEmail: string; isDue: boolean }[], number]>(
      `DELETE FROM email_change WHERE token_hash = $1
       RETURNING user_id AS "userId", new_email AS "newEmail", expires_at > now() AS "isDue"`,
      [tokenHash],
    );
    const [change] = deleted;
    if (!change) throw new AppError('TOKEN_INVALID', 'This confirmation link is invalid or has already been used.');
    if (!change.isDue) {
      const message = 'This confirmation link has expired. Please change your address again.';
      throw new AppError('TOKEN_EXPIRED', message, { extra: { expired: true } });
    }
    const { userId, newEmail } = change;
    const oldEmail = await this.users.changeEmail(userId, newEmail, tx);
    await this.sessions.endOthers(userId, present?.id === userId ? present.sessionId : null, tx);
    await this.billing.enqueue(userId, tx);
    await this.mail.enqueue('email-changed', { oldEmail, newEmail } satisfies AddressesData, tx);
    return newEmail;
  }

  /**
   * A random id and the server's key make the token together, so that neither a copy of the database nor of the key is
   * enough, and a mail sent twice after a crash carries the same link.
   */
  private tokenOf(changeId: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`email-change:${changeId}`).digest('base64url');
  }

  /** The wish is its owner's, proved by their password, and runs out: staff can't make it anew. */
  private async findObstacleToLink({ changeId }: ChangeMailData): Promise<string | null> {
    const change = await this.dataSource.manager.findOneBy(EmailChange, { id: changeId });
    if (!change) return 'This change of address was confirmed, withdrawn or replaced by a newer one.';
    if (change.expiresAt <= new Date()) {
      return 'The link of this mail has expired. The person has to ask for the change of address once more.';
    }
    return (await this.users.findByEmail(change.newEmail))?.emailVerifiedAt
      ? 'Another account uses this address by now.'
      : null;
  }

  private async composeLink({ changeId }: ChangeMailData): Promise<Mail | null> {
    const change = await this.dataSource.manager.findOneBy(EmailChange, { id: changeId });
    // Whoever has the address already is not to be bothered, and a link that would not work is not sent.
    if (!change || (await this.findObstacleToLink({ changeId }))) return null;
    const token = this.tokenOf(changeId);
    await this.dataSource.manager.update(EmailChange, { id: changeId }, { tokenHash: sha256(token) });
    return {
      to: change.newEmail,
      subject: `Confirm your new address for ${this.config.appName}`,
      context: {
        link: `${this.config.appUrl}/account/confirm-email?token=${token}`,
        hours: String(CONFIRM_HOURS),
        newEmail: change.newEmail,
      },
    };
  }

  private async composeNotice({ oldEmail, newEmail }: AddressesData): Promise<Mail> {
    const subject = `Your ${this.config.appName} address is about to change`;
    return { to: oldEmail, subject, context: { oldEmail, newEmail } };
  }

  private async composeDone({ oldEmail, newEmail }: AddressesData): Promise<Mail> {
    const subject = `Your ${this.config.appName} address was changed`;
    return { to: oldEmail, subject, context: { oldEmail, newEmail } };
  }
}
