import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { JobsService } from '../src/jobs/jobs.service.js';
import { MailLogEntry } from '../src/mail/mail-log-entry.entity.js';
import { MailService } from '../src/mail/mail.service.js';
import { APP_URL, type Browser, PASSWORD, TestApp } from './support/app.js';
import { type ReceivedMail, SmtpSink } from './support/smtp-sink.js';
import { until } from './support/until.js';

const SUPPORT = 'help@threefold.test';

let sink: SmtpSink;
let a: TestApp;
beforeAll(async () => {
  sink = await SmtpSink.reserve();
  await sink.up();
  a = await TestApp.start({ env: { SMTP_URL: sink.url, SUPPORT_EMAIL: SUPPORT, APP_NAME: 'Triptych' } });
  a.get(MailService).define('nothing', async () => null);
});
afterAll(async () => {
  await a.stop();
  await sink.down();
});
afterEach(() => {
  sink.behave = () => undefined;
});

let people = 0;
const newEmail = (): string => `mail-${(people += 1)}@example.com`;

async function register(email: string, browser: Browser = a.browser()): Promise<Browser> {
  await browser.post('/api/auth/register', { email, password: PASSWORD, confirmPassword: PASSWORD }).expect(201);
  return browser;
}

const jobsOf = async (email: string): Promise<{ state: string; retries: number }[]> =>
  a.sql.query(
    `SELECT j.state, j.retry_count AS retries FROM pgboss.job j
       LEFT JOIN user_account u ON u.id::text = j.data->'data'->>'userId'
      WHERE j.name = 'mail' AND (u.email = $1 OR j.data::text LIKE '%' || $1 || '%')`,
    [email],
  );

/** Waits until every mail about a person was tried this often. */
const tried = (email: string, times: number): Promise<void> =>
  until(async () => {
    const jobs = await jobsOf(email);
    return jobs.length > 0 && jobs.every(({ state, retries }) => state === 'retry' && retries >= times - 1);
  });

/** The time until the next try, over now. */
async function nextTry(): Promise<void> {
  await a.sql.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'`);
  await a.get(JobsService).send('mail', { template: 'nothing', data: {} });
}

/** Waits for a mail and for all work on it to be done. */
async function received(email: string): Promise<ReceivedMail> {
  await until(
    async () => sink.to(email).length > 0 && (await jobsOf(email)).every(({ state }) => state === 'completed'),
  );
  return sink.to(email).at(-1) as ReceivedMail;
}

const tokenIn = (mail: ReceivedMail | undefined): string => /[?&]token=([\w-]+)/.exec(mail?.content ?? '')?.[1] ?? '';
const logOf = (recipient: string): Promise<MailLogEntry[]> => a.sql.manager.findBy(MailLogEntry, { recipient });

