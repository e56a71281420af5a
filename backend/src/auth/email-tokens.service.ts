import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { sha256 } from '../common/sha256.js';
import type { User } from '../users/user.entity.js';
import { EmailToken, type EmailTokenPurpose } from './email-token.entity.js';

const TOKEN_BYTES = 32;

interface Owner {
  userId: string;
  registrationId: string;
}

export type FoundToken = ({ outcome: 'usable' | 'expired' } & Owner) | { outcome: 'invalid' };

/**
 * A later registration of the address, or a move to another one, makes a link worthless. Only a reset of an account that
 * nobody has proved yet survives: it replaces the password whoever chose it, so a squatter can't ward it off.
 */
const STILL_MEANT = `(u.registration_id = t.registration_id
                      OR (t.purpose = 'reset-password' AND u.email_verified_at IS NULL))`;

/** Links that prove a mailbox: made when the mail is sent, worth one use, known to us only by their hash. */
@Injectable()
export class EmailTokensService {
  constructor(private readonly dataSource: DataSource) {}

  /** A new token for a mail about to leave. Earlier mails for the same purpose keep theirs until one is used. */
  async issue(user: User, purpose: EmailTokenPurpose, lifetimeMinutes: number): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.dataSource.manager.insert(EmailToken, {
      tokenHash: sha256(token),
      purpose,
      userId: user.id,
      registrationId: user.registrationId,
      expiresAt: new Date(Date.now() + lifetimeMinutes * 60_000),
    });
    return token;
  }

  /** What a token would do, without using it up. */
  async find(
    token: string,
    purpose: EmailTokenPurpose,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<FoundToken> {
    const rows = await tx.query<(Owner & { expired: boolean })[]>(
      `SELECT t.user_id AS "userId", t.registration_id AS "registrationId", t.expires_at <= now() AS expired
         FROM email_token t JOIN user_account u ON u.id = t.user_id
        WHERE t.token_hash = $1 AND t.purpose = $2 AND t.used_at IS NULL AND ${STILL_MEANT}`,
      [sha256(token), purpose],
    );
    const [row] = rows;
    if (!row) return { outcome: 'invalid' };
    const { expired, ...owner } = row;
    return { outcome: expired ? 'expired' : 'usable', ...owner };
  }

  /** Uses a token up, once, whoever else tries at the same moment. An expired one says whose it was. */
  async consume(token: string, purpose: EmailTokenPurpose, tx: EntityManager): Promise<FoundToken> {
    const tokenHash = sha256(token);
    // Whoever changes an account's links holds the account first; in any other order, two links used at once would
    // wait for each other.
    await tx.query(
      'SELECT 1 FROM user_account WHERE id = (SELECT user_id FROM email_token WHERE token_hash = $1) FOR UPDATE',
      [tokenHash],
    );
    const [consumed] = await tx.query<[Owner[], number]>(
      `UPDATE email_token t SET used_at = now() FROM user_account u
        WHERE t.token_hash = $1 AND t.purpose = $2 AND t.used_at IS NULL AND t.expires_at > now()
          AND u.id = t.user_id AND ${STILL_MEANT}
       RETURNING t.user_id AS "userId", t.registration_id AS "registrationId"`,
      [tokenHash, purpose],
    );
    if (consumed[0]) return { outcome: 'usable', ...consumed[0] };
    const found = await this.find(token, purpose, tx);
    return found.outcome === 'expired' ? found : { outcome: 'invalid' };
  }

  /** Makes every unused link of a person worthless. */
  async withdrawAll(userId: string, purpose: EmailTokenPurpose, tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM email_token WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL', [
      userId,
      purpose,
    ]);
  }
}
