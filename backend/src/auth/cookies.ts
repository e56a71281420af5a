import type { CookieOptions, Request, Response } from 'express';
import type { AppConfig } from '../config/app-config.js';

const PENDING_HOURS = 24;

/** What our cookies are called and how they are set. Over https the session's name forbids other hosts to plant one. */
export class Cookies {
  readonly sessionName: string;
  private readonly base: CookieOptions;

  constructor({ https }: Pick<AppConfig, 'https'>) {
    this.sessionName = https ? '__Host-session' : 'session';
    this.base = { secure: https, sameSite: 'lax', path: '/' };
  }

  readSession(request: Request): string | null {
    return readCookie(request, this.sessionName);
  }

  setSession(response: Response, token: string, expires: Date): void {
    response.cookie(this.sessionName, token, { ...this.base, httpOnly: true, expires });
    // Readable on purpose and without content: pages may prepare for a signed-in person before they ask.
    response.cookie('has_session', '1', { ...this.base, expires });
  }

  clearSession(response: Response): void {
    response.clearCookie(this.sessionName, { ...this.base, httpOnly: true });
    response.clearCookie('has_session', this.base);
  }

  /** Proof that this browser registered: following the mailed link here may sign in. */
  readPending(request: Request): string | null {
    return readCookie(request, 'pending');
  }

  setPending(response: Response, token: string): void {
    response.cookie('pending', token, { ...this.base, httpOnly: true, maxAge: PENDING_HOURS * 3_600_000 });
  }

  clearPending(response: Response): void {
    response.clearCookie('pending', { ...this.base, httpOnly: true });
  }
}

function readCookie(request: Request, name: string): string | null {
  const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && value ? value : null;
}
