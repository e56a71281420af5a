import type { RequestHandler } from 'express';
import { isRead } from './request-path.js';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year; counted from the day it is read, so it never runs out while somebody serves it. */
const VALID_DAYS = 180;

/** Tells who found a weakness whom to tell (RFC 9116). */
export function securityTxt({ supportEmail, appUrl }: { supportEmail: string; appUrl: string }): RequestHandler {
  return (request, response, next) => {
    if (!isRead(request)) return next();
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${appUrl}${SECURITY_TXT_PATH}`,
    ];
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  };
}
