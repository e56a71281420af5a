import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, TestApp } from './support/app.js';
import { until } from './support/until.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start({ env: { ADMIN_EMAILS: 'Boss@Example.com' } });
});
afterAll(() => a.stop());

const registration = (email: string, password = PASSWORD) => ({
  username: email,
  email,
  password,
  confirmPassword: password,
});

describe('registering', () => {
  it('leads by a mailed link to a signed-in browser with ten prompts', async () => {
    const browser = a.browser();
    const registered = await browser.post('/api/auth/register', registration('  Ada@Example.com ')).expect(201);
    expect(registered.body).toMatchObject({ success: true, email: 'ada@example.com' });
    const token = await a.mailbox.tokenFor('ada@example.com');

    const verified = await browser.post('/api/auth/verify-email', { token }).expect(200);
    expect(verified.body).toMatchObject({ success: true, email: 'ada@example.com', signedIn: true });

    const session = await browser.get('/api/auth/session').expect(200);
    expect(session.body).toEqual({
      isAuthenticated: true,
      user: {
        username: 'ada@example.com',
        email: 'ada@example.com',
        subscriptionTier: 'free',
        isVerified: true,
        promptQuota: 10,
        promptsUsed: 0,
        role: 'user',
      },
    });
    expect((await browser.get('/api/track-usage?t=1').expect(200)).body).toEqual({ remaining: 10, total: 10 });
  });

  it('sends a mail with a text part, both linking to the site', async () => {
    await a.browser().post('/api/auth/register', registration('mail@example.com')).expect(201);
    const mail = await a.mailbox.mailTo('mail@example.com');
    expect(mail.subject).toBe('Verify your e-mail for Threefold');
    expect(mail.text).toMatch(/http:\/\/threefold\.test\/verify-email\?token=[\w-]{43}\n/);
    expect(mail.html).toMatch(/href="http:\/\/threefold\.test\/verify-email\?token=[\w-]{43}"/);
  });

  it('stores no usable token: neither in a table of ours nor in the job queue', async () => {
    await a.browser().post('/api/auth/register', registration('stored@example.com')).expect(201);
    const token = await a.mailbox.tokenFor('stored@example.com');
    const tokens = await a.sql.query<object[]>('SELECT * FROM email_token');
    const jobs = await a.sql.query<object[]>('SELECT data, output FROM pgboss.job');
    expect(JSON.stringify([tokens, jobs])).not.toContain(token);
  });

  it('refuses an address that is registered and verified', async () => {
    const { email } = await a.user();
    const { body } = await a.browser().post('/api/auth/register', registration(email)).expect(409);
    expect(body).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'An account with this email already exists. Please sign in instead.',
    });
  });

  it('of an unverified address replaces its password and makes the earlier link worthless', async () => {
    const email = 'twice@example.com';
    await a.browser().post('/api/auth/register', registration(email, 'the first password')).expect(201);
    const firstToken = await a.mailbox.tokenFor(email);
    const browser = a.browser();
    await browser.post('/api/auth/register', registration(email, 'the second password')).expect(201);
    const secondToken = await a.mailbox.tokenFor(email, { count: 2 });

    expect((await browser.post('/api/auth/verify-email', { token: firstToken }).expect(400)).body.code).toBe(
      'TOKEN_INVALID',
    );
    await browser.post('/api/auth/verify-email', { token: secondToken }).expect(200);
    await a.browser().post('/api/auth/login', { username: email, password: 'the first password' }).expect(401);
    await a.browser().post('/api/auth/login', { username: email, password: 'the second password' }).expect(200);
  });

  it('gives parallel registrations of one address one account', async () => {
    const email = 'parallel@example.com';
    const calls = Array.from({ length: 6 }, () => a.browser().post('/api/auth/register', registration(email)));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(Array(6).fill(201));
    expect(await a.sql.query('SELECT 1 FROM user_account WHERE email = $1', [email])).toHaveLength(1);
  });

  it.each([
    ['a wrong address', { email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [
      'a short password',
      { password: 'short', confirmPassword: 'short' },
      { password: 'Password must be at least 6 characters' },
    ],
    ['two different passwords', { confirmPassword: 'another one' }, { confirmPassword: 'Passwords do not match' }],
  ])('refuses %s at its field', async (_, change, errors) => {
    const { body } = await a
      .browser()
      .post('/api/auth/register', { ...registration('field@example.com'), ...change })
      .expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
  });

  it('makes the addresses of ADMIN_EMAILS administrators once they are verified, and records it', async () => {
    const browser = a.browser();
    await browser.post('/api/auth/register', registration('boss@example.com')).expect(201);
    await browser.post('/api/auth/verify-email', { token: await a.mailbox.tokenFor('boss@example.com') }).expect(200);
    expect((await browser.get('/api/auth/session')).body.user.role).toBe('admin');
    const audit = await a.sql.query<{ action: string }[]>('SELECT action FROM audit_entry');
    expect(audit).toEqual([{ action: 'user.role-granted' }]);
  });
});

