import assert from 'node:assert/strict';
import { median, quantile } from '../bench/http/load.ts';
import { canPin, pin } from './support/cores.mjs';
import { crowd } from './support/crowd.mjs';
import { Flood } from './support/flood.mjs';
import { Ledger } from './support/ledger.mjs';
import { Server } from './support/server.mjs';

const PEOPLE = 32;
const TIMES = 10;
const SHED_WITHIN_MS = 50;
const LEAST_GOODPUT = 0.8;
const NORMAL_WITHIN_S = 5;
const SETTLE_PATIENCE_MS = 15_000;
/** A sender that is later than this measures itself. */
const MOST_LATE_MS = 50;
const PROMPT = JSON.stringify({ prompt: 'write a marketing email for our new running shoe' });

/**
 * Ten times as many prompts a second as the server can take, from people who don't wait for each other: what is too much
 * is told so at once, what is let in is served about as fast as at the peak, and afterwards all is as before. Server and
 * database have one core, whoever asks has another, where the machine allows it.
 */
export async function prove({ startPostgres, options }) {
  const seconds = Number(options.seconds ?? (options.short ? 4 : 10));
  const isPinned = !options.unpinned && canPin();
  const postgres = await startPostgres();
  if (isPinned) pin(postgres.pid, 0);
  const server = await Server.start({ databaseUrl: postgres.url });
  if (isPinned) pin(server.child.pid, 0);
  let flood;
  try {
    const people = await crowd(PEOPLE, postgres.url, server.address);
    const requests = people.map(({ cookie }) => ({ path: '/api/optimize-prompt', cookie, body: PROMPT }));
    flood = await Flood.start({ address: server.address, requests });
    if (isPinned) pin(flood.pid, 1);
    const peakOf = async () => {
      const { answers } = await flood.send({ connections: PEOPLE, seconds });
      const wrong = answers.filter(({ status }) => status !== 200);
      assert.deepEqual(wrong.slice(0, 5), [], 'refused without too much to do');
      return (answers.length * 1_000) / (answers.at(-1).endedAt - answers[0].sentAt);
    };

    await peakOf();
    const before = await peakOf();
    const { answers, lateMs } = await flood.send({ perSecond: Math.round(before * TIMES), seconds });
    const startedAt = answers[0].sentAt;
    const sentUntil = answers.at(-1).sentAt;
    // Those that were let in before the end are part of what there is to come back from.
    const drainedAfterS = (Math.max(...answers.map(({ endedAt }) => endedAt)) - sentUntil) / 1_000;
    const normalAfterS = drainedAfterS + (await untilNormal(flood, before / 2));
    const after = await peakOf();

    const wrong = answers.filter(({ status }) => status !== 200 && status !== 503);
    assert.deepEqual(wrong.slice(0, 5), [], `${wrong.length} answers are neither served nor refused`);
    const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
    const served = answers.filter(({ status }) => status === 200);
    // What was let in before the end is counted to the end of the sending, or the queue would be a gift.
    const inTime = served.filter(({ endedAt }) => endedAt <= sentUntil).length;
    const goodput = (inTime * 1_000) / (sentUntil - startedAt);
    const share = goodput / median([before, after]);
    const ledger = await Ledger.open(postgres.url);
    await ledger.untilSettled(SETTLE_PATIENCE_MS);
    await ledger.close();

    const sentPerSecond = (answers.length * 1_000) / (sentUntil - startedAt);
    const figures =
      `${isPinned ? 'server and database on one core, the sender on another' : 'server, database and sender share all cores'}: ` +
      `${Math.round(sentPerSecond)} prompts a second at a peak of ${Math.round(before)} (${Math.round(after)} afterwards), sent at most ` +
      `${lateMs.toFixed(1)} ms late (p95): ${refused.length} refused, in ` +
      `${median(refused).toFixed(1)} ms (median; p95 ${quantile(refused, 0.95).toFixed(0)}), ${served.length} served, ` +
      `${Math.round(share * 100)} % of the peak, waiting ${Math.round(median(served.map(({ ms }) => ms)))} ms; ` +
      `normal again after ${normalAfterS.toFixed(1)} s`;
    assert.ok(lateMs <= MOST_LATE_MS, `the sender did not keep up: ${figures}`);
    assert.ok(refused.length > 0, `nothing was refused: ${figures}`);
    assert.ok(median(refused) <= SHED_WITHIN_MS, `refusing takes too long: ${figures}`);
    assert.ok(share >= LEAST_GOODPUT, `too little is served: ${figures}`);
    assert.ok(normalAfterS <= NORMAL_WITHIN_S, `not normal again: ${figures}`);
    return figures;
  } finally {
    await flood?.stop();
    await server.stop();
  }
}

/** Seconds until half of the peak is served for half a second without a refusal, each within half a second. */
async function untilNormal(flood, perSecond) {
  const startedAt = performance.now();
  for (;;) {
    const beganAt = performance.now();
    const { answers } = await flood.send({ perSecond, seconds: 0.5 });
    const isNormal =
      answers.every(({ status }) => status === 200) &&
      quantile(
        answers.map(({ ms }) => ms),
        0.95,
      ) < 500;
    if (isNormal) return (beganAt - startedAt) / 1_000;
    assert.ok(performance.now() - startedAt < 60_000, 'not normal again after a minute');
  }
}
