import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as Hasher from '../../src/auth/password-hasher.js';

const ATTEMPTS = 5;
export const PASSWORD = 'measured with a stopwatch';
/** Nobody runs out of prompts while they are being counted. */
const QUOTA = 1_000_000_000;

/** A verified account with a browser that is signed in. */
export interface Person {
  email: string;
  cookie: string;
}

export const loginBody = ({ email }: Pick<Person, 'email'>): string =>
  JSON.stringify({ username: email, password: PASSWORD });

/** Makes accounts in the database, and signs each in over HTTP, so that its session is whatever sessions are. */
export async function makePeople(count: number, databaseUrl: string, url: string): Promise<Person[]> {
  const dist = new URL('../../dist/src/auth/password-hasher.js', import.meta.url).href;
  const { PasswordHasher } = (await import(dist)) as typeof Hasher;
  const passwordHash = await new PasswordHasher().hash(PASSWORD);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const people: Person[] = [];
    for (let n = 0; n < count; n += 1) {
      const email = `bench-${randomUUID()}@threefold.test`;
      await client.query(
        `INSERT INTO user_account (id, email, password_hash, role, registration_id, email_verified_at)
         VALUES (gen_random_uuid(), $1, $2, 'user', gen_random_uuid(), now())`,
        [email, passwordHash],
      );
      people.push({ email, cookie: await signIn(url, email) });
    }
    await client.query('UPDATE usage_period SET quota = $1', [QUOTA]);
    return people;
  } finally {
    await client.end();
  }
}

/** Again after a moment where a busy machine makes the server say so. */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send();
    if (answer.status !== 503 || attempt === ATTEMPTS) return answer;
    await sleep(1_000);
  }
}

async function signIn(url: string, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await patiently(() =>
    fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: loginBody({ email }) }),
  );
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  // The account's first period is opened by its first prompt.
  const body = JSON.stringify({ prompt: 'write about the sea' });
  const optimized = await patiently(() =>
    fetch(`${url}/api/optimize-prompt`, { method: 'POST', headers: { ...headers, cookie }, body }),
  );
  if (!optimized.ok) throw new Error(`The first prompt of a new account: ${optimized.status}`);
  await optimized.arrayBuffer();
  return cookie;
}
