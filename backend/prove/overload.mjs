import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { closedLoop, median, openLoop, quantile, timed } from '../bench/http/load.ts';
import { crowd } from './support/crowd.mjs';
import { Ledger } from './support/ledger.mjs';
import { Server } from './support/server.mjs';

const PEOPLE = 32;
const TIMES = 10;
const SHED_WITHIN_MS = 50;
const LEAST_GOODPUT = 0.8;
const NORMAL_WITHIN_S = 5;
const SETTLE_PATIENCE_MS = 15_000;
const PROMPT = JSON.stringify({ prompt: 'write a marketing email for our new running shoe' });

/**
 * Ten times as many prompts a second as the server can take, from people who don't wait for each other: what is too much
 * is told so at once, what is let in is served about as fast as at the peak, and afterwards all is as before.
 */
export async function prove({ startPostgres, options }) {
  const seconds = options.short ? 4 : 10;
  const postgres = await startPostgres();
  const server = await Server.start({ databaseUrl: postgres.url });
  try {
    const people = await crowd(PEOPLE, postgres.url, server.address);
    const calls = people.map((person) => ({
      method: 'POST',
      path: '/api/optimize-prompt',
      headers: { cookie: person.cookie, origin: server.address, 'content-type': 'application/json' },
      body: PROMPT,
      isKeyed: true,
    }));
    const peakOf = async () => {
      const { perSecond, failures } = await closedLoop(server.address, calls, seconds);
      assert.equal(failures, 0, 'refused without too much to do');
      return perSecond;
    };
    const send = async (n) => {
      const call = calls[n % calls.length];
      const sentAt = performance.now();
      const answer = await timed(server.address, {
        ...call,
        headers: { ...call.headers, 'idempotency-key': randomUUID() },
      });
      return { ...answer, sentAt, endedAt: performance.now() };
    };

    await peakOf();
    const before = await peakOf();
    const perSecond = Math.round(before * TIMES);
    const startedAt = performance.now();
    const answers = await openLoop({ perSecond, seconds }, send);
    const sentUntil = Math.max(...answers.map(({ sentAt }) => sentAt));
    const normalAfterS = await untilNormal(send, before / 2);
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
      `${Math.round(sentPerSecond)} prompts a second at a peak of ${Math.round(before)}: ${refused.length} refused, in ` +
      `${median(refused).toFixed(1)} ms (median; p95 ${quantile(refused, 0.95).toFixed(0)}), ${served.length} served, ` +
      `${Math.round(share * 100)} % of the peak, waiting ${Math.round(median(served.map(({ ms }) => ms)))} ms; ` +
      `normal again after ${normalAfterS.toFixed(1)} s`;
    assert.ok(refused.length > 0, `nothing was refused: ${figures}`);
    assert.ok(median(refused) <= SHED_WITHIN_MS, `refusing takes too long: ${figures}`);
    assert.ok(share >= LEAST_GOODPUT, `too little is served: ${figures}`);
    assert.ok(normalAfterS <= NORMAL_WITHIN_S, `not normal again: ${figures}`);
    return figures;
  } finally {
    await server.stop();
  }
}

/** Seconds until half of the peak is served for half a second without a refusal, each within half a second. */
async function untilNormal(send, perSecond) {
  const startedAt = performance.now();
  for (;;) {
    const beganAt = performance.now();
    const answers = await openLoop({ perSecond, seconds: 0.5 }, send);
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
