import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { crowd } from './support/crowd.mjs';
import { startFakeModel } from './support/fake-model.mjs';
import { freePort } from './support/free-port.mjs';
import { Ledger } from './support/ledger.mjs';
import { MailSink } from './support/mail-sink.mjs';
import { Nginx } from './support/nginx.mjs';
import { countStatuses, Person } from './support/person.mjs';
import { Redis } from './support/redis.mjs';
import { Server } from './support/server.mjs';
import { streamPrompt } from './support/streams.mjs';
import { startStripeEmulator } from './support/stripe-emulator.mjs';

const SIZES = [2, 4];
const MODEL_MS = 1_500;
/** What one address may send of contact forms in an hour: the smallest limit there is. */
const LIMIT = 10;
const SIGN_OUTS = 25;
const MAILS = 20;
const COPIES = 20;
const PATIENCE_MS = 60_000;

/** Two and then four servers behind nginx, with one PostgreSQL and one Redis, are one server to everybody outside. */
export async function prove({ startPostgres, options, dataDir }) {
  const figures = [];
  const postgres = await startPostgres();
  for (const size of options.short ? [2] : SIZES) {
    const replicas = await Replicas.start(size, { postgres, dataDir: join(dataDir, `stripe-${size}`) });
    try {
      for (const part of ['sessions', 'limits', 'streams', 'jobs', 'webhooks', 'withoutRedis']) await replicas[part]();
      await replicas.allWell();
    } finally {
      await replicas.stop();
    }
    figures.push(
      `${size} servers: ${SIGN_OUTS} sign-outs known to all at once, limits counted together, streams and their keys right, ` +
        `${MAILS} mails sent once each, a paid plan known to all, ${COPIES} copies of an event stored once; Redis gone: up, limits by server, a warning`,
    );
  }
  return figures.join('; ');
}

class Replicas {
  static async start(size, { postgres, dataDir }) {
    const ports = await Promise.all(Array.from({ length: size }, freePort));
    const nginx = await Nginx.start(ports, { isUpLater: true, isChained: true });
    const [redis, mails, model, stripe] = await Promise.all([
      Redis.start(),
      MailSink.start(),
      startFakeModel(MODEL_MS),
      startStripeEmulator({ dataDir, appUrl: nginx.address }),
    ]);
    // Behind two proxies as far as the servers know: so a caller here can come from many addresses.
    const env = { ...model.env, ...stripe.env, SMTP_URL: mails.url, REDIS_URL: redis.url };
    const start = (port) =>
      Server.start({
        databaseUrl: postgres.url,
        appUrl: nginx.address,
        port,
        env: { ...env, RATE_LIMIT_SCALE: '1', TRUST_PROXY: '2' },
      });
    const servers = await Promise.all(ports.map(start));
    await nginx.untilAnswering();
    const people = await crowd(4, postgres.url, nginx.address);
    for (const [n, person] of people.entries()) person.from = `198.51.100.${n + 1}`;
    return Object.assign(new Replicas(), { postgres, nginx, redis, mails, model, stripe, servers, people });
  }

  /** The same person at a certain server, past the proxy. */
  at(person, server) {
    const there = new Person(server.address, person.email);
    Object.assign(there, { cookies: new Map(person.cookies), site: this.nginx.address, from: person.from });
    there.password = person.password;
    return there;
  }

  /** Who signs out anywhere is signed out everywhere, with the next request. */
  async sessions() {
    const { servers } = this;
    const [email] = this.people.map((person) => person.email);
    for (let n = 0; n < SIGN_OUTS; n += 1) {
      const person = new Person(this.nginx.address, email);
      person.password = this.people[0].password;
      person.from = `192.0.2.${n + 1}`;
      assert.ok(await person.logIn(), 'nobody could sign in');
      for (const server of servers) {
        assert.equal((await this.at(person, server).get('/api/track-usage')).status, 200, 'a session is unknown');
      }
      const left = await this.at(person, servers[n % servers.length]).post('/api/auth/logout', {});
      assert.equal(left.status, 200, left.text);
      for (const server of servers) {
        assert.equal((await this.at(person, server).get('/api/track-usage')).status, 401, 'a session outlived its end');
      }
    }
  }

  async limits() {
    assert.equal(await this.letThrough(LIMIT + 10), LIMIT, 'the servers did not count together');
  }

  /** How many contact forms of a new address are taken. */
  async letThrough(count) {
    this.addresses = (this.addresses ?? 0) + 1;
    const visitor = new Person(this.nginx.address);
    visitor.from = `203.0.113.${this.addresses}`;
    const form = { name: 'Ada', email: 'ada@example.com', message: 'Hello to you all' };
    const answers = await Promise.all(Array.from({ length: count }, () => visitor.post('/api/contact', form)));
    const { 200: passed = 0, 429: refused = 0, ...others } = countStatuses(answers);
    assert.deepEqual(others, {}, 'neither taken nor refused');
    assert.equal(passed + refused, count);
    return passed;
  }

