import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { APP_URL, type Browser, TestApp } from './support/app.js';
import {
  type Access,
  type Attempt,
  type Cast,
  describeDrift,
  ROUTES,
  type RouteRow,
  routesOf,
} from './support/route-matrix.js';

type Actor = 'visitor' | 'stranger' | 'owner' | 'admin';
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

let a: TestApp;
let cast: Cast;
const browsers = new Map<Actor, Browser>();

beforeAll(async () => {
  a = await TestApp.start();
  // Enough prompts for every route that needs a result of the owner's.
  const user = await a.user({ plan: 'pro' });
  cast = { app: a, owner: { user, browser: () => browserOf('owner') } };
});
afterAll(() => a.stop());

/** Signed in anew where a route may have signed somebody out. */
async function browserOf(actor: Actor): Promise<Browser> {
  const known = browsers.get(actor);
  if (known && (actor === 'visitor' || (await known.get('/api/track-usage')).status === 200)) return known;
  const browser = await newBrowser(actor);
  browsers.set(actor, browser);
  return browser;
}

async function newBrowser(actor: Actor): Promise<Browser> {
  if (actor === 'visitor') return a.browser();
  if (actor === 'owner') return a.signedIn(cast.owner.user);
  return a.signedIn(await a.user({ role: actor === 'admin' ? 'admin' : 'user' }));
}

/** The owner, or whoever gets in, comes last: that they still get an answer shows that the others changed nothing. */
const ORDER: Record<Access, Actor[]> = {
  anyone: ['visitor', 'stranger', 'admin', 'owner'],
  person: ['visitor', 'stranger', 'admin', 'owner'],
  owner: ['visitor', 'stranger', 'admin', 'owner'],
  admin: ['visitor', 'stranger', 'owner', 'admin'],
};

const REFUSAL = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

function refusalOf(access: Access, actor: Actor): keyof typeof REFUSAL | null {
  if (access === 'anyone') return null;
  if (actor === 'visitor') return 401;
  if (access === 'admin') return actor === 'admin' ? null : 403;
  return access === 'person' || actor === 'owner' ? null : 404;
}

function split(route: string): { method: Method; path: string; isUnsafe: boolean } {
  const [method = '', path = ''] = route.split(' ');
  return { method: method.toLowerCase() as Method, path, isUnsafe: method !== 'GET' };
}

function addressOf(path: string, { params = {} }: Attempt, { query = '' }: RouteRow): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `missing-${name}`) + query;
}

it('has a row for every route of the application, and no other', () => {
  const drift = describeDrift(routesOf(a));
  if (drift) throw new Error(drift);
});

describe.each(Object.entries(ROUTES))('%s', (route, row) => {
  const { method, path, isUnsafe } = split(route);
  let prepared: Promise<Attempt> | undefined;
  const prepare = (): Promise<Attempt> => (prepared ??= row.prepare?.(cast) ?? Promise.resolve({}));

  const call = async (actor: Actor): Promise<Test> => {
    const attempt = await prepare();
    const request = (await browserOf(actor)).raw(method, addressOf(path, attempt, row));
    return isUnsafe ? request.set('Origin', APP_URL).send(attempt.body ?? {}) : request;
  };

  it.each(ORDER[row.access].map((actor) => ({ actor, refusal: refusalOf(row.access, actor) })))(
    'answers the $actor (refused: $refusal)',
    async ({ actor, refusal }) => {
      const { status, body } = await call(actor);
      expect({ status, code: refusal && body.code }).toEqual({
        status: refusal ?? row.status ?? 200,
        code: refusal && REFUSAL[refusal],
      });
    },
  );
});

const JSON_TYPE = 'application/json';
const FOREIGN: [string, Record<string, string>, string, number][] = [
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, JSON_TYPE, 403],
  ['another site that names our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: APP_URL }, JSON_TYPE, 403],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site', Origin: APP_URL }, JSON_TYPE, 403],
  ['another origin', { Origin: 'https://evil.example' }, JSON_TYPE, 403],
  ['an opaque origin', { Origin: 'null' }, JSON_TYPE, 403],
  ['nowhere', {}, JSON_TYPE, 403],
  ['a form', { Origin: APP_URL }, 'application/x-www-form-urlencoded', 415],
  ['a form with files', { Origin: APP_URL }, 'multipart/form-data; boundary=x', 415],
  ['a form that pretends to be text', { Origin: APP_URL }, 'text/plain', 415],
];
const UNSAFE = Object.entries(ROUTES).filter(([route]) => split(route).isUnsafe);

describe.each(UNSAFE)('%s, called by a signed-in browser', (route, row) => {
  const { method, path } = split(route);
  let prepared: Promise<Attempt> | undefined;
  const prepare = (): Promise<Attempt> => (prepared ??= row.prepare?.(cast) ?? Promise.resolve({}));

  it.each(FOREIGN)('from %s', async (_, headers, type, refusal) => {
    const attempt = await prepare();
    const browser = await browserOf(row.access === 'admin' ? 'admin' : 'owner');
    const { status, body } = await browser
      .raw(method, addressOf(path, attempt, row))
      .set({ ...headers, 'Content-Type': type })
      .send(JSON.stringify(attempt.body ?? {}));
    expect(status).toBe(row.fromAnywhere ? row.status : refusal);
    if (!row.fromAnywhere) expect(body.code).toBe(refusal === 403 ? 'FORBIDDEN' : 'UNSUPPORTED_MEDIA_TYPE');
  });
});
