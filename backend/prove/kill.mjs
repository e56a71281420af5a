import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ledger } from './support/ledger.mjs';
import { Person } from './support/person.mjs';

const SERVER_KILLS = 20;
const DATABASE_KILLS = 20;
const CALLS = 40;
const ALLOWANCE = 10;
const STARTS = 3;
/** From the moment PostgreSQL takes connections to the first answer that needs it. */
const RECOVERY_MS = 5_000;
/** A held prompt comes back when its lease of a minute is over and the sweep of every minute has run. */
const SWEEP_PATIENCE_MS = 135_000;

/**
 * The server, or PostgreSQL under it, dies by SIGKILL in the middle of 40 parallel calls. A killed server is started
 * again; one that lost its database is left alone and has to find it by itself. After the sweep the counter equals the
 * stored successes, every answer a person saw is still there, every orphan came back once, and nothing is held any more.
 */
export async function prove({ startStack, startPostgres }) {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const rounds = [];
  const recoveries = [];
  let stack = await startStack(env);
  // From the first answers to after the last, however fast the machine is: the kills fall into every phase of a run.
  const wholeRunMs = await timeWholeRun(await Person.signedUp(stack.address));

  for (let round = 0; round < SERVER_KILLS + DATABASE_KILLS; round += 1) {
    const person = await Person.signedUp(stack.address);
    const keys = Array.from({ length: CALLS }, () => randomUUID());
    const calls = keys.map((key) => person.optimize(key).catch(() => undefined)); // The connection breaks: that is the point.
    const isDatabaseRound = round >= SERVER_KILLS;
    const phase = isDatabaseRound ? (round - SERVER_KILLS + 1) / DATABASE_KILLS : (round + 1) / SERVER_KILLS;
    await sleep(wholeRunMs * phase);
    await (isDatabaseRound ? postgres : stack).kill();
    const restarted = isDatabaseRound ? postgres.restart() : undefined;
    const answers = await Promise.all(calls);
    if (isDatabaseRound) {
      assertNoSecrets(answers);
      await restarted;
      recoveries.push(await timeToServe(person, stack));
    } else {
      stack = await startAgain(() => startStack(env));
    }
    rounds.push({ person, seen: new Map(keys.map((key, index) => [key, answers[index]])) });
  }

  const ledger = await Ledger.open(postgres.url);
  const orphans = await ledger.countHeld();
  const returnedBefore = await ledger.countReturned();
  await sleep(SWEEP_PATIENCE_MS);
  await ledger.assertSettled();
  assert.equal(await ledger.countReturned(), returnedBefore + orphans, 'every orphan comes back once');

  let stored = 0;
  let interrupted = 0;
  for (const [index, { person, seen }] of rounds.entries()) {
    person.address = stack.address;
    const result = await settle(person, seen, `round ${index + 1}`);
    stored += result.stored;
    if (result.stored < ALLOWANCE) interrupted += 1;
  }
  await ledger.assertSettled();
  await ledger.close();
  return (
    `${SERVER_KILLS} kills of the server and ${DATABASE_KILLS} of PostgreSQL in the middle of ${CALLS} calls: ` +
    `${interrupted} cut a run short, ${stored} results stored, as many counted, ${returnedBefore + orphans} orphans came back once each; ` +
    `serving again at most ${Math.max(...recoveries)} ms after PostgreSQL took connections`
  );
}

/** As whatever supervises servers does: one that doesn't come up on a busy machine is started once more. */
async function startAgain(start) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === STARTS) throw error;
    }
  }
}

/** How long the calls take that nobody kills. */
async function timeWholeRun(person) {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CALLS }, () => person.optimize(randomUUID())));
  return performance.now() - startedAt;
}

/** How long a person waits for the first answer out of the database. */
async function timeToServe(person, stack) {
  const startedAt = performance.now();
  for (;;) {
    let trouble;
    const answer = await person.get('/api/track-usage').catch((error) => void (trouble = error));
    const passed = Math.round(performance.now() - startedAt);
    if (answer?.status === 200) return passed;
    const heard = answer?.text ?? trouble?.cause ?? trouble;
    assert.ok(
      passed < RECOVERY_MS,
      `no answer ${passed} ms after PostgreSQL took connections: ${heard}\n${stack.output().slice(-4_000)}`,
    );
    await sleep(50);
  }
}

/** A key asked again answers from the store without a charge, or runs anew and is charged: that tells the two apart. */
async function settle(person, seen, round) {
  let used = await person.used();
  const countedAfterSweep = used;
  let stored = 0;
  let fresh = 0;
  // What was answered before the kill first, while there may be nothing left to run anew.
  const keys = [...seen].sort(([, a], [, b]) => Number(b?.status === 200) - Number(a?.status === 200));
  for (const [key, before] of keys) {
    const again = await person.optimize(key);
    if (before?.status === 200) {
      assert.equal(again.status, 200, `${round}: an answer that was seen is gone: ${again.text}`);
      assert.equal(again.body.id, before.body.id, `${round}: the same key has another result`);
      assert.deepEqual(again.body.optimizedPrompts, before.body.optimizedPrompts, round);
    }
    const now = await person.used();
    if (again.status === 200 && now === used) stored += 1;
    else if (again.status === 200) fresh += 1;
    else assert.equal(again.status, 403, `${round}: ${again.text}`);
    used = now;
  }
  assert.equal(countedAfterSweep, stored, `${round}: the counter and the stored successes differ`);
  assert.equal(stored + fresh, ALLOWANCE, `${round}: prompts are missing or were given away`);
  assert.equal(used, ALLOWANCE, round);
  return { stored };
}

/** Who was connected when the database died gets an answer in the usual form, or a broken connection. */
function assertNoSecrets(answers) {
  for (const answer of answers) {
    if (!answer || answer.status === 200 || answer.status === 403) continue;
    assert.ok(answer.status >= 500, answer.text);
    assert.match(answer.body?.code ?? '', /^(INTERNAL|UNAVAILABLE)$/);
    assert.doesNotMatch(answer.text, /postgres|ECONN|\bat .*\.js/i);
  }
}
