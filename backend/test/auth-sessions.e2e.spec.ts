import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { AuthService } from '../src/auth/auth.service.js';
import { AuthSweepJob } from '../src/auth/auth-sweep.job.js';
import type { User } from '../src/users/user.entity.js';
import { PASSWORD, TestApp } from './support/app.js';
import { cookieOf } from './support/cookies.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

const SIGNED_OUT = 'You were signed out of Threefold';
const login = (user: User, browser = a.browser()) =>
  browser.post('/api/auth/login', { username: user.email, password: PASSWORD }).expect(200);
/** Whether this very cookie opens a private route, whatever browser shows it. */
const opens = async (cookie: string) =>
  (await a.browser().get('/api/track-usage').set('Cookie', cookie)).status === 200;
const session = (answer: Response) => cookieOf(answer, 'session');
const age = (user: User, hours = 25) =>
  a.sql.query(`UPDATE session SET rotated_at = now() - make_interval(hours => $2) WHERE user_id = $1`, [
    user.id,
    hours,
  ]);
/** As if the time for parallel tabs were over. */
const endGrace = () => a.sql.query(`UPDATE retired_session_id SET valid_until = now() WHERE valid_until IS NOT NULL`);
const mailsTo = ({ email }: User) => a.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

/** A day-old session that has just got a new id. */
async function renewed(): Promise<{ user: User; earlier: string; present: string }> {
  const user = await a.user();
  const earlier = session(await login(user));
  await age(user);
  const present = session(await a.browser().get('/api/auth/session').set('Cookie', earlier).expect(200));
  return { user, earlier, present };
}

