import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import type { AuthUser } from '../common/auth-user.js';
import { AppConfig } from '../config/app-config.js';
import { Cookies } from './cookies.js';
import { SESSION_AUDIENCE, type SessionClaims, TOKEN_ISSUER, TokenSigner } from './session-token.js';
import { SessionsService } from './sessions.service.js';

/** Reads the session cookie. A good signature isn't enough: the row must be alive now, on this request. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly sessions: SessionsService,
    signer: TokenSigner,
    config: AppConfig,
  ) {
    const cookies = new Cookies(config);
    super({
      jwtFromRequest: (request: Request) => cookies.readSession(request),
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: Error | null, key?: Buffer) => void) => {
        const key = signer.keyFor(token);
        // The verifier takes a key as well; the types of passport-jwt are older than that.
        if (key) done(null, key as unknown as Buffer);
        else done(new Error('The token names no key of ours'));
      },
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: SESSION_AUDIENCE,
    });
  }

  async validate({ sid, typ }: Partial<SessionClaims>): Promise<AuthUser | false> {
    if (typ !== 'session' || typeof sid !== 'string') return false;
    return (await this.sessions.findAlive(sid)) ?? false;
  }
}
