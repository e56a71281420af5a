import type { CookieOptions, Request, Response } from 'express';
import type { AppConfig } from '../config/app-config.js';
import { DEVICE_DAYS } from './devices.service.js';
import type { OpenedSession } from './sessions.service.js';

const PENDING_HOURS = 24;
const HOUR_MS = 3_600_000;
const DEVICE = /^[\w-]{43}$/;

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

  setSession(response: Response, { token, expiresAt: expires }: OpenedSession): void {
    response.cookie(this.sessionName, token, { ...this.base, httpOnly: true, expires });
    // Readable on purpose and without content: pages may prepare for a signed-in person before they ask.
    response.cookie('has_session', '1', { ...this.base, expires });
  }

  clearSession(response: Response): void {
    response.clearCookie(this.sessionName, { ...this.base, httpOnly: true });
    response.clearCookie('has_session', this.base);
  }

  /** Tells this browser from a stranger's when somebody tries a password. It opens nothing. */
  readDevice(request: Request): string | null {
    const value = readCookie(request, 'device');
    return value !== null && DEVICE.test(value) ? value : null;
  }

  setDevice(response: Response, token: string): void {
    response.cookie('device', token, { ...this.base, httpOnly: true, maxAge: DEVICE_DAYS * 24 * HOUR_MS });
  }

  /** Proof that this browser registered: following the mailed link here may sign in. */
  readPending(request: Request): string | null {
    return readCookie(request, 'pending');
  }

  setPending(response: Response, token: string): void {
    response.cookie('pending', token, { ...this.base, httpOnly: true, maxAge: PENDING_HOURS * HOUR_MS });
  }

  clearPending(response: Response): void {
    response.clearCookie('pending', { ...this.base, httpOnly: true });
  }
}

function readCookie(request: Request, name: string): string | null {
  const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && value ? value : null;
}