describe('a session', () => {
  it('gets a new id after a day, and keeps the one it has until then', async () => {
    const user = await a.user();
    const cookie = session(await login(user));
    await age(user, 23);
    const young = await a.browser().get('/api/auth/session').set('Cookie', cookie).expect(200);
    expect(young.headers['set-cookie']).toBeUndefined();
    await age(user, 25);
    const old = await a.browser().get('/api/auth/session').set('Cookie', cookie).expect(200);
    expect(session(old)).not.toBe(cookie);
    expect(await opens(session(old))).toBe(true);
  });

  it('gets one new id when many tabs ask at the same moment', async () => {
    const user = await a.user();
    const cookie = session(await login(user));
    await age(user);
    const tabs = Array.from({ length: 6 }, () =>
      a.browser().get('/api/auth/session').set('Cookie', cookie).expect(200),
    );
    const answers = await Promise.all(tabs);
    expect(answers.every(({ body }) => body.isAuthenticated)).toBe(true);
    expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1);
  });

  it('goes on under the earlier id when the answer with the new one was lost', async () => {
    const { user, earlier } = await renewed();
    await endGrace();
    expect(await opens(earlier)).toBe(true);
    await age(user);
    const again = session(await a.browser().get('/api/auth/session').set('Cookie', earlier).expect(200));
    expect([await opens(again), await opens(earlier)]).toEqual([true, true]);
  });

  it('lets parallel tabs use the earlier id a little longer', async () => {
    const { earlier, present } = await renewed();
    expect([await opens(present), await opens(earlier), await opens(present)]).toEqual([true, true, true]);
  });

  it('ends for thief and owner when an earlier id comes back later, and tells the owner', async () => {
    const { user, earlier, present } = await renewed();
    expect(await opens(present)).toBe(true);
    await endGrace();
    expect(await opens(earlier)).toBe(false);
    expect(await opens(present)).toBe(false);
    const { text } = await a.mailbox.mailAbout(user.email, SIGNED_OUT);
    expect(text).toContain('http://threefold.test/auth');
    await opens(earlier);
    expect(mailsTo(user).filter((subject) => subject === SIGNED_OUT)).toHaveLength(1);
  });

  it('recognises every id that it ever had', async () => {
    const { user, earlier: first, present: second } = await renewed();
    await opens(second);
    await age(user);
    const third = session(await a.browser().get('/api/auth/session').set('Cookie', second).expect(200));
    expect(await opens(third)).toBe(true);
    await endGrace();
    expect([await opens(first), await opens(third)]).toEqual([false, false]);
  });

  it('cannot be used under any id after signing out, which alarms nobody', async () => {
    const { user, earlier, present } = await renewed();
    await opens(present);
    await a.browser().post('/api/auth/logout').set('Cookie', present).expect(200);
    await endGrace();
    expect([await opens(earlier), await opens(present)]).toEqual([false, false]);
    expect(mailsTo(user)).not.toContain(SIGNED_OUT);
  });

  it('leaves the earlier id to requests under way when the password is changed, and to nobody afterwards', async () => {
    const user = await a.user();
    const earlier = session(await login(user));
    const body = { currentPassword: PASSWORD, newPassword: 'a new password' };
    const present = session(
      await a.browser().post('/api/auth/change-password', body).set('Cookie', earlier).expect(200),
    );
    expect(await opens(earlier)).toBe(true);
    const [row] = await a.sql.query<{ seconds: number }[]>(
      `SELECT extract(epoch FROM r.valid_until - now())::float AS seconds FROM retired_session_id r JOIN session s ON s.id = r.session_id WHERE s.user_id = $1`,
      [user.id],
    );
    expect(row?.seconds).toBeLessThanOrEqual(10);
    await endGrace();
    expect([await opens(earlier), await opens(present)]).toEqual([false, false]);
  });

  it('is refused after a reset, under any id', async () => {
    const { user, earlier, present } = await renewed();
    await a.browser().post('/api/auth/forgot-password', { email: user.email }).expect(200);
    const { text } = await a.mailbox.mailAbout(user.email, 'Reset your Threefold password');
    const token = /token=([\w-]{43})/.exec(text)?.[1];
    await a.browser().post('/api/auth/reset-password', { token, password: 'a new password' }).expect(200);
    expect([await opens(earlier), await opens(present)]).toEqual([false, false]);
  });

  it('planted in a browser is worth nothing to whoever planted it', async () => {
    const attackers = session(await login(await a.user()));
    const victim = await a.user();
    const signedIn = await a
      .browser()
      .post('/api/auth/login', { username: victim.email, password: PASSWORD })
      .set('Cookie', attackers)
      .expect(200);
    expect(session(signedIn)).not.toBe(attackers);
    expect(await opens(attackers)).toBe(false);
  });

  it('of a person is ended when they open a twenty-first', async () => {
    const user = await a.user();
    const cookies: string[] = [];
    for (let n = 0; n <= 20; n += 1) cookies.push(session(await login(user)));
    expect([await opens(cookies[0] ?? ''), await opens(cookies[1] ?? ''), await opens(cookies[20] ?? '')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is not opened with a password that was changed while it was being looked at', async () => {
    const user = await a.user();
    await a.sql.query(`UPDATE user_account SET password_hash = 'another' WHERE id = $1`, [user.id]);
    const visitor = { address: '203.0.113.1', device: null, userAgent: null };
    await expect(a.get(AuthService).signIn(user, visitor)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('has a cookie over https that no other host and no plain connection can set', async () => {
    const https = await TestApp.start({ env: { APP_URL: 'https://threefold.test' } });
    try {
      const { email } = await https.user();
      const answer = await https
        .browser()
        .raw('post', '/api/auth/login')
        .set('Origin', 'https://threefold.test')
        .send({ username: email, password: PASSWORD })
        .expect(200);
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^has_session=1; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/),
        expect.stringMatching(
          /^device=[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
    } finally {
      await https.stop();
    }
  });
});

describe('a device', () => {
  const NEW_SIGN_IN = 'New sign-in to Threefold';
  const WINDOWS =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

  it('that is new is told of by mail, once, but not the first one', async () => {
    const user = await a.user();
    const first = a.browser();
    await login(user, first);
    await login(user, first);
    const second = a.browser();
    await second
      .post('/api/auth/login', { username: user.email, password: PASSWORD })
      .set('User-Agent', WINDOWS)
      .expect(200);
    await login(user, second);
    const { text } = await a.mailbox.mailAbout(user.email, NEW_SIGN_IN);
    expect(text).toContain('with Chrome on Windows, which');
    // The mail of a change comes after all others, so those had their time.
    const body = { currentPassword: PASSWORD, newPassword: 'a new password' };
    await second.post('/api/auth/change-password', body).expect(200);
    await a.mailbox.mailAbout(user.email, 'Your Threefold password was changed');
    expect(mailsTo(user).filter((subject) => subject === NEW_SIGN_IN)).toHaveLength(1);
  });

  it('shared by two people is known to both', async () => {
    const [one, other] = [await a.user(), await a.user()];
    const browser = a.browser();
    const device = cookieOf(await login(one, browser), 'device');
    expect(cookieOf(await login(other, browser), 'device')).toBe(device);
    expect(cookieOf(await login(one, browser), 'device')).toBe(device);
  });

  it('gets another value when somebody else may have planted the one it has', async () => {
    const planted = `device=${'A'.repeat(43)}`;
    const { email } = await a.user();
    const answer = await a
      .browser()
      .post('/api/auth/login', { username: email, password: PASSWORD })
      .set('Cookie', planted)
      .expect(200);
    expect(cookieOf(answer, 'device')).not.toBe(planted);
  });

  it('is a stranger again after the password was changed in another one', async () => {
    const user = await a.user();
    const [here, elsewhere] = [a.browser(), a.browser()];
    await login(user, here);
    await login(user, elsewhere);
    const body = { currentPassword: PASSWORD, newPassword: 'a new password' };
    await here.post('/api/auth/change-password', body).expect(200);
    const known = await a.sql.query('SELECT 1 FROM known_device WHERE user_id = $1', [user.id]);
    expect(known).toHaveLength(1);
  });
});

it('forgets what nobody needs any more, and nothing that is still in use', async () => {
  const user = await a.user();
  const cookie = session(await login(user));
  const ended = session(await login(user));
  await a.browser().post('/api/auth/logout').set('Cookie', ended).expect(200);
  await a.sql.query(`UPDATE session SET revoked_at = now() - interval '31 days' WHERE revoked_at IS NOT NULL`);
  await a.sql.query(
    `INSERT INTO login_backoff (key, attempts, started_at) VALUES ('old', 1, now() - interval '2 days'), ('new', 1, now())`,
  );
  await a.get(AuthSweepJob).sweep();
  expect(await a.sql.query('SELECT 1 FROM session WHERE revoked_at IS NOT NULL')).toEqual([]);
  expect(await a.sql.query(`SELECT encode(key, 'escape') AS key FROM login_backoff`)).toEqual([{ key: 'new' }]);
  expect(await opens(cookie)).toBe(true);
});
