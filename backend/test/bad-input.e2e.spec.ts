import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { APP_URL, type Browser, PASSWORD, TestApp } from './support/app.js';

/** Enough to meet every kind of value at every field; `npm run prove` has the long runs. */
const RUNS = 60;

let a: TestApp;
let visitor: Browser;
let person: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  visitor = a.browser();
  person = await a.signedIn();
});
afterAll(() => a.stop());

/** Routes by what their form has; all fields are required. */
const FORMS: [string, 'post' | 'delete', string[]][] = [
  ['/api/auth/register', 'post', ['email', 'password', 'confirmPassword']],
  ['/api/auth/login', 'post', ['username', 'password']],
  ['/api/auth/verify-email', 'post', ['token']],
  ['/api/auth/resend-verification', 'post', ['email']],
  ['/api/auth/forgot-password', 'post', ['email']],
  ['/api/auth/reset-password', 'post', ['token', 'password']],
  ['/api/auth/change-password', 'post', ['currentPassword', 'newPassword']],
  ['/api/auth/confirm-password', 'post', ['password']],
  ['/api/account/email', 'post', ['email', 'password']],
  ['/api/account/email/confirm', 'post', ['token']],
  ['/api/account', 'delete', ['password']],
  ['/api/contact', 'post', ['name', 'email', 'message']],
];

/** What people, programs and attackers put into a field. */
const ODD_TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'a\u202eb',
    'ada@example.com\r\nBcc: all@example.com',
    '"ada lovelace"@example.com',
    'ada@[127.0.0.1]',
    'ada@exämple.com',
    'ada@example.com, bob@example.com',
    "' OR 1=1 --",
    '%00%0a',
    '../../etc/passwd',
    '{{constructor.constructor("return process")()}}',
    '<img src=x onerror=alert(1)>',
    'null',
    'é'.repeat(64),
    '😀'.repeat(128),
    'a'.repeat(20_000),
  ),
);
const ODD_VALUE = fc.oneof(
  { weight: 4, arbitrary: ODD_TEXT },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, -0, 1e308, [], {}, [[]], { $ne: '' }, { length: 1 }, ['a']) },
);
const UNKNOWN = fc.dictionary(
  fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'role', 'isAdmin', 'id'),
    fc.string({ maxLength: 20 }),
  ),
  ODD_VALUE,
  { maxKeys: 2 },
);

/** A form with some fields missing, some odd, and some nobody asked for. */
const odd = (fields: string[]) =>
  fc
    .tuple(fc.record(Object.fromEntries(fields.map((field) => [field, ODD_VALUE])), { requiredKeys: [] }), UNKNOWN)
    .map(([form, unknown]) => ({ ...unknown, ...form }));

const BROKEN_BODIES: [string, string][] = [
  ['half an object', '{'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['a number', '1'],
  ['nothing', 'null'],
  ['two objects', '{"a":1}{"b":2}'],
  ['a byte order mark', '\ufeff{}'],
  ['half a character', '{"email":"a\\ud800"}'],
  ['50,000 open brackets', '['.repeat(50_000)],
];

describe.each(FORMS)('%s', (path, method, fields) => {
  const send = (body: string) => {
    const browser = path.startsWith('/api/account') || path.includes('-password') ? person : visitor;
    return browser.raw(method, path).set({ Origin: APP_URL, 'Content-Type': 'application/json' }).send(body);
  };

  it('answers whatever a form holds with a 4xx that says what is wrong where, or does what it says', async () => {
    await fc.assert(
      fc.asyncProperty(odd(fields), async (form) => {
        const { status, body, text } = await send(JSON.stringify(form));
        expect(status).toBeLessThan(500);
        if (status < 400) return;
        expect(body).toMatchObject({ statusCode: status, code: expect.any(String), requestId: expect.any(String) });
        expect(body.message).toMatch(/^\S.{5,300}$/s);
        expect(text).not.toMatch(/\bat .*\.(js|ts):\d|node_modules|QueryFailed|SELECT |argon2/);
        if (body.code !== 'VALIDATION_FAILED') return;
        const sentences = Object.entries(body.errors as Record<string, string>);
        expect(sentences.length).toBeGreaterThan(0);
        for (const [, sentence] of sentences) expect(sentence).toMatch(/^[A-Z].{5,}/s);
        expect(sentences.map(([, sentence]) => sentence)).toContain(body.message);
      }),
      { numRuns: RUNS },
    );
  });

  it('names every field that is missing', async () => {
    const { body } = await send('{}').expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(body.errors).sort()).toEqual([...fields].sort());
  });

  it.each(BROKEN_BODIES)('refuses %s', async (_, body) => {
    const { status } = await send(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

it('refuses what is odd in an address', async () => {
  await fc.assert(
    fc.asyncProperty(ODD_TEXT, async (text) => {
      const id = encodeURIComponent(text.toWellFormed());
      const answers = await Promise.all([
        person.raw('delete', `/api/account/sessions/${id}`).set('Origin', APP_URL),
        visitor.get(`/api/auth/verify-reset-token?token=${id}`),
        visitor.get(`/api/verify-email?token=${id}`).set('Accept', 'application/json'),
      ]);
      for (const { status } of answers) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    }),
    { numRuns: RUNS },
  );
});

it('says of a value of another kind that it is missing, not how long it may be', async () => {
  const { body } = await person.post('/api/optimize-prompt', { prompt: 'write a poem about the sea' }).expect(200);
  const [{ id }] = body.optimizedPrompts as [{ id: string }];
  const chosen = await person.post('/api/select-prompt', { promptId: body.id, selectedPrompt: 7 }).expect(400);
  expect(chosen.body.message).toBe('Please send the prompt you chose.');
  const wish = await person.post(`/api/optimizations/${body.id}/variants/${id}/refine`, { instruction: 7 }).expect(400);
  expect(wish.body.message).toBe('Please say what to change.');
  expect((await person.get('/api/track-usage?t=1&t=2').expect(400)).body.message).toBe(
    'Please send this once, as text.',
  );
  expect((await person.get('/api/optimizations?limit=abc').expect(400)).body.message).toBe(
    'Please send a whole number.',
  );
});

it('leaves the person who sent all this signed in, under their own password', async () => {
  const { body } = await person.get('/api/auth/session').expect(200);
  await a.browser().post('/api/auth/login', { username: body.user.email, password: PASSWORD }).expect(200);
});
