import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Passport } from 'passport';
import type { AuthUser } from '../common/auth-user.js';
import { JwtStrategy } from './jwt.strategy.js';

type Handler = (request: Request, response: unknown, next: (error?: Error) => void) => void;

/** Tells who a request comes from, for the API's guard and for pages that only some may open. */
@Injectable()
export class SessionReader {
  // Our own, because passport's global one knows only the strategy of the application that started last.
  private readonly passport = new Passport();

  constructor(strategy: JwtStrategy) {
    this.passport.use('jwt', strategy);
  }

  /** Null for a visitor, and for a session that has ended in any way. */
  read(request: Request): Promise<AuthUser | null> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, user: AuthUser | false | undefined): void => {
        if (error) reject(error);
        else resolve(user || null);
      };
      const authenticate = this.passport.authenticate('jwt', { session: false }, done) as Handler;
      authenticate(request, request.res, (error) => reject(error ?? new Error('The strategy gave no answer')));
    });
  }
}
