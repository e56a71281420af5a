import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestApp } from './support/app.js';

const lines: string[] = [];
let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start({ env: { LOG_LEVEL: 'trace' }, logDestination: { write: (line) => lines.push(line) } });
});
afterAll(() => a.stop());

const EMAIL = 'quiet@example.com';
const PASSWORD = 'my-most-private-password';
const PROMPT = 'summarise the secret merger of Aldgate and Brook';

it('logs a whole visit without a password, token, cookie, address or prompt', async () => {
  const browser = a.browser();
  const account = { username: EMAIL, email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD };
  await browser.post('/api/auth/register', account).expect(201);
  const token = await a.mailbox.tokenFor(EMAIL);
  await browser.get(`/api/verify-email?token=${token}`).set('Accept', 'text/html').expect(302);
  const verified = await browser.post('/api/auth/verify-email', { token }).expect(200);
  const cookie = (verified.headers['set-cookie'] as unknown as string[])[0]?.split(/[=;]/)[1] ?? '';
  await browser.post('/api/auth/login', { username: EMAIL, password: PASSWORD }).expect(200);
  await browser.post('/api/optimize-prompt', { prompt: PROMPT }).expect(200);
  await browser.post('/api/optimize-prompt', { prompt: PROMPT, extra: PROMPT }).expect(400);
  // The database refuses this on the way in: even then the statement's values stay out of the log.
  await a.sql.query('ALTER TABLE optimization RENAME TO optimization_away');
  await browser.post('/api/optimize-prompt', { prompt: PROMPT }).expect(500);
  await browser.post('/api/auth/logout').expect(200);

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(8);
  expect(log).toContain('"path":"/api/optimize-prompt"');
  expect(log).toContain('optimization');
  for (const secret of [PASSWORD, token, cookie, EMAIL, 'Aldgate', 'a-key-that-only-tests-know'])
    expect(log).not.toContain(secret);
});

it('writes one JSON line per request with its id, path, status, time and person', async () => {
  const browser = await a.signedIn();
  lines.length = 0;
  const { headers } = await browser.get('/api/track-usage?t=123').expect(200);
  const [line] = lines.map((text) => JSON.parse(text) as Record<string, unknown>).filter(({ req }) => req);
  expect(line).toMatchObject({
    req: { method: 'GET', path: '/api/track-usage' },
    res: { statusCode: 200 },
    responseTime: expect.any(Number),
    reqId: headers['x-request-id'],
    userId: expect.any(String),
  });
});

it('logs what is our fault as an error, and what is not without noise', async () => {
  lines.length = 0;
  const browser = await a.signedIn();
  await browser.get('/api/nothing').expect(404);
  expect(lines.some((line) => line.includes('"level":50'))).toBe(false);
  await browser.post('/api/optimize-prompt', { prompt: PROMPT }).expect(500);
  expect(lines.some((line) => line.includes('"level":50'))).toBe(true);
});
