import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { sha256 } from '../common/sha256.js';
import type { User } from '../users/user.entity.js';
import { EmailToken, type EmailTokenPurpose } from './email-token.entity.js';

const TOKEN_BYTES = 32;

export type ConsumedToken =
  { outcome: 'consumed' | 'expired'; userId: string; registrationId: string } | { outcome: 'invalid' };

/** Links that prove a mailbox: made when the mail is sent, worth one use, known to us only by their hash. */
@Injectable()
export class EmailTokensService {
  constructor(private readonly dataSource: DataSource) {}

  /** A new token for a mail about to leave. Earlier mails of the same registration keep theirs until one is used. */
  async issue(user: User, purpose: EmailTokenPurpose, lifetimeHours: number): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.dataSource.manager.insert(EmailToken, {
      tokenHash: sha256(token),
      purpose,
      userId: user.id,
      registrationId: user.registrationId,
      expiresAt: new Date(Date.now() + lifetimeHours * 3_600_000),
    });
    return token;
  }

  /** Uses a token up, once, whoever else tries at the same moment. An expired one says whose it was. */
  async consume(token: string, purpose: EmailTokenPurpose, tx: EntityManager): Promise<ConsumedToken> {
    const tokenHash = sha256(token);
    // Whoever changes an account's links holds the account first; in any other order, two links used at once would
    // wait for each other.
    await tx.query(
      'SELECT 1 FROM user_account WHERE id = (SELECT user_id FROM email_token WHERE token_hash = $1) FOR UPDATE',
      [tokenHash],
    );
    const [consumed] = await tx.query<[{ userId: string; registrationId: string }[], number]>(
      `UPDATE email_token t SET used_at = now() FROM user_account u
        WHERE t.token_hash = $1 AND t.purpose = $2 AND t.used_at IS NULL AND t.expires_at > now()
          AND u.id = t.user_id AND u.registration_id = t.registration_id
       RETURNING t.user_id AS "userId", t.registration_id AS "registrationId"`,
      [tokenHash, purpose],
    );
    if (consumed[0]) return { outcome: 'consumed', ...consumed[0] };
    const known = await tx.findOneBy(EmailToken, { tokenHash, purpose });
    if (!known || known.usedAt || known.expiresAt > new Date()) return { outcome: 'invalid' };
    return { outcome: 'expired', userId: known.userId, registrationId: known.registrationId };
  }

  /** Makes every unused link of a person worthless. */
  async withdrawAll(userId: string, purpose: EmailTokenPurpose, tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM email_token WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL', [
      userId,
      purpose,
    ]);
  }
}
