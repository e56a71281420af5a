import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 250;
const READY_PATIENCE_MS = 5_000;

/** Some of everything that people do all day, so many a second, each waiting for nobody. */
export class Traffic {
  answers = [];
  /** What was promised: the answers to optimizations by their keys. */
  kept = new Map();

  constructor(people) {
    this.people = people;
  }

  /** Until `signal` aborts, and then to the last answer. */
  async run({ perSecond, signal }) {
    const pending = [];
    const startedAt = performance.now();
    for (let n = 0; !signal.aborted; n += 1) {
      const wait = startedAt + (n * 1_000) / perSecond - performance.now();
      if (wait > 0) await sleep(wait);
      pending.push(this.one(n));
    }
    await Promise.all(pending);
  }

  /** For so long, and then to the last answer; gives the answers of that time. */
  async during({ perSecond, seconds }) {
    const from = this.answers.length;
    await this.run({ perSecond, signal: AbortSignal.timeout(seconds * 1_000) });
    return this.answers.slice(from);
  }

  async one(n) {
    const person = this.people[n % this.people.length];
    const kind = n % 4;
    const key = randomUUID();
    const sentAt = performance.now();
    const answer = await (
      kind === 0
        ? person.optimize(key)
        : person.get(kind === 1 ? `/api/track-usage?t=${n}` : kind === 2 ? '/api/auth/session' : '/api/optimizations')
    ).catch((error) => ({ status: 0, text: String(error.cause ?? error) }));
    const ms = performance.now() - sentAt;
    this.answers.push({ ...answer, kind, ms, endedAt: performance.now() });
    if (kind === 0 && answer.status === 200) this.kept.set(key, { person, id: answer.body.id });
  }

  /** Whoever saw an answer sees it again, for nothing. */
  async assertKept(sample = 25) {
    for (const [key, { person, id }] of [...this.kept].slice(-sample)) {
      const again = await person.optimize(key);
      assert.equal(again.status, 200, `an answer that was seen is gone: ${again.text}`);
      assert.equal(again.body.id, id, 'the same key has another result');
    }
  }
}

/** Looks again and again whether a server says that it is ready. */
export function watchReadiness(server) {
  const looks = [];
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const startedAt = performance.now();
      const answer = await fetch(`${server.address}/api/health/ready`, {
        signal: AbortSignal.timeout(READY_PATIENCE_MS),
      }).catch(() => undefined);
      await answer?.body?.cancel();
      looks.push({ ready: answer?.status === 200, ms: performance.now() - startedAt });
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await watching;
      return looks;
    },
  };
}

/** Every answer is the right one or a clear "not now", and nobody waits for ever. */
export function assertClear(answers, { patienceMs, what }) {
  for (const { status, text, body, headers, ms } of answers) {
    assert.ok(ms <= patienceMs, `${what}: somebody waited ${Math.round(ms)} ms`);
    if (status === 200) continue;
    assert.equal(status, 503, `${what}: ${status} ${text}`);
    assert.equal(body?.code, 'UNAVAILABLE', `${what}: ${text}`);
    assert.ok(Number(headers.get('retry-after')) > 0, `${what}: nothing says when to come back`);
  }
}

const IN_A_ROW = 10;

/** Until everything is served again, several in a row. @returns how long it took to the first of them, in milliseconds */
export async function timeToServe(people, patienceMs = 15_000) {
  const startedAt = performance.now();
  let servedSince;
  for (let inARow = 0; inARow < IN_A_ROW;) {
    const person = people[inARow % people.length];
    const askedAt = performance.now();
    const answer = await person.get('/api/track-usage').catch(() => undefined);
    if (answer?.status === 200) {
      servedSince ??= performance.now();
      inARow += 1;
      continue;
    }
    servedSince = undefined;
    inARow = 0;
    const passed = askedAt - startedAt;
    assert.ok(passed < patienceMs, `not served again after ${Math.round(passed)} ms: ${answer?.text}`);
    await sleep(50);
  }
  return Math.round(servedSince - startedAt);
}
