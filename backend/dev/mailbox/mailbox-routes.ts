import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailStore } from './mail-store.js';
import { MAILBOX_PATH, renderMailbox } from './mailbox-page.js';

/** Its own, because the mails it shows are written with inline styles and nothing else is allowed in. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves what the store caught: a page for people at /dev/mailbox, and /dev/mailbox.json for programs. */
export function mountMailbox(app: NestExpressApplication, store: MailStore, appName: string): void {
  const server: Express = app.getHttpAdapter().getInstance();
  const showMail = (request: Request, response: Response): void => {
    const mails = store.list();
    const { id } = request.params;
    const open = id === undefined ? mails[0] : mails.find((mail) => mail.id === id);
    response
      .status(id !== undefined && !open ? 404 : 200)
      .set({ 'Content-Security-Policy': CONTENT_SECURITY_POLICY, 'Cache-Control': 'no-store' })
      .type('html')
      .send(renderMailbox({ appName, mails, open }));
  };

  server.get(`${MAILBOX_PATH}.json`, (_request: Request, response: Response) => {
    response.set('Cache-Control', 'no-store').json(store.list());
  });
  for (const [name, type] of [
    ['mailbox.css', 'css'],
    ['mailbox.js', 'js'],
  ] as const) {
    const content = readFileSync(join(import.meta.dirname, name), 'utf8');
    server.get(`${MAILBOX_PATH}/${name}`, (_request: Request, response: Response) => {
      response.set('Cache-Control', 'no-cache').type(type).send(content);
    });
  }
  server.get(MAILBOX_PATH, showMail);
  server.get(`${MAILBOX_PATH}/:id`, showMail);
}
