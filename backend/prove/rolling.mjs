import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { crowd } from './support/crowd.mjs';
import { startFakeModel } from './support/fake-model.mjs';
import { Ledger } from './support/ledger.mjs';
import { Nginx } from './support/nginx.mjs';
import { freePort } from './support/free-port.mjs';
import { Server } from './support/server.mjs';
import { streamPrompt } from './support/streams.mjs';

const RESTARTS = 20;
const SHORT_RESTARTS = 2;
const PEOPLE = 10;
const MODEL_MS = 2_000;
const STREAMS = 12;
const READERS = 4;
const PAUSE_MS = 50;
/** As in docker-compose.yml: longer than its proxy keeps an idle connection. */
const DELAY_MS = 5_000;
const RESUME_PATIENCE_MS = 30_000;
const SWEEP_PATIENCE_MS = 150_000;

/**
 * Two servers behind nginx are restarted in turns while people read and stream. No request fails, and every stream comes to
 * its end, or the same key gives its result. Each prompt is charged once.
 */
export async function prove({ startPostgres, options }) {
  const restarts = Number(options.restarts ?? (options.short ? SHORT_RESTARTS : RESTARTS));
  const postgres = await startPostgres();
  const model = await startFakeModel(MODEL_MS);
  const ports = [await freePort(), await freePort()];
  const nginx = await Nginx.start(ports, { isUpLater: true });
  const all = [];
  const start = async (port) => {
    const server = await Server.start({
      databaseUrl: postgres.url,
      appUrl: nginx.address,
      port,
      env: { ...model.env, TRUST_PROXY: '1', SHUTDOWN_DELAY_MS: String(DELAY_MS) },
    });
    all.push(server);
    return server;
  };
  const servers = await Promise.all(ports.map(start));
  try {
    await nginx.untilAnswering();
    const people = await crowd(PEOPLE, postgres.url, nginx.address);
    const stopped = new AbortController();
    const load = new Load({ address: nginx.address, people, signal: stopped.signal });
    const running = load.run();
    const drains = [];
    for (let n = 0; n < restarts; n += 1) {
      await sleep(500);
      const which = n % 2;
      const stoppingAt = performance.now();
      await servers[which].stop();
      drains.push(performance.now() - stoppingAt);
      servers[which] = await start(ports[which]);
    }
    stopped.abort();
    await running;

    assert.equal(load.failures.length, 0, complaintOf(load, all, nginx));
    const ledger = await Ledger.open(postgres.url);
    await ledger.untilSettled(SWEEP_PATIENCE_MS);
    await ledger.close();
    assert.equal(load.finished + load.resumed, load.started, 'a stream came to no end');
    return (
      `${restarts} restarts in turns behind nginx: ${load.answers} requests, none failed; ${load.started} streams, ` +
      `${load.finished} finished and ${load.resumed} resumed; a server took at most ${(Math.max(...drains) / 1_000).toFixed(1)} s to end`
    );
  } finally {
    for (const server of servers) await server.stop();
    await nginx.stop();
    await model.stop();
  }
}

/** The first failures, and all that servers and proxy say of them. */
function complaintOf({ failures }, servers, nginx) {
  const ids = failures.flatMap((text) => /"requestId":"([^"]+)"/.exec(text)?.[1] ?? []);
  const lines = servers.flatMap((server) => server.log).filter(({ level }) => level >= 40);
  const about = lines.filter((line) => ids.includes(line.reqId));
  return [
    `${failures.length} requests failed`,
    ...failures.slice(0, 5),
    'the servers said:',
    ...[...about, ...lines].slice(0, 12).map((line) => JSON.stringify(line).slice(0, 900)),
    `nginx said:\n${nginx.output.slice(-1_500)}`,
  ].join('\n');
}

/** What browsers do, without a pause. */
class Load {
  failures = [];
  answers = 0;
  started = 0;
  finished = 0;
  resumed = 0;

  constructor({ address, people, signal }) {
    Object.assign(this, { address, people, signal });
    this.agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  }

  async run() {
    await Promise.all([
      ...Array.from({ length: STREAMS }, (_, n) => this.repeat(() => this.stream(this.people[n % PEOPLE]))),
      ...Array.from({ length: READERS }, (_, n) => this.repeat(() => this.read(this.people[n % PEOPLE], n))),
    ]);
    this.agent.destroy();
  }

  async repeat(act) {
    while (!this.signal.aborted) {
      await act();
      await sleep(PAUSE_MS);
    }
  }

  async read(person, n) {
    const paths = ['/api/auth/session', '/api/track-usage', '/api/optimizations', '/api/account'];
    const path = paths[(this.answers + n) % paths.length];
    const answer = await person.get(path).catch((error) => ({ status: 0, text: String(error.cause ?? error) }));
    this.answers += 1;
    if (answer.status !== 200) this.failures.push(`GET ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  async stream(person) {
    const { address, agent } = this;
    const key = randomUUID();
    const prompt = `write a poem about the sea number ${this.started}`;
    this.started += 1;
    const { done, status, text } = await streamPrompt({ address, person, key, prompt, agent });
    if (status !== 200) this.failures.push(`POST /api/optimize-prompt: ${status} ${text.slice(0, 200)}`);
    if (done) this.finished += 1;
    else if (await this.resume(person, key, prompt)) this.resumed += 1;
    else this.failures.push(`a stream broke off and could not be resumed: ${status} ${text.slice(-200)}`);
  }

  /** As the site does it: the same key again, until the answer is there. */
  async resume(person, key, prompt) {
    for (const deadline = Date.now() + RESUME_PATIENCE_MS; Date.now() < deadline; await sleep(500)) {
      const { done } = await streamPrompt({ address: this.address, person, key, prompt, agent: this.agent });
      if (done) return true;
    }
    return false;
  }
}
