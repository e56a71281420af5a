// A million accounts as operations staff list, sort, search and filter them, then reset and verify all at once while
// people go on working: `npm run bench:admin`, or `npm run bench:admin -- 100000` for fewer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../dist/dev/embedded-postgres.js';
import { runMigrations } from '../../dist/src/database/migrate.js';
import { Crowd, percentile } from '../reset/crowd.mjs';
import { seedPeople } from '../reset/seed.mjs';
import { report } from '../support/figures.mjs';
import { quietServerEnv, secondsSince } from '../support/quiet-server.mjs';
import { seedAdmin, seedEverybody } from './seed.mjs';

const ACCOUNTS = Number(process.argv[2] ?? 1_000_000);
const FAR = Math.min(100_000, Math.floor(ACCOUNTS / 2));
const CALLS = 40;
const LIST_LIMIT_MS = 100;
const RATIO_LIMIT = 3;
const PEOPLE = 40;
const PER_SECOND = 20;
const IDLE_SECONDS = 20;
const PASSWORD = 'a bench is a bench is a bench';
const ADMIN = 'staff@bench.threefold.test';
const APP_URL = 'http://bench.threefold.test';

const COLUMNS =
  'id username email subscriptionTier remaining promptQuota promptsUsed resetDate createdAt isVerified role';
const NEWEST = ['createdAt', 'DESC'];
const page = (from, sort = NEWEST, filter = {}) => ({ sort, range: [from, from + 24], filter });

/** What is asked for, by the name of its figure; the slowest of several questions counts. */
const QUESTIONS = {
  'list, newest first': [page(0)],
  [`row ${FAR.toLocaleString('en-US')}`]: [page(FAR)],
  ...Object.fromEntries(
    COLUMNS.split(' ').map((column) => [
      `sort by ${column}, both ways, first page and row ${FAR.toLocaleString('en-US')}`,
      ['ASC', 'DESC'].flatMap((way) => [page(0, [column, way]), page(FAR, [column, way])]),
    ]),
  ),
  search: ['smith12345', 'ada.smith', 'kumar', '999', '@corp.example', 'gmail', 'zzzz', 'ad', 'q'].map((q) =>
    page(0, NEWEST, { q }),
  ),
  'search sorted by remaining': ['ada.smith', 'kumar', '@corp.example'].map((q) =>
    page(0, ['remaining', 'ASC'], { q }),
  ),
  filter: [
    { subscriptionTier: 'pro' },
    { subscriptionTier: 'free' },
    { isVerified: false },
    { isVerified: true },
    { exhausted: true },
    { exhausted: false },
    { role: 'admin' },
    { isSuspended: true },
    { createdAt_gte: '2026-01-01', createdAt_lte: '2026-01-31' },
    { subscriptionTier: 'basic', exhausted: true },
    { subscriptionTier: 'pro', isVerified: false },
  ].map((filter) => page(0, NEWEST, filter)),
  'filter sorted by used': [{ subscriptionTier: 'pro' }, { isVerified: true }, { exhausted: true }].map((filter) =>
    page(0, ['promptsUsed', 'DESC'], filter),
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'threefold-bench-admin-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), database: 'threefold' });
const client = new pg.Client(postgres.url);
let server;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void takeDown().finally(() => process.exit(1)));
}
try {
  await runMigrations(postgres.url);
  await client.connect();
  const seedStartedAt = performance.now();
  await seedEverybody(client, ACCOUNTS);
  say('accounts', ACCOUNTS.toLocaleString('en-US'));
  say('time to make them', secondsSince(seedStartedAt), 's');

  server = spawn(process.execPath, [join(import.meta.dirname, '../reset/server.mjs')], {
    env: { ...process.env, ...quietServerEnv({ databaseUrl: postgres.url, appUrl: APP_URL, password: PASSWORD }) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port, passwordHash }] = await once(server, 'message');
  const address = `http://127.0.0.1:${port}`;
  const emails = await seedPeople(client, PEOPLE, passwordHash);
  await seedAdmin(client, ADMIN, passwordHash);
  const staff = await Crowd.signIn({ address, origin: APP_URL, emails: [ADMIN], password: PASSWORD });
  const crowd = await Crowd.signIn({ address, origin: APP_URL, emails, password: PASSWORD });

  const slow = await measureLists(staff);
  const idle = await crowd.work({ perSecond: PER_SECOND, until: wait(IDLE_SECONDS) });
  say('optimize-prompt p95, nothing else going on', percentile(idle.times, 95).toFixed(1), 'ms');
  const reset = await measureTool(crowd, staff, 'reset-all-counters', ({ usersReset }) => usersReset);
  const verify = await measureTool(crowd, staff, 'verify-all-users', ({ usersVerified }) => usersVerified);
  const disturbed = [reset, verify].filter(
    ({ busy, failed }) => failed || busy > RATIO_LIMIT * percentile(idle.times, 95),
  );
  process.exitCode = slow.length || disturbed.length || idle.failed ? 1 : 0;
} finally {
  if (server) {
    server.disconnect();
    await once(server, 'exit');
  }
  await client.end();
  await takeDown();
}

/** @returns the figures above the limit */
async function measureLists(staff) {
  const slow = [];
  for (const [figure, questions] of Object.entries(QUESTIONS)) {
    let worst = { p95: 0 };
    for (const question of questions) {
      const p95 = await measureQuestion(staff, question);
      if (p95 > worst.p95) worst = { p95, question };
    }
    say(`${figure}, p95`, worst.p95.toFixed(1), 'ms');
    if (worst.p95 <= LIST_LIMIT_MS) continue;
    console.log(`  above ${LIST_LIMIT_MS} ms: ${JSON.stringify(worst.question)}`);
    slow.push(figure);
  }
  return slow;
}

async function measureQuestion(staff, question) {
  const query = Object.entries(question).map(([name, value]) => [name, JSON.stringify(value)]);
  const times = [];
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${staff.address}/api/admin/rest/users?${new URLSearchParams(query)}`, {
      headers: { cookie: staff.cookies[0] },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`${JSON.stringify(question)} was answered ${answer.status}`);
  }
  return percentile(times, 95);
}

async function measureTool(crowd, staff, tool, countOf) {
  const startedAt = performance.now();
  const done = staff.post(`/api/admin/${tool}`, {}, staff.cookies[0]).then(async (answer) => {
    if (answer.status !== 200) throw new Error(`${tool} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  });
  const { times, failed } = await crowd.work({ perSecond: PER_SECOND, until: done });
  const busy = percentile(times, 95);
  say(`${tool}, accounts changed`, countOf(await done).toLocaleString('en-US'));
  say(`${tool}, time`, secondsSince(startedAt), 's');
  say(`${tool}, optimize-prompt p95 meanwhile (${times.length} calls, ${failed} failed)`, busy.toFixed(1), 'ms');
  return { busy, failed };
}

function say(figure, value, unit) {
  console.log(`${figure}: ${value}${unit ? ` ${unit}` : ''}`);
  report('admin', figure, value, unit);
}

async function takeDown() {
  await postgres.stop('none');
  rmSync(folder, { recursive: true, force: true });
}

function wait(inSeconds) {
  return new Promise((resolve) => setTimeout(resolve, inSeconds * 1_000));
}