  /** A stream comes as it is written, its result is everywhere, and one key is one prompt wherever it is sent. */
  async streams() {
    const [, person] = this.people;
    const { address } = this.nginx;
    const stream = await streamPrompt({ address, person, key: randomUUID(), prompt: 'write a poem about the sea' });
    assert.equal(stream.done?.optimizedPrompts.length, 3, stream.text);
    assert.ok(stream.lastMs - stream.firstMs > MODEL_MS / 2, 'the proxy held the stream back');
    for (const server of this.servers) {
      const { status } = await this.at(person, server).get(`/api/optimizations/${stream.done.id}`);
      assert.equal(status, 200, 'a result is unknown elsewhere');
    }
    const before = await person.used();
    const key = randomUUID();
    const answers = await Promise.all(this.servers.map((server) => this.at(person, server).optimize(key)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1, JSON.stringify(countStatuses(answers)));
    assert.ok(answers.every(({ status }) => status === 200 || status === 409));
    const again = await Promise.all(this.servers.map((server) => this.at(person, server).optimize(key)));
    assert.equal(new Set(again.map(({ body }) => body.id)).size, 1, 'one key, several results');
    assert.equal((await person.used()) - before, 1, 'one key was not one prompt');
  }

  /** Every server works jobs off, and each is done once. */
  async jobs() {
    const people = Array.from({ length: MAILS }, (_, n) => {
      const person = new Person(this.nginx.address);
      person.from = `192.0.2.${200 + (n % 50)}`;
      return person;
    });
    for (const person of people) assert.equal((await person.register()).status, 201);
    await this.until(() => people.every(({ email }) => this.mails.countFor(email) > 0), 'a mail did not come');
    await sleep(2_000);
    for (const { email } of people) assert.equal(this.mails.countFor(email), 1, 'a mail came twice');
  }

  /** A plan is bought through one server, paid, and known to all; copies of its event change nothing. */
  async webhooks() {
    const [, , , person] = this.people;
    const { body, text, status } = await person.post('/api/get-or-create-subscription', { planTier: 'basic' });
    assert.equal(status, 200, text);
    const [intent] = body.clientSecret.split('_secret_');
    const payment = { payment_method: 'pm_card_visa', return_url: this.nginx.address };
    await this.stripe.api.paymentIntents.confirm(intent, payment);
    for (const server of this.servers) {
      await this.until(async () => {
        const { body: plan } = await this.at(person, server).get('/api/subscription-status');
        return plan?.tier === 'basic' && plan.isActive;
      }, 'a paid plan is unknown');
    }
    const database = new pg.Client(this.postgres.url);
    database.on('error', () => undefined);
    await database.connect();
    const {
      data: [event],
    } = await this.stripe.api.events.list({ limit: 1, type: 'invoice.paid' });
    const copy = { ...event, id: `evt_${randomUUID()}` };
    const payload = JSON.stringify(copy);
    const deliveries = Array.from({ length: COPIES }, () =>
      fetch(`${this.nginx.address}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': this.stripe.sign(payload) },
        body: payload,
      }),
    );
    for (const { status: answered } of await Promise.all(deliveries)) assert.equal(answered, 200);
    const { rows } = await database.query('SELECT count(*)::int AS count FROM stripe_event WHERE id = $1', [copy.id]);
    assert.equal(rows[0].count, 1, 'copies of an event are several events');
    await database.end();
  }

  async withoutRedis() {
    const { servers } = this;
    await this.redis.down();
    const most = LIMIT * servers.length;
    const passed = await this.letThrough(most + 10);
    assert.ok(passed > LIMIT && passed <= most, `${passed} let through by ${servers.length} servers without Redis`);
    for (const server of servers) {
      assert.ok(await server.isReady(), 'a server is not ready without Redis');
      assert.ok(server.logged('Redis does not answer').length > 0, 'a server did not warn');
    }
    await this.redis.up();
    await this.until(
      async () => (await this.letThrough(LIMIT + 10)) === LIMIT,
      'limits were not counted together again',
    );
  }

  async allWell() {
    const ledger = await Ledger.open(this.postgres.url);
    await ledger.untilSettled(PATIENCE_MS);
    await ledger.close();
    const errors = this.servers.flatMap((server) => server.log.filter(({ level }) => level >= 50));
    assert.deepEqual(errors.slice(0, 3), [], 'a server logged an error');
  }

  async until(condition, complaint) {
    for (const deadline = Date.now() + PATIENCE_MS; !(await condition()); await sleep(250)) {
      assert.ok(Date.now() < deadline, complaint);
    }
  }

  async stop() {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.nginx.stop();
    await Promise.all([this.redis.down(), this.mails.down(), this.model.stop(), this.stripe.stop()]);
  }
}