describe('the verification link', () => {
  const registered = async (email: string) => {
    const browser = a.browser();
    await browser.post('/api/auth/register', registration(email)).expect(201);
    return { browser, token: await a.mailbox.tokenFor(email) };
  };

  it('verifies elsewhere too, but signs in only the browser that registered', async () => {
    const { token } = await registered('elsewhere@example.com');
    const elsewhere = a.browser();
    const { body } = await elsewhere.post('/api/auth/verify-email', { token }).expect(200);
    expect(body).toMatchObject({ success: true, signedIn: false });
    expect((await elsewhere.get('/api/auth/session')).body.isAuthenticated).toBe(false);
  });

  it('can be used once, also when used twice at the same moment', async () => {
    const { token } = await registered('race@example.com');
    const calls = Array.from({ length: 5 }, () => a.browser().post('/api/auth/verify-email', { token }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400, 400]);
  });

  it('is not used up by a browser or scanner that follows the API address', async () => {
    const { browser, token } = await registered('scanner@example.com');
    const followed = await a
      .browser()
      .get(`/api/verify-email?token=${token}`)
      .set('Accept', 'text/html,*/*;q=0.8')
      .expect(302);
    expect(followed.headers['location']).toBe(`http://threefold.test/verify-email?token=${token}`);
    const { body } = await browser
      .get(`/api/verify-email?token=${token}`)
      .set('Accept', 'application/json')
      .expect(200);
    expect(body.signedIn).toBe(true);
  });

  it('says that it has expired and whose it was, so that a new one can be sent', async () => {
    const { browser, token } = await registered('late@example.com');
    await a.sql.query(`UPDATE email_token SET expires_at = now() - interval '1 second'`);
    const { body } = await browser.post('/api/auth/verify-email', { token }).expect(400);
    expect(body).toMatchObject({ code: 'TOKEN_EXPIRED', expired: true, email: 'late@example.com' });

    await browser.post('/api/auth/resend-verification', { email: 'late@example.com' }).expect(200);
    const fresh = await a.mailbox.tokenFor('late@example.com', { count: 2 });
    await browser.post('/api/auth/verify-email', { token: fresh }).expect(200);
  });

  it.each([
    ['a HEAD request', 'head', { Accept: 'application/json' }],
    ['a browser that takes JSON too', 'get', { Accept: 'text/html,application/json;q=0.1,*/*' }],
    ['another site', 'get', { Accept: 'application/json', 'Sec-Fetch-Site': 'cross-site' }],
  ] as const)('is not used up by %s', async (who, method, headers) => {
    const { browser, token } = await registered(`${who.replaceAll(' ', '-')}@example.com`.toLowerCase());
    await a.browser().raw(method, `/api/verify-email?token=${token}&utm_source=mail`).set(headers).expect(302);
    await browser.post('/api/auth/verify-email', { token }).expect(200);
  });

  it('ends the session that the browser had with another account', async () => {
    const browser = await a.signedIn();
    const [before] = await a.sql.query<{ id: string }[]>('SELECT id FROM session ORDER BY created_at DESC LIMIT 1');
    await browser.post('/api/auth/register', registration('second@example.com')).expect(201);
    await browser.post('/api/auth/verify-email', { token: await a.mailbox.tokenFor('second@example.com') }).expect(200);
    const [row] = await a.sql.query('SELECT revoked_at IS NOT NULL AS ended FROM session WHERE id = $1', [before?.id]);
    expect(row).toEqual({ ended: true });
  });

  it('of several mails to one account works once and refuses the others, also all at the same moment', async () => {
    const { token } = await registered('many@example.com');
    const tokens = [token];
    for (let count = 2; count <= 5; count += 1) {
      await a.browser().post('/api/auth/resend-verification', { email: 'many@example.com' }).expect(200);
      tokens.push(await a.mailbox.tokenFor('many@example.com', { count }));
    }
    const calls = [...tokens, ...tokens].map((each) => a.browser().post('/api/auth/verify-email', { token: each }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(400)]);
  });

  it('is refused when it was never sent', async () => {
    const { body } = await a.browser().post('/api/auth/verify-email', { token: 'made-up' }).expect(400);
    expect(body.code).toBe('TOKEN_INVALID');
  });
});

