import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Logger } from 'nestjs-pino';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { sha256 } from '../common/sha256.js';
import type { Role } from '../contracts/roles.js';
import type { User } from '../users/user.entity.js';
import { SecurityMailsService } from './security-mails.service.js';
import { Session } from './session.entity.js';
import { TokenSigner } from './session-token.js';
import {
  CONFIRM_ID,
  END_OF_RETIRED_ID,
  END_SURPLUS,
  FIND_BY_PRESENT_ID,
  FIND_BY_RETIRED_ID,
  REFRESH_ID,
  REPLACE_ID,
} from './sessions.queries.js';

const HOUR_SECONDS = 3_600;

/** How long a session lives without use, and at most. */
const LIFETIME: Record<Role, { idleSeconds: number; absoluteSeconds: number }> = {
  user: { idleSeconds: 7 * 24 * HOUR_SECONDS, absoluteSeconds: 30 * 24 * HOUR_SECONDS },
  admin: { idleSeconds: 2 * HOUR_SECONDS, absoluteSeconds: 12 * HOUR_SECONDS },
};

/** Moving the idle limit on every request would cost a write each; once a minute is exact enough. */
const TOUCH_EVERY_SECONDS = 60;
/** A stolen cookie is found out at the latest when thief and owner have both come back after this. */
const NEW_ID_AFTER_SECONDS = 24 * HOUR_SECONDS;
/** For requests of other tabs that left with the earlier id. */
const PARALLEL_TABS_SECONDS = 60;
/** After a change of the password whoever else has the earlier id shall lose it; only requests under way may still arrive. */
const UNDER_WAY_SECONDS = 10;
const MAX_SESSIONS = 20;
const SID_BYTES = 32;

export interface Opening {
  userAgent: string | null;
  /** The second factor was proved, not only the password. */
  withSecondFactor: boolean;
}

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
    private readonly mails: SecurityMailsService,
    private readonly logger: Logger,
  ) {}

  async open(user: Pick<User, 'id' | 'role'>, opening: Opening, tx: EntityManager): Promise<OpenedSession> {
    const sid = newSid();
    const { idleSeconds, absoluteSeconds } = LIFETIME[user.role];
    const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);
    const absoluteExpiresAt = inSeconds(absoluteSeconds);
    await tx.insert(Session, {
      tokenHash: sha256(sid),
      userId: user.id,
      authenticatedAt: new Date(),
      lastSeenAt: new Date(),
      idleExpiresAt: inSeconds(idleSeconds),
      absoluteExpiresAt,
      userAgent: opening.userAgent,
      secondFactorAt: opening.withSecondFactor ? new Date() : null,
    });
    await tx.query(END_SURPLUS, [user.id, MAX_SESSIONS]);
    return this.cookieOf(sid, absoluteExpiresAt);
  }

  /** The person behind a session id, or null when the session has ended in any way. */
  async findAlive(sid: string): Promise<AuthUser | null> {
    const tokenHash = sha256(sid);
    const limits = [TOUCH_EVERY_SECONDS, LIFETIME.admin.idleSeconds, LIFETIME.admin.absoluteSeconds];
    const find = (query: string) =>
      this.dataSource.query<(AuthUser & { stale: boolean; idSeen: boolean })[]>(query, [tokenHash, ...limits]);
    const [present] = await find(FIND_BY_PRESENT_ID);
    const row = present ?? (await find(FIND_BY_RETIRED_ID))[0];
    if (!row) {
      await this.endIfStolen(tokenHash);
      return null;
    }
    const { stale, idSeen, ...user } = row;
    if (stale) await this.touch(user);
    if (present && !idSeen) await this.dataSource.query(CONFIRM_ID, [user.sessionId, PARALLEL_TABS_SECONDS]);
    return user;
  }

  /** A new id for a session that has had its own for a day; null while it is young. */
  async refresh({ sessionId }: AuthUser): Promise<OpenedSession | null> {
    return this.goOnAs(REFRESH_ID, [sessionId], [NEW_ID_AFTER_SECONDS], this.dataSource.manager);
  }

  /** Goes on under a new id, after the person has proved again who they are. @throws AppError UNAUTHENTICATED */
  async rotate(sessionId: string, tx: EntityManager): Promise<OpenedSession> {
    const rotated = await this.goOnAs(REPLACE_ID, [sessionId], [UNDER_WAY_SECONDS], tx);
    if (!rotated) throw new AppError('UNAUTHENTICATED', 'Your session has expired. Please log in again.');
    return rotated;
  }

  /** Ends one session. Ending one that has ended changes nothing. */
  async revoke(sessionId: string): Promise<void> {
    await this.dataSource.query('UPDATE session SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL', [
      sessionId,
    ]);
  }

  /** The person has just proved again who they are. */
  async markAuthenticated(sessionId: string): Promise<void> {
    await this.dataSource.query('UPDATE session SET authenticated_at = now() WHERE id = $1', [sessionId]);
  }

  /** The person has just proved their second factor. */
  async markSecondFactor(sessionId: string, tx: EntityManager): Promise<void> {
    await tx.query('UPDATE session SET second_factor_at = now(), authenticated_at = now() WHERE id = $1', [sessionId]);
  }

  /** An id comes back that its own browser gave up: two hold this session, and nobody can tell which is the owner. */
  private async endIfStolen(tokenHash: Buffer): Promise<void> {
    const ended = await this.dataSource.transaction(async (tx) => {
      const [rows] = await tx.query<[{ userId: string }[], number]>(END_OF_RETIRED_ID, [tokenHash]);
      for (const { userId } of rows) await this.mails.sessionEnded(userId, tx);
      return rows.length > 0;
    });
    if (ended) this.logger.warn('A session was ended because a retired id of it came back');
  }

  private async goOnAs(
    query: string,
    [sessionId]: [string],
    [seconds]: [number],
    tx: EntityManager,
  ): Promise<OpenedSession | null> {
    const sid = newSid();
    const [rows] = await tx.query<[{ absoluteExpiresAt: Date }[], number]>(query, [sessionId, sha256(sid), seconds]);
    return rows[0] ? this.cookieOf(sid, rows[0].absoluteExpiresAt) : null;
  }

  private async touch({ sessionId, role }: AuthUser): Promise<void> {
    await this.dataSource.query(
      `UPDATE session SET last_seen_at = now(), idle_expires_at = least(now() + make_interval(secs => $2), absolute_expires_at)
        WHERE id = $1 AND revoked_at IS NULL`,
      [sessionId, LIFETIME[role].idleSeconds],
    );
  }

  private async cookieOf(sid: string, expiresAt: Date): Promise<OpenedSession> {
    return { token: await this.signer.signSession(sid, expiresAt), expiresAt };
  }
}

function newSid(): string {
  return randomBytes(SID_BYTES).toString('base64url');
}
