import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { sha256 } from '../common/sha256.js';
import type { Visitor } from './visitor.js';

const TOKEN_BYTES = 32;
/** As long as the cookie lives. */
export const DEVICE_DAYS = 365;

export interface RecognisedDevice {
  /** For the cookie. */
  token: string;
  /** Signed in here for the first time, while other devices were known already. */
  isStrange: boolean;
}

/** Browsers that people have signed in with, so that their own log-ins differ from a stranger's. */
@Injectable()
export class DevicesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the owner of this address has signed in with this browser. */
  async isKnown(email: string, device: string | null): Promise<boolean> {
    if (device === null) return false;
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM known_device d JOIN user_account u ON u.id = d.user_id
        WHERE u.email = $1 AND d.token_hash = $2 AND d.last_seen_at > now() - make_interval(days => $3)`,
      [email, sha256(device), DEVICE_DAYS],
    );
    return rows.length > 0;
  }

  /** Remembers the browser in which this person has just proved who they are. */
  async remember(userId: string, { device, userAgent }: Visitor, tx: EntityManager): Promise<RecognisedDevice> {
    // A value that we didn't give out, or gave to nobody who signed in, may have been planted: it gets a new one.
    const token = device !== null && (await this.isOurs(device, tx)) ? device : newToken();
    const rows = await tx.query<{ isNew: boolean; hasOthers: boolean }[]>(
      `INSERT INTO known_device AS d (user_id, token_hash, user_agent) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = now(), user_agent = excluded.user_agent
       RETURNING xmax = 0 AS "isNew",
                 EXISTS (SELECT 1 FROM known_device o WHERE o.user_id = d.user_id AND o.id <> d.id) AS "hasOthers"`,
      [userId, sha256(token), userAgent],
    );
    return { token, isStrange: rows.some(({ isNew, hasOthers }) => isNew && hasOthers) };
  }

  /** Whoever signed in elsewhere, perhaps not the owner, is a stranger again. */
  async forgetAll(
    userId: string,
    tx: EntityManager,
    { except = null }: { except?: string | null } = {},
  ): Promise<void> {
    await tx.query('DELETE FROM known_device WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [
      userId,
      except === null ? null : sha256(except),
    ]);
  }

  private async isOurs(device: string, tx: EntityManager): Promise<boolean> {
    const rows = await tx.query<unknown[]>('SELECT 1 FROM known_device WHERE token_hash = $1 LIMIT 1', [
      sha256(device),
    ]);
    return rows.length > 0;
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
