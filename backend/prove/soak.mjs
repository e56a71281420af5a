import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { crowd } from './support/crowd.mjs';
import { startFakeModel } from './support/fake-model.mjs';
import { Ledger } from './support/ledger.mjs';
import { Server } from './support/server.mjs';
import { streamPrompt } from './support/streams.mjs';

const STREAMS = 500;
const SHORT_STREAMS = 100;
const MINUTES = 10;
const SHORT_MINUTES = 0.5;
const PEOPLE = 20;
/** As long as a slow model, and still within the deadline: most of these streams are open at any time. */
const MODEL_MS = 11_000;
/** No text takes as long as another. If all did, whatever once came together would come together for ever. */
const MODEL_SPREAD = 0.15;
/** Streams don't all begin together; after that all are open and the runtime has compiled what it will. */
const SPREAD_MS = 12_000;
const SAMPLE_MS = 5_000;
/** Of the time, at its beginning: the memory that is needed has to be taken once. */
const WARM_UP_SHARE = 0.25;
const MOST_SLOPE_MB = 1;
const MOST_MB = 600;
/** As the refusal asks for. */
const REFUSED_PAUSE_MS = 2_000;
const SETTLE_PATIENCE_MS = 30_000;

/**
 * So many streams open at a time, each followed by the next, for ten minutes (`--minutes`, `--streams`): none breaks off,
 * and the server's memory is as it was.
 */
export async function prove({ startPostgres, options }) {
  const streams = Number(options.streams ?? (options.short ? SHORT_STREAMS : STREAMS));
  const minutes = Number(options.minutes ?? (options.short ? SHORT_MINUTES : MINUTES));
  const postgres = await startPostgres();
  // Everybody's first prompt is part of their coming; with so slow a model it would take ten minutes.
  const welcome = await Server.start({ databaseUrl: postgres.url });
  const people = await crowd(PEOPLE, postgres.url, welcome.address);
  await welcome.stop();
  const model = await startFakeModel(MODEL_MS, MODEL_SPREAD);
  const server = await Server.start({ databaseUrl: postgres.url, env: model.env });
  try {
    for (const person of people) person.address = server.address;
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const cpuBefore = server.cpuSeconds;
    const startedAt = performance.now();
    const endAt = startedAt + minutes * 60_000;
    const broken = [];
    let refused = 0;
    let finished = 0;
    let open = 0;
    let mostOpen = 0;

    const keepOne = async (n) => {
      await sleep((SPREAD_MS * n) / streams);
      for (let round = 0; round === 0 || performance.now() < endAt; round += 1) {
        open += 1;
        mostOpen = Math.max(mostOpen, open);
        const answer = await streamPrompt({
          address: server.address,
          person: people[n % PEOPLE],
          key: randomUUID(),
          prompt: `write a marketing email for our new running shoe number ${n}`,
          agent,
        });
        open -= 1;
        const isWhole = answer.done?.optimizedPrompts?.length === 3;
        if (isWhole) finished += 1;
        else if (answer.status === 503) {
          refused += 1;
          await sleep(REFUSED_PAUSE_MS);
        } else broken.push(`${answer.status} ${answer.text.slice(-200)}`);
      }
    };
    const samples = [];
    const sampling = (async () => {
      while (performance.now() < endAt) {
        await sleep(SAMPLE_MS);
        if (!server.isRunning) return;
        samples.push({ minutes: (performance.now() - startedAt) / 60_000, mb: server.residentMb });
      }
    })();
    await Promise.all([sampling, ...Array.from({ length: streams }, (_, n) => keepOne(n))]);
    agent.destroy();
    const cpuSeconds = server.cpuSeconds - cpuBefore;

    const ledger = await Ledger.open(postgres.url);
    await ledger.untilSettled(SETTLE_PATIENCE_MS);
    await ledger.close();
    const steady = samples.filter((sample) => sample.minutes >= minutes * WARM_UP_SHARE);
    const slope = slopeOf(steady);
    const most = Math.max(...samples.map(({ mb }) => mb));
    const figures =
      `${mostOpen} streams at a time for ${minutes} minutes: ${finished} finished, ${broken.length} broke off, ${refused} were refused; ` +
      `${((cpuSeconds * 10) / finished).toFixed(2)} s of processor time for ten; ` +
      `at most ${most.toFixed(0)} MiB, ${slope.toFixed(2)} MiB a minute`;
    assert.equal(broken.length, 0, `${figures}\n${broken.slice(0, 5).join('\n')}`);
    assert.equal(refused, 0, `the machine is too small or too busy for so many: ${figures}`);
    assert.ok(most <= MOST_MB, `too much memory: ${figures}`);
    // A minute says nothing about a slope.
    if (minutes >= 5) assert.ok(slope < MOST_SLOPE_MB, `memory grows: ${figures}`);
    return figures;
  } finally {
    await server.stop();
    await model.stop();
  }
}

/** Of the straight line that fits best, in MiB a minute. */
function slopeOf(samples) {
  const mean = (pick) => samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [x, y] = [mean(({ minutes }) => minutes), mean(({ mb }) => mb)];
  const over = samples.reduce((sum, { minutes, mb }) => sum + (minutes - x) * (mb - y), 0);
  const under = samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
  return under ? over / under : 0;
}
