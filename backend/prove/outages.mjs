import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { crowd } from './support/crowd.mjs';
import { Ledger } from './support/ledger.mjs';
import { MailSink } from './support/mail-sink.mjs';
import { Person } from './support/person.mjs';
import { Redis } from './support/redis.mjs';
import { Server } from './support/server.mjs';
import { TroubleProxy } from './support/trouble-proxy.mjs';
import { assertClear, timeToServe, Traffic, watchReadiness } from './support/watch.mjs';

const CLOCK = join(import.meta.dirname, 'support/movable-clock.mjs');
const PEOPLE = 12;
/** More than a database that takes half a second for everything can serve. */
const PER_SECOND = 60;
const SLOW_MS = 500;
/** The wait for a connection, and then a few statements of a slow database. */
const PATIENCE_MS = 20_000;
/** A statement that gets no answer at all is given up after 25 seconds. */
const SILENT_PATIENCE_MS = 40_000;
const MAIL_PATIENCE_MS = 240_000;
const SWEEP_PATIENCE_MS = 150_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * PostgreSQL is slow, has no connection left, is silent, dies; Redis and the mail server are gone; the clock moves. Each
 * time everybody gets their answer or a clear "not now" in bounded time, readiness says so, everything is served again
 * without a hand at the server, and nothing that was promised is lost.
 */
export async function prove({ startPostgres, options }) {
  const postgres = await startPostgres();
  const proxy = await TroubleProxy.before(postgres.url);
  const redis = await Redis.start();
  const mails = await MailSink.start();
  const server = await Server.start({
    databaseUrl: proxy.url,
    node: ['--import', CLOCK],
    env: { REDIS_URL: redis.url, SMTP_URL: mails.url },
  });
  const people = await crowd(PEOPLE, postgres.url, server.address);
  const traffic = new Traffic(people);
  const run = { server, people, traffic, proxy, postgres, redis, mails, seconds: options.short ? 6 : 15 };
  try {
    const withoutMail = await mailServerGone(run);
    const figures = [];
    for (const part of [slow, exhausted, restarted, silent, redisGone, clockMoved]) {
      figures.push(await part(run));
      await traffic.assertKept();
    }
    figures.push(await withoutMail());
    assert.ok(server.isRunning, 'the server ended');
    await nothingLost(run);
    return figures.join('; ');
  } finally {
    await server.stop();
    await redis.down();
    await mails.down();
    await proxy.down();
  }
}

/** Traffic while something is wrong, watched; then how long it takes until all is well. */
async function endure({ server, people, traffic, seconds }, { what, begin, end, unready, patienceMs = PATIENCE_MS }) {
  const readiness = watchReadiness(server);
  await begin();
  const during = traffic.during({ perSecond: PER_SECOND, seconds });
  await sleep(seconds * 1_000);
  await end();
  const recoveredMs = await timeToServe(people);
  await server.untilReady(10_000);
  const answers = await during;
  const looks = await readiness.stop();
  assertClear(answers, { patienceMs, what });
  const count = (status) => answers.filter((answer) => answer.status === status).length;
  if (unready)
    assert.ok(
      looks.some(({ ready }) => !ready),
      `${what}: readiness said nothing`,
    );
  const longest = Math.max(...answers.map(({ ms }) => ms));
  return (
    `${what}: ${count(200)} answered and ${count(503)} told to come back, longest wait ${(longest / 1_000).toFixed(1)} s, ` +
    `all served again after ${recoveredMs} ms`
  );
}

const slow = (run) =>
  endure(run, {
    what: `PostgreSQL slow by ${SLOW_MS} ms`,
    unready: true,
    begin: () => void (run.proxy.delayMs = SLOW_MS),
    end: () => void (run.proxy.delayMs = 0),
  });

async function exhausted(run) {
  const holder = new pg.Client(run.postgres.url);
  await holder.connect();
  // Every request reads its session, so that soon every connection waits for this lock.
  const figures = await endure(run, {
    what: 'no connection left',
    unready: true,
    begin: async () => {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE session IN ACCESS EXCLUSIVE MODE');
    },
    end: () => holder.query('ROLLBACK'),
  });
  await holder.end();
  return figures;
}

const restarted = (run) =>
  endure(run, {
    what: 'PostgreSQL killed and started again',
    unready: true,
    begin: () => run.postgres.kill(),
    end: () => run.postgres.restart(),
  });

const silent = (run) =>
  endure(run, {
    what: 'PostgreSQL silent',
    unready: true,
    patienceMs: SILENT_PATIENCE_MS,
    begin: () => void (run.proxy.isSilent = true),
    // What was swallowed is lost for those connections, as after a cut cable; new ones work.
    end: () => void (run.proxy.isSilent = false),
  });

async function redisGone(run) {
  const figures = await endure(run, {
    what: 'Redis gone',
    begin: () => run.redis.down(),
    end: () => run.redis.up(),
  });
  const warnings = run.server.logged('Redis does not answer');
  assert.ok(warnings.length >= 1, 'the log says nothing about Redis');
  return `${figures}, ${warnings.length} warning in the log`;
}

/** Nobody's registration waits for a mail; it comes when the mail server is back, once. */
async function mailServerGone({ server, mails }) {
  await mails.down();
  const person = new Person(server.address);
  const registered = await person.register();
  assert.equal(registered.status, 201, registered.text);
  await sleep(2_000);
  await mails.up();
  const backAt = performance.now();
  return async () => {
    while (!mails.countFor(person.email)) {
      assert.ok(performance.now() - backAt < MAIL_PATIENCE_MS, 'the mail never came');
      await sleep(250);
    }
    await sleep(2_000);
    assert.equal(mails.countFor(person.email), 1, 'the mail came more than once');
    return 'mail server gone: registered meanwhile, the mail came once';
  };
}

/** The process's clock jumps back and forth; the database's doesn't. */
async function clockMoved({ server, people, traffic }) {
  let signedInAgain = 0;
  for (const offset of [-HOUR_MS, 2 * HOUR_MS, 40 * DAY_MS, 0]) {
    server.tell({ clockOffsetMs: offset });
    const answers = await traffic.during({ perSecond: 20, seconds: 3 });
    const wrong = answers.filter(({ status }) => ![200, 503].includes(status));
    // Forty days later a session has run out, and its browser is told so; nothing else may be wrong.
    const isOver = offset > 30 * DAY_MS;
    const expected = isOver ? wrong.filter(({ status }) => status !== 401) : wrong;
    assert.deepEqual(
      expected.map(({ status, text }) => `${status} ${text}`),
      [],
      `clock moved by ${offset} ms`,
    );
    assert.ok(await server.isReady());
    if (isOver) signedInAgain = await signInAgain(people);
  }
  const servedMs = await timeToServe(people);
  return (
    `clock moved by -1 h, 2 h and 40 days: nothing wrong but sessions that have run out, ${signedInAgain} people signed in ` +
    `again meanwhile, all served again after ${servedMs} ms`
  );
}

/** Whoever was signed out, while the clock is still wrong. */
async function signInAgain(people) {
  let count = 0;
  for (const person of people) {
    const { body } = await person.get('/api/auth/session');
    if (body?.isAuthenticated) continue;
    assert.ok(await person.logIn(), 'whoever was signed out could not sign in again');
    count += 1;
  }
  return count;
}

/** What was held by requests that nobody finished comes back, and counters are what the rows say. */
async function nothingLost({ postgres, traffic }) {
  const ledger = await Ledger.open(postgres.url);
  await ledger.untilSettled(SWEEP_PATIENCE_MS);
  await ledger.close();
  await traffic.assertKept(200);
}
