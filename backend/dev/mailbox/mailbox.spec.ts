import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailStore } from './mail-store.js';
import { renderMailbox } from './mailbox-page.js';
import { mailboxTransport } from './mailbox-transport.js';

let folder: string;
let store: MailStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threefold-mailbox-'));
  store = new MailStore(folder);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LINK = 'http://localhost:3000/verify-email?token=abc&x=1';

function send(messageId: string) {
  return createTransport(mailboxTransport(store)).sendMail({
    from: 'Threefold <support@threefold.test>',
    to: 'Ada <ada@example.com>',
    subject: 'Verify your e-mail',
    messageId,
    text: `Open ${LINK}.`,
    html: `<a href="http://localhost:3000/verify-email?token&#x3D;abc&amp;x=1">Verify</a> <a href="mailto:a@b.co">us</a>`,
  });
}

it('keeps a mail with its parts and its links, each link once', async () => {
  const { messageId, accepted } = await send('<1@threefold.test>');

  expect({ messageId, accepted }).toEqual({ messageId: '<1@threefold.test>', accepted: ['ada@example.com'] });
  expect(store.list()).toEqual([
    expect.objectContaining({
      to: 'ada@example.com',
      subject: 'Verify your e-mail',
      text: `Open ${LINK}.`,
      html: expect.stringContaining('Verify</a>'),
      links: [LINK],
    }),
  ]);
});

it('keeps a mail once that a repeated job sends again', async () => {
  await send('<1@threefold.test>');
  await send('<1@threefold.test>');

  expect(store.list()).toHaveLength(1);
});

it('shows the newest mail first, also after a restart', () => {
  const mail = { to: 'ada@example.com', text: '', html: '' };
  store.add('<1@threefold.test>', { ...mail, subject: 'first', sentAt: '2026-01-01T10:00:00.000Z' });
  store.add('<2@threefold.test>', { ...mail, subject: 'second', sentAt: '2026-01-01T10:00:00.001Z' });

  expect(new MailStore(folder).list().map(({ subject }) => subject)).toEqual(['second', 'first']);
});

it('keeps the newest 200 mails, readable by their owner alone', () => {
  for (let number = 0; number < 203; number += 1) {
    const sentAt = new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString();
    store.add(`<${number}@threefold.test>`, {
      to: 'ada@example.com',
      subject: String(number),
      text: '',
      html: '',
      sentAt,
    });
  }

  const subjects = store.list().map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect([subjects[0], subjects.at(-1)]).toEqual(['202', '3']);
  expect(readdirSync(folder).every((name) => (statSync(join(folder, name)).mode & 0o077) === 0)).toBe(true);
});

it('lets no mail break out of its frame or into the page', () => {
  const hostile = '"><script>alert(1)</script>';
  store.add('<1@threefold.test>', {
    to: hostile,
    subject: hostile,
    text: hostile,
    html: hostile,
    sentAt: new Date().toISOString(),
  });
  const mails = store.list();

  const page = renderMailbox({ appName: 'Threefold', mails, open: mails[0] });

  expect(page).not.toContain('<script>');
  expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
});
