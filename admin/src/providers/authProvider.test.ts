import { describe, expect, it } from '@jest/globals';
import { json, startServer } from '../test/server';
import { createAuthProvider } from './authProvider';

const ADMIN = { username: 'ada@example.test', role: 'admin' };

/** A provider that notes where it sends the person, in front of a server that knows this session. */
function setUp(session: () => Response) {
  const calls = startServer({
    'GET /api/auth/session': session,
    'POST /api/auth/logout': () => json({ success: true }),
  });
  const left: string[] = [];
  return { provider: createAuthProvider((path) => left.push(path)), left, calls };
}

const signedIn = (user: unknown) => () => json({ isAuthenticated: user !== null, user });

/** Waits as long as a browser would take to leave the page; `left` tells an unsettled promise from a settled one. */
function settled(promise: Promise<unknown>): Promise<'settled' | 'left'> {
  const leaving = new Promise<'left'>((resolve) => setTimeout(() => resolve('left'), 20));
  return Promise.race([promise.then(() => 'settled' as const), leaving]);
}

describe('checkAuth', () => {
  it('lets an administrator in', async () => {
    const { provider, left, calls } = setUp(signedIn(ADMIN));
    expect(await settled(provider.checkAuth())).toBe('settled');
    expect(left).toEqual([]);
    expect(calls[0]!.init.cache).toBe('no-store');
  });

  it('sends a visitor to sign in and remembers the way back', async () => {
    const { provider, left } = setUp(signedIn(null));
    expect(await settled(provider.checkAuth())).toBe('left');
    expect(left).toEqual(['/auth?next=/admin']);
    expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/admin');
  });

  it('sends everyone else home without ending their session', async () => {
    const { provider, left, calls } = setUp(signedIn({ ...ADMIN, role: 'user' }));
    expect(await settled(provider.checkAuth())).toBe('left');
    expect(left).toEqual(['/']);
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('believes the server about the role, and nothing that is stored', async () => {
    localStorage.setItem('role', 'admin');
    sessionStorage.setItem('user', JSON.stringify(ADMIN));
    const { provider, left } = setUp(signedIn({ ...ADMIN, role: 'user' }));
    await settled(provider.checkAuth());
    expect(left).toEqual(['/']);
  });

  it('ends nothing while the server has trouble', async () => {
    const { provider, left } = setUp(() => json({ message: 'Try later.' }, 503));
    expect(await settled(provider.checkAuth())).toBe('settled');
    expect(left).toEqual([]);
  });
});

describe('checkError', () => {
  it('takes 401 for the end of the session', async () => {
    const { provider, left, calls } = setUp(signedIn(null));
    expect(await settled(provider.checkError({ status: 401 }))).toBe('left');
    expect(left).toEqual(['/auth?next=/admin']);
    expect(calls).toEqual([]);
  });

  it('leads to where two-step sign-in is set up, if that is what the server wants first', async () => {
    const { provider, left } = setUp(signedIn(ADMIN));
    expect(await settled(provider.checkError({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } }))).toBe('left');
    expect(left).toEqual(['/account#second-factor']);
  });

  it.each([400, 403, 404, 500, 0])('leaves %s to the page', async (status) => {
    const { provider, left } = setUp(signedIn(ADMIN));
    expect(await settled(provider.checkError({ status }))).toBe('settled');
    expect(left).toEqual([]);
  });
});

describe('logout', () => {
  it('ends the session and goes home', async () => {
    const { provider, left, calls } = setUp(signedIn(ADMIN));
    await settled(provider.logout());
    expect(calls.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['POST /api/auth/logout']);
    expect(left).toEqual(['/']);
  });

  it('goes home also when the call fails', async () => {
    const { provider, left } = setUp(signedIn(ADMIN));
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await settled(provider.logout());
    expect(left).toEqual(['/']);
  });
});

describe('getIdentity', () => {
  it('names the person', async () => {
    const { provider } = setUp(signedIn(ADMIN));
    expect(await provider.getIdentity()).toEqual({ id: 'ada@example.test', fullName: 'ada@example.test' });
  });

  it('has no answer for a visitor', async () => {
    const { provider } = setUp(signedIn(null));
    await expect(provider.getIdentity()).rejects.toThrow('Nobody is signed in.');
  });
});
