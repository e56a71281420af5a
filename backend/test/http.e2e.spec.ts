import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { APP_URL, type Browser, TestApp } from './support/app.js';

let a: TestApp;
let browser: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  browser = await a.signedIn();
});
afterAll(() => a.stop());

/** Shaped like a token of ours, with something else inside. */
const NOT_JSON_INSIDE = ['{"alg":"HS256","typ":"JWT","kid":"x"}', 'notjson', 'abc']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

/** Bodies nobody means well. Strings are sent as they are. */
const BAD_BODIES: [string, string][] = [
  ['malformed JSON', '{'],
  ['a bare string', '"text"'],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number where text belongs', '{"prompt": 5, "username": 5, "token": 5, "email": 5, "promptId": 5}'],
  ['an object where text belongs', '{"prompt": {}, "username": {}, "token": {}, "email": {}, "promptId": {}}'],
  ['a NUL character', '{"prompt": "one two \\u0000 three"}'],
  ['unknown fields', '{"isAdmin": true}'],
  ['a prototype', '{"__proto__": {"role": "admin"}}'],
  ['10,000 brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['not a number', '{"prompt": NaN}'],
  ['nothing', ''],
];
const WITH_BODY = [
  '/api/auth/register',
  '/api/auth/login',
  '/api/auth/verify-email',
  '/api/auth/resend-verification',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/change-password',
  '/api/auth/confirm-password',
  '/api/optimize-prompt',
  '/api/select-prompt',
];

describe.each(WITH_BODY)('POST %s', (path) => {
  it.each(BAD_BODIES)('answers %s with a 4xx in the one error body', async (_, body) => {
    const {
      status,
      body: answer,
      text,
    } = await browser.raw('post', path).set({ Origin: APP_URL, 'Content-Type': 'application/json' }).send(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(answer).toMatchObject({
      statusCode: status,
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(text).not.toMatch(/\bat .*\.(js|ts):\d/);
  });

  it('answers ten megabytes with 413', async () => {
    const body = JSON.stringify({ prompt: 'a'.repeat(10_000_000) });
    const { body: answer } = await browser.post(path).set('Content-Type', 'application/json').send(body).expect(413);
    expect(answer.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'answers %s with 415',
    async (type) => {
      const { body } = await browser
        .raw('post', path)
        .set({ Origin: APP_URL, 'Content-Type': type })
        .send('a=b')
        .expect(415);
      expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site that names our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: APP_URL }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['an opaque origin', { Origin: 'null' }],
    ['nowhere', {}],
  ])('refuses a request from %s', async (_, headers) => {
    const { body } = await browser
      .raw('post', path)
      .set({ ...headers, 'Content-Type': 'application/json' })
      .send('{}')
      .expect(403);
    expect(body.code).toBe('FORBIDDEN');
  });
});

describe('odd addresses', () => {
  it.each([
    '/api/%E0%A4%A',
    '/api/track-usage?t=%00',
    '/api/track-usage?t=1&t=2',
    '/api/track-usage?t[a]=1',
    '/api/track-usage?other=1',
    '/api/optimizations/not-an-id',
    '/api/optimizations/%00',
    '/api/verify-email',
    '/api/verify-email?token=a&token=b',
    '/api/auth/verify-reset-token',
    '/api/auth/verify-reset-token?token=a&token=b',
  ])('%s is answered with a 4xx in the one error body', async (path) => {
    const { status, body } = await browser.get(path).set('Accept', 'application/json');
    expect([400, 404]).toContain(status);
    expect(body).toMatchObject({ statusCode: status, code: expect.any(String), message: expect.any(String) });
  });

  it.each(['/api/nothing', '/api', '/api/auth/login', `/api/optimizations/${randomUUID()}`])(
    'GET %s is 404',
    async (path) => {
      expect((await browser.get(path).expect(404)).body.code).toBe('NOT_FOUND');
    },
  );
});

describe('private routes', () => {
  it.each([
    ['get', '/api/track-usage'],
    ['post', '/api/optimize-prompt'],
    ['post', '/api/select-prompt'],
    ['get', `/api/optimizations/${randomUUID()}`],
    ['get', '/api/admin/users'],
    ['get', '/api/admin/rest/users'],
    ['get', `/api/admin/rest/users/${randomUUID()}`],
  ] as const)('%s %s needs a session', async (method, path) => {
    const { body } = await a.browser().raw(method, path).set('Origin', APP_URL).expect(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Please log in to continue.' });
  });

  it.each(['none of ours', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.', 'a.b.c', NOT_JSON_INSIDE])(
    'refuses the cookie "%s"',
    async (value) => {
      await a.browser().get('/api/track-usage').set('Cookie', `session=${value}`).expect(401);
    },
  );
});

describe('outside the API', () => {
  it.each([
    ['post', '/'],
    ['post', '/foo'],
    ['put', '/admin/x'],
    ['get', '/nope.js'],
    ['get', '/%ff'],
  ] as const)('%s %s is answered in the one error body', async (method, path) => {
    const { body } = await a.browser().raw(method, path).set('Accept', '*/*').expect(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND', requestId: expect.any(String) });
  });
});

describe('every answer', () => {
  it('carries a request id, a policy and no trace of the framework', async () => {
    const { headers } = await browser.get('/api/auth/session').expect(200);
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store, private');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('keeps the id a proxy gave the request', async () => {
    const { headers } = await browser.get('/api/nothing').set('X-Request-Id', 'from-the-proxy-1').expect(404);
    expect(headers['x-request-id']).toBe('from-the-proxy-1');
  });
});

describe('operations', () => {
  it('says that it lives and is ready', async () => {
    expect((await a.browser().get('/api/health/live').expect(200)).body).toEqual({ status: 'ok' });
    expect((await a.browser().get('/api/health/ready').expect(200)).body).toEqual({
      status: 'ok',
      required: ['database'],
      database: 'up',
      redis: 'off',
      mail: 'off',
      stripe: 'off',
      model: 'off',
    });
  });

  it('serves the contract and its page', async () => {
    const { body } = await a.browser().get('/api/openapi.json').expect(200);
    expect(Object.keys(body.paths)).toContain('/api/optimize-prompt');
    await a.browser().get('/api/docs').expect(200);
  });

  it('counts requests by route, and shows metrics outside production without a token', async () => {
    const { text } = await a.browser().get('/api/metrics').expect(200);
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/health/live",status="200"}');
  });

  it('hides metrics from those without the token', async () => {
    const guarded = await TestApp.start({ env: { METRICS_TOKEN: 'only-prometheus-knows' } });
    try {
      await guarded.browser().get('/api/metrics').expect(404);
      await guarded.browser().get('/api/metrics').set('Authorization', 'Bearer wrong').expect(404);
      await guarded.browser().get('/api/metrics').set('Authorization', 'Bearer only-prometheus-knows').expect(200);
    } finally {
      await guarded.stop();
    }
  });
});
