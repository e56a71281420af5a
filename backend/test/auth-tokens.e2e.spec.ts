import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import type { Request } from 'express';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { SessionReader } from '../src/auth/session-reader.js';
import { PASSWORD, TestApp } from './support/app.js';
import { cookieOf } from './support/cookies.js';

const SECRET = 'the-key-that-this-server-signs-with-now';
const PREVIOUS = 'the-key-that-it-signed-with-until-today';
const FOREIGN = 'a-key-that-this-server-has-never-known.';
const DAY = 86_400;

let a: TestApp;
/** A cookie's token that opens the door, and what is in it. */
let token: string;
let claims: Record<string, unknown>;
beforeAll(async () => {
  a = await TestApp.start({ env: { JWT_SECRET: SECRET, JWT_SECRET_PREVIOUS: PREVIOUS } });
  token = await freshToken();
  claims = decode(token);
});
afterAll(() => a.stop());

const jwt = new JwtService();
const decode = (signed: string): Record<string, unknown> => jwt.decode(signed);
const kidOf = (secret: string) => createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

async function freshToken(): Promise<string> {
  const { email } = await a.user();
  const answer = await a.browser().post('/api/auth/login', { username: email, password: PASSWORD }).expect(200);
  return cookieOf(answer, 'session').replace('session=', '');
}

const statusWith = async (value: string) =>
  (await a.browser().get('/api/track-usage').set('Cookie', `session=${value}`)).status;

/** The real session id in other clothes. */
function signed(changes: object, options: JwtSignOptions = {}, secret = SECRET): string {
  return jwt.sign({ ...claims, ...changes }, { secret, algorithm: 'HS256', keyid: kidOf(secret), ...options });
}

it('opens the door with the token as it was signed', async () => {
  expect(await statusWith(token)).toBe(200);
  expect(await statusWith(signed({}))).toBe(200);
});

describe('a forged token is refused', () => {
  const unsigned = (alg: string) => [encode({ alg, typ: 'JWT', kid: kidOf(SECRET) }), encode(claims), ''].join('.');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });

  it.each<[string, () => string]>([
    ['unsigned', () => unsigned('none')],
    ['unsigned under another spelling', () => unsigned('NoNe')],
    ['unsigned, with the signature left in place', () => `${unsigned('none')}${token.split('.')[2]}`],
    ['with the signature cut off', () => token.slice(0, token.lastIndexOf('.') + 1)],
    ['signed by another algorithm of the same key', () => signed({}, { algorithm: 'HS384' })],
    ['signed by a longer algorithm of the same key', () => signed({}, { algorithm: 'HS512' })],
    [
      'signed by a public-key algorithm',
      () => jwt.sign(claims, { privateKey: pem, algorithm: 'RS256', keyid: kidOf(SECRET) }),
    ],
    ['signed with a foreign key', () => signed({}, {}, FOREIGN)],
    ['signed with a foreign key under our name', () => signed({}, { keyid: kidOf(SECRET) }, FOREIGN)],
    ['that names no key', () => jwt.sign(claims, { secret: SECRET, algorithm: 'HS256' })],
    ['that names a path as its key', () => signed({}, { keyid: '../../../dev/null' })],
    ['for another audience', () => signed({ aud: 'threefold:pending' })],
    ['for no audience', () => signed({ aud: undefined })],
    ['from another issuer', () => signed({ iss: 'somebody else' })],
    ['of another type', () => signed({ typ: 'pending' })],
    ['that has expired', () => signed({ exp: Math.floor(Date.now() / 1_000) - 1 })],
    ['that is not valid yet', () => signed({ nbf: Math.floor(Date.now() / 1_000) + DAY })],
    ['with an id that was never given out', () => signed({ sid: 'A'.repeat(43) })],
    ['with a list as its id', () => signed({ sid: [claims['sid']] })],
    [
      'with the id that the database holds',
      () => signed({ sid: createHash('sha256').update(String(claims['sid'])).digest('base64url') }),
    ],
    ['without an id', () => signed({ sid: undefined })],
  ])('%s', async (_, forge) => {
    expect(await statusWith(forge())).toBe(401);
  });

  it('with any one bit flipped, ten thousand times', async () => {
    const reader = a.get(SessionReader);
    const read = (value: string) =>
      reader.read({ cookies: { session: value }, headers: {}, url: '/' } as unknown as Request);
    const mutants: string[] = [];
    while (mutants.length < 10_000) mutants.push(...oneBitFlips(await freshToken()));
    const accepted: string[] = [];
    for (const mutant of mutants.slice(0, 10_000)) if (await read(mutant)) accepted.push(mutant);
    expect(accepted).toEqual([]);
    expect(await read(token)).not.toBeNull();
    const overHttp = mutants.filter((mutant, index) => index % 500 === 0 && /^[\w.-]+$/.test(mutant));
    expect(new Set(await Promise.all(overHttp.map(statusWith)))).toEqual(new Set([401]));
  });
});

/** Every token that differs from this one in exactly one bit of one character. */
function oneBitFlips(text: string): string[] {
  return [...text].flatMap((character, index) =>
    Array.from({ length: 8 }, (_, bit) => {
      const flipped = String.fromCharCode(character.charCodeAt(0) ^ (1 << bit));
      return text.slice(0, index) + flipped + text.slice(index + 1);
    }),
  );
}

describe('changing the key', () => {
  it('lets sessions go on that were signed with the previous one, and signs new ones with the present', async () => {
    expect(await statusWith(signed({}, {}, PREVIOUS))).toBe(200);
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: kidOf(SECRET) });
  });

  it('refuses the previous key under the name of the present one, and the other way round', async () => {
    expect(await statusWith(signed({}, { keyid: kidOf(SECRET) }, PREVIOUS))).toBe(401);
    expect(await statusWith(signed({}, { keyid: kidOf(PREVIOUS) }, SECRET))).toBe(401);
  });
});
