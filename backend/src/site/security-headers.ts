import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import { apiDocsPolicy, apiPolicy, devPolicy, pagePolicy } from './content-security-policy.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Features no page of ours uses, so no script that gets in can use them either. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), usb=()';

/**
 * Gives every answer of the app its security headers, errors included, and every answer of the API its refusal to be
 * cached. Has to be mounted before anything that answers.
 */
export function installSecurityHeaders(app: Express, { appUrl }: { appUrl: string }): void {
  const https = isHttps(appUrl);
  app.use(
    helmet({
      contentSecurityPolicy: false,
      // Links in mails carry tokens: no page may tell another site its address.
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
      xFrameOptions: { action: 'deny' },
    }),
    permissionsPolicy,
    pagePolicy({ https }),
  );
  app.use('/api', noStore, noIndex, apiPolicy());
  app.use('/api/docs', apiDocsPolicy());
  app.use('/dev', noStore, noIndex, devPolicy());
}

export function isHttps(appUrl: string): boolean {
  return new URL(appUrl).protocol === 'https:';
}

const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  next();
};

const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store, private');
  next();
};

/** Answers for programs have no place in search results. They may be read: what crawlers render asks for some. */
const noIndex: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex');
  next();
};
