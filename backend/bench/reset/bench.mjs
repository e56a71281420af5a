// A million accounts whose month ends at the same instant, rolled over while people go on working:
// `npm run bench:reset`, or `npm run bench:reset -- 100000` for fewer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../dist/dev/embedded-postgres.js';
import { runMigrations } from '../../dist/src/database/migrate.js';
import { report } from '../support/figures.mjs';
import { quietServerEnv, secondsSince } from '../support/quiet-server.mjs';
import { Crowd, percentile } from './crowd.mjs';
import { countRolled, countWrong, seedAccounts, seedPeople, untilNothingIsDue } from './seed.mjs';

const ACCOUNTS = Number(process.argv[2] ?? 1_000_000);
const PEOPLE = 40;
const PER_SECOND = 20;
const IDLE_SECONDS = 30;
const DAY_MS = 86_400_000;
const LIMIT = 3;
const PASSWORD = 'a bench is a bench is a bench';
const APP_URL = 'http://bench.threefold.test';

const folder = mkdtempSync(join(tmpdir(), 'threefold-bench-reset-'));
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
  await seedAccounts(client, ACCOUNTS, new Date(Date.now() + DAY_MS));
  console.log(`${ACCOUNTS.toLocaleString('en-US')} accounts made in ${secondsSince(seedStartedAt)} s`);

  server = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs')], {
    env: { ...process.env, ...quietServerEnv({ databaseUrl: postgres.url, appUrl: APP_URL, password: PASSWORD }) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.once('exit', endEarly);
  const [{ port, passwordHash }] = await once(server, 'message');
  const emails = await seedPeople(client, PEOPLE, passwordHash);
  const crowd = await Crowd.signIn({
    address: `http://127.0.0.1:${port}`,
    origin: APP_URL,
    emails,
    password: PASSWORD,
  });
  await crowd.work({ perSecond: PER_SECOND, until: wait(5) }); // Warm caches and compiled code, as a running server has.
  const idle = await crowd.work({ perSecond: PER_SECOND, until: wait(IDLE_SECONDS) });

  server.send({ advanceMs: 2 * DAY_MS });
  const rollStartedAt = performance.now();
  server.send({ run: 'usage-roll' });
  // Asked of the rows: the server's own clock may have started the job a moment earlier.
  const busy = await crowd.work({
    perSecond: PER_SECOND,
    until: untilNothingIsDue(client, new Date(Date.now() + 2 * DAY_MS)),
  });
  const count = await countRolled(client);
  const rollSeconds = (performance.now() - rollStartedAt) / 1_000;

  const wrong = await countWrong(client);
  const ratio = percentile(busy.times, 95) / percentile(idle.times, 95);
  print({ idle, busy, ratio, count, rollSeconds, wrong });
  const holds = ratio <= LIMIT && wrong === 0 && count === ACCOUNTS && idle.failed + busy.failed === 0;
  process.exitCode = holds ? 0 : 1;
} finally {
  if (server) {
    server.off('exit', endEarly);
    server.disconnect();
    await once(server, 'exit');
  }
  await client.end();
  await takeDown();
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

function print({ idle, busy, ratio, count, rollSeconds, wrong }) {
  const line = ({ times, failed }) =>
    `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms, ${times.length} calls, ${failed} failed`;
  console.log(`optimize-prompt while idle:    ${line(idle)}`);
  console.log(`optimize-prompt while rolling: ${line(busy)}`);
  console.log(
    `${count.toLocaleString('en-US')} accounts rolled over in ${rollSeconds.toFixed(0)} s, ${wrong} wrong; p95 × ${ratio.toFixed(2)} (limit ${LIMIT})`,
  );
  report('reset', 'accounts rolled over', count);
  report('reset', 'time for all', rollSeconds.toFixed(0), 's');
  report('reset', 'optimize-prompt p95 idle', percentile(idle.times, 95).toFixed(1), 'ms');
  report('reset', 'optimize-prompt p95 while rolling', percentile(busy.times, 95).toFixed(1), 'ms');
  report('reset', 'ratio (at most 3)', ratio.toFixed(2));
}

function wait(inSeconds) {
  return new Promise((resolve) => setTimeout(resolve, inSeconds * 1_000));
}
