import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Ledger } from './support/ledger.mjs';

const SERVERS = 20;
const ACCOUNTS = 2_000;
const KEYS = 1_500;
const LEFTOVERS = 1_200;
const MAILS = 300;
const PATIENCE_MS = 120_000;
/** Long enough for a second run of anything to show. */
const SETTLE_MS = 5_000;

/** Twenty servers start every job at the same moment, through the queue and past it: each effect happens once. */
export async function prove({ startPostgres }) {
  const postgres = await startPostgres();
  const { runMigrations } = await import('../dist/src/database/migrate.js');
  await runMigrations(postgres.url);
  const client = new pg.Client(postgres.url);
  await client.connect();
  const servers = [];
  try {
    // One after the other: twenty at once would prove how a machine starts processes, and nothing of the jobs.
    for (let n = 0; n < SERVERS; n += 1) servers.push(await Server.start(postgres.url));
    await seed(client);
    await servers[0].do('mail', { people: await unverified(client) });

    const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000).toISOString();
    const startedAt = performance.now();
    await Promise.all(servers.map((server) => server.do('start', { minute })));
    const took = Math.round(performance.now() - startedAt);

    const names = await servers[0].do('jobs');
    await waitUntil(async () => (await countUnfinished(client)) === 0, 'the end of the queued runs');
    await sleep(SETTLE_MS);
    await check(client, await mailed(servers), postgres.url);
    return (
      `${SERVERS} servers started ${names.length} jobs at once (${took} ms): ${ACCOUNTS} periods rolled over, ${ACCOUNTS} orphans returned, ` +
      `${KEYS} keys forgotten, ${LEFTOVERS} leftovers dropped, ${MAILS} mails sent, each once`
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await client.end();
  }
}

async function check(client, sent, url) {
  assert.equal(sent.length, MAILS, 'every mail leaves once');
  assert.equal(new Set(sent).size, MAILS, 'nobody gets two mails');
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM usage_period) AS periods,
            (SELECT count(*)::int FROM usage_period WHERE closed_at IS NULL AND reserved = 0) AS running,
            (SELECT count(*)::int FROM usage_period WHERE closed_at IS NOT NULL AND reserved = 1) AS "stillHolding",
            (SELECT count(*)::int FROM usage_reservation WHERE state = 'expired') AS orphans,
            (SELECT count(*)::int FROM usage_reservation WHERE idempotency_key IS NOT NULL) AS keys,
            (SELECT count(*)::int FROM optimization) AS leftovers`,
  );
  const expected = { periods: 2 * ACCOUNTS, running: ACCOUNTS, stillHolding: ACCOUNTS, orphans: ACCOUNTS };
  assert.deepEqual(rows, [{ ...expected, keys: 0, leftovers: 0 }]);
  const ledger = await Ledger.open(url);
  await ledger.assertCounted();
  await ledger.close();
}

/**
 * Accounts whose month is over, with one prompt whose server died and another that is being worked on; old keys, half
 * optimizations, unproved addresses.
 */
async function seed(client) {
  await client.query(
    `WITH people AS (
       INSERT INTO user_account (email, password_hash, registration_id, email_verified_at)
       SELECT 'person-' || n || '@proof.threefold.test', 'none', gen_random_uuid(), now() FROM generate_series(1, $1::int) AS n RETURNING id
     ), periods AS (
       INSERT INTO usage_period (user_id, plan, quota, reserved, anchor_at, starts_at, ends_at)
       SELECT id, 'free', 10, 2, start, start, add_utc_months(start, 1)
         FROM people, (SELECT add_utc_months(now() - interval '1 hour', -1) AS start) AS month RETURNING id, user_id
     )
     INSERT INTO usage_reservation (id, user_id, period_id, state, lease_expires_at, created_at)
     SELECT gen_random_uuid(), user_id, id, 'reserved', now() + lease, now()
       FROM periods, unnest(ARRAY['-1 minute', '1 hour']::interval[]) AS lease`,
    [ACCOUNTS],
  );
  await client.query(
    `INSERT INTO usage_reservation (id, user_id, period_id, idempotency_key, state, lease_expires_at, settled_at, created_at)
     SELECT gen_random_uuid(), user_id, id, gen_random_uuid()::text, 'waived', now(), now(), now() - interval '25 hours'
       FROM usage_period LIMIT $1`,
    [KEYS],
  );
  await client.query(
    `INSERT INTO optimization (id, user_id, original_prompt, language, intent, variants, engine, created_at)
     SELECT gen_random_uuid(), user_id, 'a prompt', 'en', 'write', '[]', 'built-in', now() - interval '2 hours'
       FROM usage_period LIMIT $1`,
    [LEFTOVERS],
  );
  await client.query(
    `INSERT INTO user_account (email, password_hash, registration_id)
     SELECT 'new-' || n || '@proof.threefold.test', 'none', gen_random_uuid() FROM generate_series(1, $1::int) AS n`,
    [MAILS],
  );
}

async function unverified(client) {
  const { rows } = await client.query(
    'SELECT id AS "userId", registration_id AS "registrationId" FROM user_account WHERE email_verified_at IS NULL',
  );
  return rows;
}

async function countUnfinished(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE state NOT IN ('completed', 'failed', 'cancelled') AND name NOT LIKE '\\_\\_%'`,
  );
  return rows[0].count;
}

/** Whom all servers together sent mails to. */
async function mailed(servers) {
  return (await Promise.all(servers.map((server) => server.do('mailed')))).flat();
}

async function waitUntil(condition, what) {
  for (const deadline = Date.now() + PATIENCE_MS; !(await condition()); await sleep(200)) {
    assert.ok(Date.now() < deadline, `${what} did not come within ${PATIENCE_MS / 1_000} s`);
  }
}

/** A server in a process of its own. */
class Server {
  constructor(child) {
    this.child = child;
    // A server that dies says nothing more: that is a failure, not a wait.
    this.death = once(child, 'exit').then(([code]) => assert.fail(`a server ended with code ${code}`));
    this.death.catch(() => undefined); // Also how one ends that is asked to.
  }

  static async start(url) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'support/job-runner.mjs')], {
      env: { ...process.env, ...environment(url) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const server = new Server(child);
    assert.equal((await server.nextMessage()).step, 'ready');
    return server;
  }

  async nextMessage() {
    const [message] = await Promise.race([once(this.child, 'message'), this.death]);
    return message;
  }

  async do(step, data = {}) {
    this.child.send({ step, ...data });
    const { result, error } = await this.nextMessage();
    assert.equal(error, undefined, error);
    return result;
  }

  async stop() {
    if (this.child.exitCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    await exited;
  }
}

function environment(url) {
  return {
    NODE_ENV: 'test',
    APP_URL: 'http://proof.threefold.test',
    DATABASE_URL: url,
    JWT_SECRET: 'a-key-that-only-this-proof-knows-and-is-long',
    LOG_LEVEL: 'error',
    LLM_PROVIDER: '',
    SMTP_URL: '',
    REDIS_URL: '',
    STRIPE_SECRET_KEY: '',
  };
}
