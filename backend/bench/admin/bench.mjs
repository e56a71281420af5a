// A million accounts with what belongs to them, as operations staff list, sort, search and filter them and look at the
// overview, then reset and verify all at once while people go on working: `npm run bench:admin`, or
// `npm run bench:admin -- 100000` for fewer accounts, `-- 1000000 reads` for the reads alone.
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
import { questions } from './questions.mjs';
import { seedAdmin, seedEverybody } from './seed.mjs';

const ACCOUNTS = Number(process.argv[2] ?? 1_000_000);
const READS_ONLY = process.argv[3] === 'reads';
const FAR = Math.min(100_000, Math.floor(ACCOUNTS / 2));
const CALLS = 40;
const WARM_UPS = 2;
const READ_LIMIT_MS = 100;
const RATIO_LIMIT = 3;
const PEOPLE = 40;
const PER_SECOND = 20;
const WARM_UP_SECONDS = 5;
const IDLE_SECONDS = 20;
const PASSWORD = 'a bench is a bench is a bench';
const ADMIN = 'staff@bench.threefold.test';
const APP_URL = 'http://bench.threefold.test';

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
  server.once('exit', endEarly);
  const [{ port, passwordHash }] = await once(server, 'message');
  const address = `http://127.0.0.1:${port}`;
  const emails = await seedPeople(client, PEOPLE, passwordHash);
  await seedAdmin(client, ADMIN, passwordHash);
  const staff = await Crowd.signIn({ address, origin: APP_URL, emails: [ADMIN], password: PASSWORD });
  const crowd = await Crowd.signIn({ address, origin: APP_URL, emails, password: PASSWORD });

  for (const job of ['plan-count', 'activity-count']) await measureJob(job);
  const slow = await measureReads(staff);
  process.exitCode = slow.length ? 1 : 0;
  if (!READS_ONLY) await measureTools(crowd, staff);
} finally {
  if (server) {
    server.off('exit', endEarly);
    server.disconnect();
    await once(server, 'exit');
  }
  await client.end();
  await takeDown();
}

/** The first counts of a ledger that nobody has counted: every other run counts what is new. */
async function measureJob(job) {
  const startedAt = performance.now();
  server.send({ run: job });
  for (let ran; ran !== job;) [{ ran }] = await once(server, 'message');
  say(`${job}, first run`, ((performance.now() - startedAt) / 1_000).toFixed(1), 's');
}

/** @returns the figures above the limit */
async function measureReads(staff) {
  const { rows } = await client.query(
    `SELECT u.id, u.email FROM usage_period p JOIN user_account u ON u.id = p.user_id WHERE p.plan = 'pro' AND p.used > 3 LIMIT 1`,
  );
  const slow = [];
  for (const [figure, addresses] of Object.entries(questions(FAR, rows[0]))) {
    let worst = { p95: 0 };
    for (const address of addresses) {
      const p95 = await measureRead(staff, address);
      if (p95 > worst.p95) worst = { p95, address };
      if (p95 > READ_LIMIT_MS)
        console.log(`  above ${READ_LIMIT_MS} ms: ${p95.toFixed(0)} ms, ${decodeURIComponent(address)}`);
    }
    say(`${figure}, p95`, worst.p95.toFixed(1), 'ms');
    if (worst.p95 > READ_LIMIT_MS) slow.push(figure);
  }
  return slow;
}

async function measureRead(staff, address) {
  const times = [];
  // The first may find its pages on the disk alone, which is a matter of the machine.
  for (let call = -WARM_UPS; call < CALLS; call += 1) {
    const startedAt = performance.now();
    const answer = await fetch(staff.address + address, { headers: { cookie: staff.cookies[0] } });
    await answer.arrayBuffer();
    if (call >= 0) times.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
  }
  return percentile(times, 95);
}

async function measureTools(crowd, staff) {
  await crowd.work({ perSecond: PER_SECOND, until: wait(WARM_UP_SECONDS) });
  const idle = await crowd.work({ perSecond: PER_SECOND, until: wait(IDLE_SECONDS) });
  say('optimize-prompt p95, nothing else going on', percentile(idle.times, 95).toFixed(1), 'ms');
  const reset = await measureTool(crowd, staff, 'reset-all-counters');
  const verify = await measureTool(crowd, staff, 'verify-all-users');
  const limit = RATIO_LIMIT * percentile(idle.times, 95);
  if (idle.failed || [reset, verify].some(({ busy, failed }) => failed || busy > limit)) process.exitCode = 1;
}

async function measureTool(crowd, staff, tool) {
  const startedAt = performance.now();
  const done = endOf(tool, staff);
  const { times, failed } = await crowd.work({ perSecond: PER_SECOND, until: done });
  const busy = percentile(times, 95);
  say(`${tool}, accounts changed`, (await done).changed.toLocaleString('en-US'));
  say(`${tool}, time`, secondsSince(startedAt), 's');
  say(`${tool}, optimize-prompt p95 meanwhile (${times.length} calls, ${failed} failed)`, busy.toFixed(1), 'ms');
  return { busy, failed };
}

/** Starts it and looks how far it is, as the console does: the answer itself may take longer than a client waits. */
async function endOf(tool, staff) {
  const hung = new AbortController();
  let refusal;
  const started = staff.post(`/api/admin/${tool}`, {}, staff.cookies[0], hung.signal).then(
    (answer) => {
      if (!answer.ok) refusal = answer.status;
    },
    () => undefined,
  );
  for (;;) {
    await wait(1);
    if (refusal) throw new Error(`${tool} was answered ${refusal}`);
    const answer = await fetch(`${staff.address}/api/admin/tool-runs`, { headers: { cookie: staff.cookies[0] } });
    const run = (await answer.json()).items.find((item) => item.tool === tool);
    if (!run?.finishedAt) continue;
    hung.abort();
    await started;
    return run;
  }
}

function say(figure, value, unit) {
  console.log(`${figure}: ${value}${unit ? ` ${unit}` : ''}`);
  report('admin', figure, value, unit);
}

/** Nobody would hear of what is waited for. */
function endEarly() {
  console.error('The server ended before it was measured.');
  void takeDown().finally(() => process.exit(1));
}

async function takeDown() {
  await postgres.stop('none');
  rmSync(folder, { recursive: true, force: true });
}

function wait(inSeconds) {
  return new Promise((resolve) => setTimeout(resolve, inSeconds * 1_000));
}
