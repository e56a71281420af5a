import { describe, expect, it } from '@jest/globals';
import { failed, fakeServer, ok } from '../test/server';
import { ApiError } from './api-error';
import { call, request } from './client';

const server = fakeServer();

const failure = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

describe('a request', () => {
  it('carries the cookies', async () => {
    let credentials: RequestCredentials | undefined;
    globalThis.fetch = (_url, init) => {
      credentials = init?.credentials;
      return Promise.resolve(Response.json({}));
    };
    await request('GET', '/api/track-usage');
    expect(credentials).toBe('include');
  });

  it('names its content type only when it has a body', async () => {
    server.on('POST /api/auth/logout', () => ok('POST /api/auth/logout', { success: true, message: 'Bye.' }));
    server.on('POST /api/auth/resend-verification', () =>
      ok('POST /api/auth/resend-verification', { success: true, message: 'Sent.' }),
    );
    await call('POST /api/auth/logout');
    await call('POST /api/auth/resend-verification', { body: { email: 'ada@example.com' } });
    expect(server.calls('POST /api/auth/logout')[0]?.headers.has('content-type')).toBe(false);
    expect(server.calls('POST /api/auth/resend-verification')[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('puts query and path where they belong, encoded', async () => {
    server.on('GET /api/verify-email', () => failed('TOKEN_INVALID', 'No.'));
    server.on('GET /api/optimizations/{id}', () => failed('NOT_FOUND', 'No.'));
    await failure(call('GET /api/verify-email', { query: { token: 'a/b c' } }));
    await failure(call('GET /api/optimizations/{id}', { path: { id: 'x y' } }));
    expect(server.calls('GET /api/verify-email')[0]?.url).toBe('/api/verify-email?token=a%2Fb+c');
    expect(server.calls('GET /api/optimizations/{id}')[0]?.url).toBe('/api/optimizations/x%20y');
  });
});

describe('a 401', () => {
  it.each(['/api/auth/login', '/api/optimize-prompt'])('is handed back for %s', async (url) => {
    globalThis.fetch = () => Promise.resolve(failed('UNAUTHENTICATED', 'Please sign in.'));
    await expect(request('POST', url, { body: {} })).resolves.toHaveProperty('status', 401);
  });

  it('is handed back for any address if the caller wants to see it', async () => {
    globalThis.fetch = () => Promise.resolve(failed('UNAUTHENTICATED', 'Please sign in.'));
    await expect(request('GET', '/api/track-usage', { unauthorized: 'return' })).resolves.toHaveProperty('status', 401);
  });

  it('is raised otherwise', async () => {
    globalThis.fetch = () => Promise.resolve(failed('UNAUTHENTICATED', 'Please sign in.'));
    expect((await failure(request('GET', '/api/track-usage'))).status).toBe(401);
  });

  it('is raised by a typed call, whatever the address', async () => {
    server.on('POST /api/auth/login', () => failed('INVALID_CREDENTIALS', 'Wrong.'));
    const error = await failure(call('POST /api/auth/login', { body: { username: 'a', password: 'b' } }));
    expect(error.code).toBe('INVALID_CREDENTIALS');
  });
});

describe('a failed answer', () => {
  const answer = (response: Response) => {
    globalThis.fetch = () => Promise.resolve(response);
    return failure(request('GET', '/api/track-usage'));
  };

  it('has the status and the body as its message', async () => {
    expect((await answer(new Response('No such thing', { status: 404 }))).message).toBe('404: No such thing');
  });

  it('has the status text as its message if the body is empty', async () => {
    const error = await answer(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(error.message).toBe('502: Bad Gateway');
  });

  it('carries what the error body says', async () => {
    const error = await answer(
      failed('QUOTA_EXCEEDED', 'Nothing left.', { errors: { prompt: 'Too many' }, extra: { remaining: 0, total: 10 } }),
    );
    expect(error).toMatchObject({
      status: 403,
      code: 'QUOTA_EXCEEDED',
      errors: { prompt: 'Too many' },
      userMessage: 'Nothing left.',
      body: { remaining: 0, total: 10 },
    });
  });

  it('has no sentence for people if the body is a page of some proxy', async () => {
    const error = await answer(new Response('<html>502</html>', { status: 502 }));
    expect(error.userMessage).toBeUndefined();
    expect(error.code).toBeUndefined();
    expect(error.errors).toEqual({});
  });

  it('says after how many seconds to come back', async () => {
    const error = await answer(failed('UNAVAILABLE', 'Busy.', { headers: { 'retry-after': '7' } }));
    expect(error.retryAfterSeconds).toBe(7);
  });
});

it('leaves a lost connection what the browser makes of it', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(request('GET', '/api/track-usage')).rejects.toThrow(TypeError);
});
