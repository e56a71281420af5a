import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, TestApp } from './support/app.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('sessions', () => {
  it('are listed with their device, the present one marked', async () => {
    const user = await a.user();
    const phone = await a.signedIn(user);
    const laptop = a.browser();
    await laptop
      .post('/api/auth/login', { username: user.email, password: PASSWORD })
      .set('User-Agent', WINDOWS)
      .expect(200);
    const { body } = await laptop.get('/api/account/sessions').expect(200);
    expect(body).toMatchObject({ total: 2, items: [{ device: 'Chrome on Windows', isCurrent: true }, {}] });
    expect((await phone.get('/api/account/sessions').expect(200)).body.items[0]).toMatchObject({ isCurrent: false });
  });

  it('end one by one, at once', async () => {
    const user = await a.user();
    const here = await a.signedIn(user);
    const there = await a.signedIn(user);
    const { body } = await here.get('/api/account/sessions').expect(200);
    const other = body.items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await here.delete(`/api/account/sessions/${other.id}`).expect(200);
    await there.get('/api/track-usage').expect(401);
    await here.get('/api/track-usage').expect(200);
    expect((await here.delete(`/api/account/sessions/${other.id}`).expect(404)).body.code).toBe('NOT_FOUND');
  });

  it('of other people are not found', async () => {
    const stranger = await a.signedIn();
    const { body } = await stranger.get('/api/account/sessions').expect(200);
    const me = await a.signedIn();
    await me.delete(`/api/account/sessions/${body.items[0].id}`).expect(404);
    await stranger.get('/api/track-usage').expect(200);
  });

  it('end all but the present one', async () => {
    const user = await a.user();
    const here = await a.signedIn(user);
    const others = [await a.signedIn(user), await a.signedIn(user)];
    const { body } = await here.post('/api/account/sessions/end-others').expect(200);
    expect(body).toEqual({ success: true, message: 'All other devices have been signed out.', ended: 2 });
    for (const other of others) await other.get('/api/track-usage').expect(401);
    await here.get('/api/track-usage').expect(200);
  });
});

describe('the account', () => {
  it('says whose it is, since when, and which address waits to be confirmed', async () => {
    const user = await a.user();
    const me = await a.signedIn(user);
    const known = { email: user.email, createdAt: user.createdAt.toISOString(), verifiedAt: expect.any(String) };
    expect((await me.get('/api/account').expect(200)).body).toEqual({ ...known, requestedEmail: null });
    await me.post('/api/account/email', { email: 'new-address@example.com', password: PASSWORD }).expect(200);
    expect((await me.get('/api/account').expect(200)).body).toEqual({
      ...known,
      requestedEmail: 'new-address@example.com',
    });
    const { text } = await a.mailbox.mailTo('new-address@example.com');
    expect(text).toContain('http://threefold.test/account/confirm-email?token=');
  });

  it('is nobody’s without a session', async () => {
    expect((await a.browser().get('/api/account').expect(401)).body.code).toBe('UNAUTHENTICATED');
  });
});

describe('the export', () => {
  it('holds everything we hold on the person, and nobody else’s or any secret', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    const stranger = await a.signedIn();
    for (const one of [browser, stranger]) {
      await one.post('/api/optimize-prompt', { prompt: 'write a poem about our sea' }).expect(200);
    }
    const message = { name: 'Ada', email: user.email, message: 'How do I pay by invoice?' };
    await browser.post('/api/contact', message).expect(200);
    const { headers, body, text } = await browser.get('/api/account/export').expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="threefold-my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(body).toMatchObject({
      exportedAt: expect.any(String),
      account: { id: user.id, email: user.email, role: 'user', requestedNewEmail: null },
      sessions: [{ id: expect.any(String), lastSeenAt: expect.any(String) }],
      knownDevices: [{ id: expect.any(String), lastSeenAt: expect.any(String) }],
      usagePeriods: [{ plan: 'free', quota: 10, used: 1 }],
      optimizations: [{ originalPrompt: 'write a poem about our sea', variants: [{}, {}, {}] }],
      contactMessages: [message],
      mails: [],
    });
    expect(text).not.toMatch(/hash|password|argon2|position/i);
  });

  it('holds a long history in order, without gaps', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await a.sql.query(
      `INSERT INTO optimization (id, user_id, original_prompt, language, intent, variants, engine, created_at)
       SELECT gen_random_uuid(), $1, 'prompt ' || n, 'en', 'writing', '[]', 'built-in', now() + make_interval(secs => n / 7)
         FROM generate_series(1, 450) n`,
      [user.id],
    );
    const { body } = await browser.get('/api/account/export').expect(200);
    const times = body.optimizations.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(new Set(body.optimizations.map(({ id }: { id: string }) => id)).size).toBe(450);
    expect(times).toEqual([...times].sort());
  });
});
