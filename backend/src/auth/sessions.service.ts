import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { sha256 } from '../common/sha256.js';
import type { Role } from '../contracts/roles.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import { TokenSigner } from './session-token.js';

const HOUR_MS = 3_600_000;

/** How long a session lives without use, and at most. */
const LIFETIME: Record<Role, { idleMs: number; absoluteMs: number }> = {
  user: { idleMs: 7 * 24 * HOUR_MS, absoluteMs: 30 * 24 * HOUR_MS },
  admin: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
};

/** Moving the idle limit on every request would cost a write each; once a minute is exact enough. */
const TOUCH_EVERY_SECONDS = 60;
const SID_BYTES = 32;
const USER_AGENT_MAX = 300;

export interface OpenedSession {
  /** For the cookie. */
  token: string;
  expiresAt: Date;
}

/** Signed-in browsers. The row is asked on every request, so ending a session takes effect on the next one everywhere. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signer: TokenSigner,
  ) {}

  async open(user: Pick<User, 'id' | 'role'>, userAgent: string | null): Promise<OpenedSession> {
    const sid = newSid();
    const now = Date.now();
    const { idleMs, absoluteMs } = LIFETIME[user.role];
    const absoluteExpiresAt = new Date(now + absoluteMs);
    await this.dataSource.manager.insert(Session, {
      tokenHash: sha256(sid),
      userId: user.id,
      authenticatedAt: new Date(now),
      lastSeenAt: new Date(now),
      idleExpiresAt: new Date(now + idleMs),
      absoluteExpiresAt,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    });
    return { token: await this.signer.signSession(sid, absoluteExpiresAt), expiresAt: absoluteExpiresAt };
  }

  /** The person behind a session id, or null when the session has ended in any way. */
  async findAlive(sid: string): Promise<AuthUser | null> {
    const tokenHash = sha256(sid);
    const rows: (AuthUser & { stale: boolean })[] = await this.dataSource.query(
      `SELECT u.id, u.email, u.role, s.id AS "sessionId", s.authenticated_at AS "authenticatedAt",
              s.last_seen_at < now() - make_interval(secs => $2) AS stale
         FROM session s JOIN user_account u ON u.id = s.user_id
        WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.idle_expires_at > now() AND s.absolute_expires_at > now()
          -- Opened before its owner became an administrator, a session keeps to an administrator's limits from then on.
          AND (u.role <> 'admin' OR (s.last_seen_at > now() - make_interval(secs => $3)
                                     AND s.created_at > now() - make_interval(secs => $4)))`,
      [tokenHash, TOUCH_EVERY_SECONDS, LIFETIME.admin.idleMs / 1_000, LIFETIME.admin.absoluteMs / 1_000],
    );
    const [row] = rows;
    if (!row) return null;
    const { stale, ...user } = row;
    if (stale) await this.touch(user);
    return user;
  }

  /** Ends one session. Ending one that has ended changes nothing. */
  async revoke(sessionId: string): Promise<void> {
    await this.dataSource.query('UPDATE session SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL', [
      sessionId,
    ]);
  }

  /** Ends every session of a person, or all but one. */
  async endAll(userId: string, tx: EntityManager, { except = null }: { except?: string | null } = {}): Promise<void> {
    await tx.query(
      'UPDATE session SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2',
      [userId, except],
    );
  }

  /** Goes on under a new id, after the person has proved again who they are. */
  async rotate(sessionId: string, tx: EntityManager): Promise<OpenedSession> {
    const sid = newSid();
    const [rows] = await tx.query<[{ absoluteExpiresAt: Date }[], number]>(
      `UPDATE session SET token_hash = $2, authenticated_at = now() WHERE id = $1 AND revoked_at IS NULL
       RETURNING absolute_expires_at AS "absoluteExpiresAt"`,
      [sessionId, sha256(sid)],
    );
    const [row] = rows;
    if (!row) throw new AppError('UNAUTHENTICATED', 'Your session has expired. Please log in again.');
    return { token: await this.signer.signSession(sid, row.absoluteExpiresAt), expiresAt: row.absoluteExpiresAt };
  }

  /** The person has just proved again who they are. */
  async markAuthenticated(sessionId: string): Promise<void> {
    await this.dataSource.query('UPDATE session SET authenticated_at = now() WHERE id = $1', [sessionId]);
  }

  private async touch({ sessionId, role }: AuthUser): Promise<void> {
    await this.dataSource.query(
      `UPDATE session SET last_seen_at = now(), idle_expires_at = least(now() + make_interval(secs => $2), absolute_expires_at)
        WHERE id = $1 AND revoked_at IS NULL`,
      [sessionId, LIFETIME[role].idleMs / 1_000],
    );
  }
}

function newSid(): string {
  return randomBytes(SID_BYTES).toString('base64url');
}