async function metric(name: string): Promise<number> {
  const { text } = await a.browser().get('/api/metrics').expect(200);
  const values = [...text.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\d+)$`, 'gm'))].map(([, value]) => Number(value));
  return values.reduce((sum, value) => sum + value, 0);
}

describe('while the mail server is down', () => {
  it('people sign up, and each mail arrives once when it is back', async () => {
    await sink.down();
    const emails = [newEmail(), newEmail(), newEmail()];
    const browsers = await Promise.all(emails.map((email) => register(email)));
    for (const email of emails) await tried(email, 1);
    await nextTry();
    for (const email of emails) await tried(email, 2);
    await sink.up();
    await nextTry();
    for (const [n, email] of emails.entries()) {
      const token = tokenIn(await received(email));
      const { body } = await (browsers[n] as Browser).post('/api/auth/verify-email', { token }).expect(200);
      expect(body).toMatchObject({ signedIn: true, email });
    }
    await nextTry();
    for (const email of emails) {
      expect(sink.to(email)).toHaveLength(1);
      expect(await logOf(email)).toMatchObject([{ template: 'verify-email', outcome: 'sent', reason: null }]);
    }
    expect(await metric('mail_deferred_total')).toBeGreaterThanOrEqual(6);
  });

  it('or says nothing, nobody who signs up waits for it', async () => {
    const [first, second] = [newEmail(), newEmail()];
    const { attempts } = sink;
    sink.behave = () => ({ at: 'silence' });
    await register(first);
    await until(async () => sink.attempts > attempts);
    const startedAt = performance.now();
    await register(second);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    sink.behave = () => undefined;
    await sink.down();
    await sink.up();
    await tried(first, 1);
    await nextTry();
    for (const email of [first, second]) await received(email);
  });
});

describe('a mail that is refused', () => {
  it.each([
    ['a busy server', { at: 'recipient', code: 451, text: 'try again later' }],
    ['a full mailbox', { at: 'data', code: 452, text: 'mailbox full' }],
    ['a refused sender', { at: 'sender', code: 550, text: 'who are you' }],
    ['a server that shuts down', { at: 'connect', code: 421, text: 'not now' }],
  ] as const)('because of %s is tried again and arrives once', async (_, behaviour) => {
    const email = newEmail();
    sink.behave = () => behaviour;
    await register(email);
    await tried(email, 1);
    sink.behave = () => undefined;
    await nextTry();
    await received(email);
    expect(sink.to(email)).toHaveLength(1);
  });

  it.each([
    ['its recipient', { at: 'recipient', code: 550, text: '5.1.1 no such mailbox' }],
    ['its content', { at: 'data', code: 554, text: '5.7.1 looks like spam' }],
  ] as const)('for good, because of %s, is not tried again, and the record says why', async (_, behaviour) => {
    const email = newEmail();
    const before = await metric('mail_refused_total');
    sink.behave = (recipient) => (recipient === email ? behaviour : undefined);
    await register(email);
    await until(async () => (await logOf(email)).length > 0);
    const attempts = sink.attempts;
    await until(async () => (await jobsOf(email)).every(({ state }) => state === 'completed'));
    await nextTry();
    await received(await registered());
    expect(sink.attempts).toBe(attempts + 1);
    expect(await logOf(email)).toMatchObject([
      { outcome: 'refused', reason: expect.stringContaining(behaviour.text), template: 'verify-email' },
    ]);
    expect(await metric('mail_refused_total')).toBe(before + 1);
  });

  async function registered(): Promise<string> {
    const email = newEmail();
    await register(email);
    return email;
  }
});

describe('a mail that was refused and that staff send on', () => {
  interface Refused {
    id: string;
    recipient: string;
    template: string;
    canBeRetried: boolean;
  }

  let admin: Browser;
  beforeAll(async () => {
    admin = await a.signedIn(await a.user({ role: 'admin' }));
  });

  const refusedTo = async (email: string): Promise<Refused[]> => {
    const { body } = await admin.get('/api/admin/rest/refused-mails').expect(200);
    return (body as Refused[]).filter(({ recipient }) => recipient === email);
  };
  const retry = ({ id }: Refused) => admin.post(`/api/admin/refused-mails/${id}/retry`);
  const traces = async ({ id }: Refused): Promise<unknown[]> =>
    a.sql.query(`SELECT 1 FROM audit_entry WHERE action = 'refused-mail.retried' AND target_id = $1`, [id]);

  /** Has every mail to a mailbox refused until one was. */
  async function refuse(email: string, ask: () => Promise<unknown>): Promise<Refused> {
    sink.behave = (recipient) => (recipient === email ? { at: 'recipient', code: 550, text: 'blocked' } : undefined);
    await ask();
    await until(async () => (await refusedTo(email)).length > 0);
    sink.behave = () => undefined;
    return (await refusedTo(email))[0] as Refused;
  }

  it('leaves with a link of its own, whatever became of the first, and is off the list with a trace', async () => {
    const email = newEmail();
    const browser = a.browser();
    const mail = await refuse(email, () => register(email, browser));
    expect(mail).toMatchObject({ template: 'verify-email', canBeRetried: true });
    await a.sql.query(`UPDATE email_token SET expires_at = now() - interval '1 minute'`);
    const { body } = await retry(mail).expect(200);
    expect(body).toEqual({ success: true, message: '1 mail will be tried again now.', retried: 1 });
    const token = tokenIn(await received(email));
    await browser.post('/api/auth/verify-email', { token }).expect(200);
    expect(await refusedTo(email)).toEqual([]);
    expect(await traces(mail)).toHaveLength(1);
    expect((await logOf(email)).map(({ outcome, retriedAt }) => [outcome, retriedAt !== null]).sort()).toEqual([
      ['refused', true],
      ['sent', false],
    ]);
  });

  it('leaves once for a double click', async () => {
    const email = newEmail();
    const mail = await refuse(email, () => register(email));
    const answers = await Promise.all([retry(mail), retry(mail)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    await received(email);
    expect(sink.to(email)).toHaveLength(1);
    expect(await traces(mail)).toHaveLength(1);
  });

  it('is refused anew like any other where nothing was mended', async () => {
    const email = newEmail();
    const mail = await refuse(email, () => register(email));
    const again = await refuse(email, () =>
      retry(mail)
        .expect(200)
        .then(() => until(async () => (await logOf(email)).length === 2)),
    );
    expect(again.id).not.toBe(mail.id);
  });

  it('stays where nobody needs it any more, or only its owner can ask for another link', async () => {
    const [registered, moving] = [newEmail(), newEmail()];
    const first = await refuse(registered, () => register(registered));
    await a.sql.query('UPDATE user_account SET email_verified_at = now() WHERE email = $1', [registered]);
    expect((await retry(first).expect(409)).body).toMatchObject({
      code: 'CONFLICT',
      message: 'This account is verified already, so nobody needs the link.',
    });
    const owner = await a.signedIn(await a.user());
    const second = await refuse(moving, () =>
      owner.post('/api/account/email', { email: moving, password: PASSWORD }).expect(200),
    );
    await a.sql.query(`UPDATE email_change SET expires_at = now() - interval '1 minute' WHERE new_email = $1`, [
      moving,
    ]);
    expect((await retry(second).expect(409)).body.message).toBe(
      'The link of this mail has expired. The person has to ask for the change of address once more.',
    );
    for (const mail of [first, second]) {
      expect(await refusedTo(mail.recipient)).toHaveLength(1);
      expect(await traces(mail)).toEqual([]);
    }
  });

  it('is kept as ids and addresses alone, and goes with the person', async () => {
    const user = await a.user();
    const mail = await refuse(user.email, () =>
      a.browser().post('/api/auth/forgot-password', { email: user.email }).expect(200),
    );
    const [kept] = await a.sql.query('SELECT data FROM mail_log_entry WHERE id = $1', [mail.id]);
    expect(kept).toEqual({ data: { userId: user.id } });
    await admin.delete(`/api/admin/users/${user.id}`).expect(200);
    await retry(mail).expect(404);
  });

  it('cannot be sent on where what it was made from was not kept', async () => {
    const [email, id] = [newEmail(), randomUUID()];
    await a.sql.query(
      `INSERT INTO mail_log_entry (id, template, recipient, outcome, reason) VALUES ($1, 'verify-email', $2, 'refused', '550 no')`,
      [id, email],
    );
    const [mail] = await refusedTo(email);
    expect(mail).toMatchObject({ id, canBeRetried: false });
    await retry(mail as Refused).expect(404);
  });
});

describe('a mail that left before we could note it', () => {
  it('comes again under the same id, and the links of both are good', async () => {
    const email = newEmail();
    sink.behave = () => ({ at: 'lose-answer' });
    const browser = await register(email);
    await tried(email, 1);
    sink.behave = () => undefined;
    await nextTry();
    await until(async () => sink.to(email).length === 2);
    const [first, second] = sink.to(email);
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@threefold\.test>$/);
    await browser.post('/api/auth/verify-email', { token: tokenIn(first) }).expect(200);

    // The same for a new password: whichever of the two mails a mailbox kept, its link works.
    const answers = [];
    for (const which of [0, 1]) {
      sink.behave = () => ({ at: 'lose-answer' });
      const count = sink.to(email).length;
      await a.browser().post('/api/auth/forgot-password', { email }).expect(200);
      await until(async () => sink.to(email).length === count + 1);
      sink.behave = () => undefined;
      await until(async () => (await jobsOf(email)).some(({ state }) => state === 'retry'));
      await nextTry();
      await until(async () => sink.to(email).length === count + 2);
      const token = tokenIn(sink.to(email)[count + which]);
      answers.push(await a.browser().get(`/api/auth/verify-reset-token?token=${token}`));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('does not come again once it is noted', async () => {
    const email = newEmail();
    await register(email);
    await received(email);
    await a.sql.query(
      `UPDATE pgboss.job SET state = 'retry', completed_on = NULL
        WHERE name = 'mail' AND data->'data'->>'userId' = (SELECT id::text FROM user_account WHERE email = $1)`,
      [email],
    );
    await nextTry();
    await until(async () => (await jobsOf(email)).every(({ state }) => state === 'completed'));
    expect(sink.to(email)).toHaveLength(1);
  });
});

describe('every mail', () => {
  /** One of each kind that the product sends to a person with a browser. */
  async function allMails(): Promise<ReceivedMail[]> {
    const user = await a.user();
    const browser = await a.signedIn(user);
    const newAddress = newEmail();
    const count = sink.mails.length;
    const forged = { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example', 'X-Forwarded-Proto': 'gopher' };
    const unverified = newEmail();
    await browser
      .post('/api/auth/register', { email: unverified, password: PASSWORD, confirmPassword: PASSWORD })
      .set(forged)
      .expect(201);
    await browser.post('/api/auth/forgot-password', { email: user.email }).set(forged).expect(200);
    await browser.post('/api/account/email', { email: newAddress, password: PASSWORD }).set(forged).expect(200);
    await browser
      .post('/api/contact', { name: 'Ada & Bob <b>', email: 'ada@example.com', message: 'Hello to you all' })
      .set(forged)
      .expect(200);
    await until(async () => sink.mails.length === count + 5);
    const token = tokenIn(sink.to(newAddress).at(-1));
    await browser.post('/api/account/email/confirm', { token }).set(forged).expect(200);
    await browser
      .post('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'another correct horse',
        confirmPassword: 'another correct horse',
      })
      .set(forged);
    await browser.delete('/api/account', { password: 'another correct horse' }).set(forged);
    await until(
      async () =>
        (
          await a.sql.query<unknown[]>(
            `SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'active', 'retry')`,
          )
        ).length === 0,
    );
    return sink.mails.slice(count);
  }

  it('has a text and an HTML part, works in the dark, names us, and links to our own address alone', async () => {
    const mails = await allMails();
    expect(mails.length).toBeGreaterThanOrEqual(6);
    for (const { raw, content, subject } of mails) {
      expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
      expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
      expect(raw).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
      expect(raw).toMatch(/^Date: /m);
      for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line, 'latin1')).toBeLessThanOrEqual(998);
      expect(subject).not.toBe('');
      const [text = '', html = ''] = content.slice(content.indexOf('\r\n\r\n')).split('<!doctype html>');
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('prefers-color-scheme: dark');
      for (const part of [text, html]) {
        expect(part).toContain('Triptych');
        expect(part).toContain(SUPPORT);
        expect(part).not.toMatch(/undefined|\[object|\{\{|evil\.example|Threefold/);
        for (const [link] of part.matchAll(/https?:\/\/[^\s"<>)]+/g)) expect(link.startsWith(APP_URL)).toBe(true);
      }
      expect(text).not.toMatch(/<\/|&(amp|lt|gt|quot);/);
    }
  });
});

it('the record of mails is kept for 30 days', async () => {
  const email = newEmail();
  await register(email);
  await received(email);
  const age = (interval: string): Promise<unknown> =>
    a.sql.query('UPDATE mail_log_entry SET created_at = now() - $2::interval WHERE recipient = $1', [email, interval]);
  await age('29 days');
  await a.runJob('mail-log-clean-up');
  expect(await logOf(email)).toHaveLength(1);
  await age('31 days');
  await a.runJob('mail-log-clean-up');
  expect(await logOf(email)).toEqual([]);
});