describe('asking for another link', () => {
  it('answers alike for waiting, verified and unknown addresses', async () => {
    await a.browser().post('/api/auth/register', registration('waiting@example.com')).expect(201);
    const { email } = await a.user();
    const answers = await Promise.all(
      ['waiting@example.com', email, 'unknown@example.com'].map((address) =>
        a.browser().post('/api/auth/resend-verification', { email: address }).expect(200),
      ),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { text } = await a.mailbox.mailAbout(email, 'Your address for Threefold is verified already');
    expect(text).toContain('http://threefold.test/auth\n');
    expect(a.mailbox.mails.some(({ to }) => to === 'unknown@example.com')).toBe(false);
  });

  it('sends a burst of mails without pausing between them', async () => {
    const people = Array.from({ length: 12 }, (_, n) => `burst-${n}@example.com`);
    await Promise.all(people.map((email) => a.browser().post('/api/auth/register', registration(email)).expect(201)));
    const startedAt = performance.now();
    await Promise.all(people.map((email) => a.mailbox.mailTo(email)));
    // One missed wake-up call would cost ten seconds.
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });

  it('still delivers when the mail server was down at first', async () => {
    a.mailbox.failures = 1;
    await a.browser().post('/api/auth/register', registration('patient@example.com')).expect(201);
    await until(async () => {
      // The wait before the next try is the queue's; this test has seen enough of it.
      await a.sql.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
      return a.mailbox.mails.some(({ to }) => to === 'patient@example.com');
    });
    expect(await a.mailbox.tokenFor('patient@example.com')).toHaveLength(43);
  });
});

describe('signing in', () => {
  it('gives unknown addresses and wrong passwords one answer', async () => {
    const { email } = await a.user();
    const wrong = await a.browser().post('/api/auth/login', { username: email, password: 'not this one' }).expect(401);
    const unknown = await a
      .browser()
      .post('/api/auth/login', { username: 'nobody@example.com', password: 'not this one' })
      .expect(401);
    const shown = ({ body }: { body: Record<string, unknown> }) => ({ ...body, requestId: '' });
    expect(shown(wrong)).toEqual(shown(unknown));
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' });
  });

  it('is counted by what became of it', async () => {
    const { text } = await a.browser().get('/api/metrics').expect(200);
    expect(text).toMatch(/logins_total\{outcome="SIGNED_IN"\} [1-9]/);
    expect(text).toMatch(/logins_total\{outcome="INVALID_CREDENTIALS"\} [1-9]/);
  });

  it('tells an unverified person to verify, after the right password only', async () => {
    const email = 'unverified@example.com';
    await a.browser().post('/api/auth/register', registration(email)).expect(201);
    const right = await a.browser().post('/api/auth/login', { username: email, password: PASSWORD }).expect(403);
    expect(right.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', needsVerification: true, email });
    await a.browser().post('/api/auth/login', { username: email, password: 'not this one' }).expect(401);
  });

  it('sets a cookie that scripts and other sites cannot use, and a hint without content', async () => {
    const { email } = await a.user();
    const { headers } = await a.browser().post('/api/auth/login', { username: email, password: PASSWORD }).expect(200);
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies).toEqual([
      expect.stringMatching(/^session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^has_session=1; Path=\/; Expires=[^;]+; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('ends at once when the person signs out, also for a copy of the cookie', async () => {
    const { email } = await a.user();
    const login = await a.browser().post('/api/auth/login', { username: email, password: PASSWORD }).expect(200);
    const cookie = (login.headers['set-cookie'] as unknown as string[])[0]?.split(';')[0] ?? '';
    const copy = () => a.browser().get('/api/track-usage').set('Cookie', cookie);
    await copy().expect(200);
    await a
      .browser()
      .raw('post', '/api/auth/logout')
      .set('Origin', 'http://threefold.test')
      .set('Cookie', cookie)
      .expect(200);
    expect((await copy().expect(401)).body).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Your session has expired. Please log in again.',
    });
  });

  it('replaces the session that the browser had', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await browser.post('/api/auth/login', { username: user.email, password: PASSWORD }).expect(200);
    const alive = await a.sql.query('SELECT 1 FROM session WHERE user_id = $1 AND revoked_at IS NULL', [user.id]);
    expect(alive).toHaveLength(1);
  });

  it('lets anyone sign out, with a dead session or none', async () => {
    const { body } = await a.browser().post('/api/auth/logout').expect(200);
    expect(body).toEqual({ success: true, message: 'You have been logged out.' });
  });

  it('ends an idle session', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await a.sql.query(`UPDATE session SET idle_expires_at = now() - interval '1 second' WHERE user_id = $1`, [user.id]);
    await browser.get('/api/track-usage').expect(401);
    expect((await browser.get('/api/auth/session').expect(200)).body).toEqual({ isAuthenticated: false, user: null });
  });

  it('moves the idle limit on with use, but never past the absolute one', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await a.sql.query(
      `UPDATE session SET last_seen_at = now() - interval '2 minutes', idle_expires_at = now() + interval '1 minute',
              absolute_expires_at = now() + interval '1 hour' WHERE user_id = $1`,
      [user.id],
    );
    await browser.get('/api/track-usage').expect(200);
    const [row] = await a.sql.query<{ moved: boolean }[]>(
      'SELECT idle_expires_at = absolute_expires_at AS moved FROM session WHERE user_id = $1',
      [user.id],
    );
    expect(row?.moved).toBe(true);
  });
});
