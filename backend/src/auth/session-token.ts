import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { AppConfig } from '../config/app-config.js';
import { sha256 } from '../common/sha256.js';

export const TOKEN_ISSUER = 'threefold';
export const SESSION_AUDIENCE = 'threefold:session';
const PENDING_AUDIENCE = 'threefold:pending';

/** All that a session's cookie says; the row that `sid` leads to decides everything else. */
export interface SessionClaims {
  sid: string;
  typ: 'session';
}

/** Signs what goes into cookies. A copy of the database alone, or of the key alone, opens nothing. */
@Injectable()
export class TokenSigner {
  private readonly secrets: ReadonlyMap<string, string>;
  /** Made once: given a text, the verifier tries on every request whether it is a public key. */
  private readonly keys: ReadonlyMap<string, KeyObject>;
  private readonly keyId: string;

  constructor(
    private readonly jwt: JwtService,
    { jwtSecret, jwtSecretPrevious }: AppConfig,
  ) {
    this.keyId = keyIdOf(jwtSecret);
    this.secrets = new Map(
      [jwtSecret, jwtSecretPrevious].filter((secret) => secret !== null).map((secret) => [keyIdOf(secret), secret]),
    );
    this.keys = new Map([...this.secrets].map(([id, secret]) => [id, createSecretKey(secret, 'utf8')]));
  }

  signSession(sid: string, expiresAt: Date): Promise<string> {
    return this.sign({ sid, typ: 'session', exp: Math.floor(expiresAt.getTime() / 1_000) }, SESSION_AUDIENCE);
  }

  signPending(registrationId: string): Promise<string> {
    const dayFromNow = Math.floor(Date.now() / 1_000) + 86_400;
    return this.sign({ rid: registrationId, typ: 'pending', exp: dayFromNow }, PENDING_AUDIENCE);
  }

  /** The registration that this browser made, or null for anything but our own valid token. */
  async readPending(token: string): Promise<string | null> {
    const secret = this.secrets.get(this.keyIdIn(token) ?? '');
    if (!secret) return null;
    try {
      const options = { secret, algorithms: ['HS256' as const], issuer: TOKEN_ISSUER, audience: PENDING_AUDIENCE };
      const claims = await this.jwt.verifyAsync<{ rid: unknown; typ: unknown }>(token, options);
      return claims.typ === 'pending' && typeof claims.rid === 'string' ? claims.rid : null;
    } catch {
      return null; // A forged or expired proof is no proof; the person logs in by hand.
    }
  }

  /** The key a token names in its header, if it is one of ours. */
  keyFor(token: string): KeyObject | null {
    return this.keys.get(this.keyIdIn(token) ?? '') ?? null;
  }

  private keyIdIn(token: string): string | null {
    const decoded = this.decode(token);
    const kid = (decoded as { header?: { kid?: unknown } } | null)?.header?.kid;
    return typeof kid === 'string' ? kid : null;
  }

  private decode(token: string): unknown {
    try {
      return this.jwt.decode(token, { complete: true });
    } catch {
      return null; // Shaped like a token, but made of something else: not one of ours.
    }
  }

  private sign(claims: object, audience: string): Promise<string> {
    const secret = this.secrets.get(this.keyId);
    return this.jwt.signAsync(claims, {
      secret,
      algorithm: 'HS256',
      issuer: TOKEN_ISSUER,
      audience,
      keyid: this.keyId,
    });
  }
}

/** Names a secret without telling anything about it. */
export function keyIdOf(secret: string): string {
  return sha256(`kid:${secret}`).toString('base64url').slice(0, 12);
}
