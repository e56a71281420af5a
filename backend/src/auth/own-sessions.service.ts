import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A signed-in browser, as its owner sees it. */
export interface OwnSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The session still opens the door: not ended, and inside both of its limits. */
const ALIVE = 'revoked_at IS NULL AND idle_expires_at > now() AND absolute_expires_at > now()';

/** What a person sees and ends of their own sessions. Every statement names the owner, so nobody else's can be meant. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The most recently used first. */
  list(userId: string): Promise<OwnSession[]> {
    return this.dataSource.query<OwnSession[]>(
      `SELECT id, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt"
         FROM session WHERE user_id = $1 AND ${ALIVE} ORDER BY last_seen_at DESC, id`,
      [userId],
    );
  }

  /** False: there is no such session of this person. */
  async end(userId: string, sessionId: string, tx: EntityManager = this.dataSource.manager): Promise<boolean> {
    const [, affected] = await tx.query<[unknown[], number]>(
      `UPDATE session SET revoked_at = now() WHERE id = $2 AND user_id = $1 AND ${ALIVE}`,
      [userId, sessionId],
    );
    return affected > 0;
  }

  /** Ends every session but one, or every one. @returns how many ended. */
  async endOthers(userId: string, keptId: string | null, tx: EntityManager = this.dataSource.manager): Promise<number> {
    const [, affected] = await tx.query<[unknown[], number]>(
      `UPDATE session SET revoked_at = now() WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid AND ${ALIVE}`,
      [userId, keptId],
    );
    return affected;
  }
}
