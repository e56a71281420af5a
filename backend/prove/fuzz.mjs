import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { DeclaredAnswers } from './support/declared-answers.mjs';
import { RequestMaker } from './support/openapi-requests.mjs';
import { PASSWORD, Person } from './support/person.mjs';
import { Random } from './support/random.mjs';

const REQUESTS = 100_000;
const SHORT_REQUESTS = 3_000;
const AT_A_TIME = 16;
const PATIENCE_MS = 30_000;
const MOST_FAULTS = 40;
/** A password that no request knows, or the only administrator would soon have another. */
const ADMIN = { email: 'admin@fuzz.threefold.test', password: `${randomUUID()} ${randomUUID()}` };
/** Whoever lost their session by what they did is signed in again, and who deleted themselves is somebody new. */
const LOOK_AFTER_EVERY = 60;

/**
 * Requests made from the API's document, right and wrong, by visitors, people and an administrator: nothing is answered
 * with a fault of ours, and every answer is one that the document declares, field by field.
 */
export async function prove({ startStack, options }) {
  const seed = Number(options.seed ?? Date.now() % 1_000_000);
  const total = Number(options.requests ?? (options.short ? SHORT_REQUESTS : REQUESTS));
  const stack = await startStack({ ADMIN_EMAILS: ADMIN.email, LOG_LEVEL: 'error' });
  const document = await (await fetch(`${stack.address}/api/openapi.json`)).json();
  const { ERROR_STATUS } = await import('../dist/src/contracts/errors.js');
  const random = new Random(seed);
  const facts = { email: [], username: [], token: [], password: [PASSWORD], currentPassword: [PASSWORD] };
  const maker = new RequestMaker(document, random, facts);
  const answers = new DeclaredAnswers(document, ERROR_STATUS);
  const cast = await Cast.gather(stack.address);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME * 2 });
  const faults = new Map();
  const statuses = {};
  const operations = new Map();
  let made = 0;

  const note = (sent, fault, answer) => {
    const key = `${sent.method} ${sent.path
      .split('?', 1)[0]
      .replace(/[0-9a-f-]{36}/g, ':id')
      .slice(0, 80)}: ${fault}`;
    const known = faults.get(key);
    if (known) known.times += 1;
    else faults.set(key, { times: 1, example: describe(sent, answer), requestId: parse(answer.text ?? '')?.requestId });
  };

  const work = async () => {
    while (made < total && faults.size < MOST_FAULTS) {
      made += 1;
      if (made % LOOK_AFTER_EVERY === 0) {
        await cast.lookAfter();
        facts.email = facts.username = cast.people.map(({ email }) => email);
        facts.token = await cast.mailedTokens();
      }
      const who = random.pick(cast.members);
      const sent = maker.next(who.email);
      const answer = await send(stack.address, agent, sent, who);
      if (answer.broken) {
        note(sent, `no answer: ${answer.broken}`, answer);
        continue;
      }
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (sent.operation) {
        const { operationId } = sent.operation;
        const seen = operations.get(operationId) ?? new Set();
        operations.set(operationId, seen.add(answer.status < 300 ? 'served' : 'refused'));
      }
      const fault = answers.fault(sent.operation, { ...answer, method: sent.method });
      if (fault) note(sent, fault, answer);
      else if (sent.operation && answer.status < 300 && answer.contentType.startsWith('application/json'))
        maker.remember(who.email, sent.operation, parse(answer.text));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  agent.destroy();

  assert.equal((await fetch(`${stack.address}/api/health/ready`)).status, 200, 'the server is not well afterwards');
  const logged = stack
    .output()
    .split('\n')
    .filter((line) => /unhandled|uncaught/i.test(line));
  assert.deepEqual(logged, [], 'the log tells of accidents');
  const lines = stack.output().split('\n');
  const list = [...faults].map(([key, { times, example, requestId }]) => {
    const logged = requestId ? lines.filter((line) => line.includes(requestId)) : [];
    return [`${times} × ${key}`, example, ...logged].join('\n');
  });
  assert.equal(
    list.length,
    0,
    `seed ${seed}, ${made} requests, ${list.length} kinds of fault:\n\n${list.join('\n\n')}`,
  );
  assert.equal(operations.size, maker.operations.length, 'some operations were never asked');
  const unserved = [...operations].flatMap(([id, seen]) => (seen.has('served') ? [] : [id]));
  if (options.verbose) console.log(`    never served: ${unserved.join(', ')}`);
  return (
    `${made} requests (seed ${seed}) over ${operations.size} operations, ${operations.size - unserved.length} of them served at least once: ` +
    `no 5xx, nothing outside the document; by status ${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`
  );
}

/** A visitor, three people and an administrator. */
class Cast {
  static async gather(address) {
    const people = await Promise.all([Person.signedUp(address), Person.signedUp(address), Person.signedUp(address)]);
    const admin = await Person.signedUp(address, ADMIN);
    return Object.assign(new Cast(), { address, people, admin });
  }

  get members() {
    return [new Person(this.address), ...this.people, this.admin, this.admin];
  }

  /** One at a time, whoever of the senders it is due at. */
  lookAfter() {
    this.looking ??= this.reviveAll().finally(() => (this.looking = undefined));
    return this.looking;
  }

  async reviveAll() {
    for (const [index, person] of this.people.entries()) this.people[index] = await this.revived(person);
    this.admin = await this.revived(this.admin);
  }

  /** Of the latest mails: some are good, some used up. */
  async mailedTokens() {
    const { body } = await this.admin.get('/dev/mailbox.json');
    const links = body.slice(0, 10).flatMap((mail) => mail.links);
    return links.map((link) => new URL(link).searchParams.get('token')).filter(Boolean);
  }

  async revived(person) {
    const { body } = await person.get('/api/auth/session');
    if (body?.isAuthenticated) return person;
    const again = new Person(this.address, person.email);
    again.password = person.password;
    if (await again.logIn()) return again;
    // Too busy just now, as the server may be: there is a next time.
    return Person.signedUp(this.address, person === this.admin ? ADMIN : undefined).catch(() => person);
  }
}

/** Cookies of the answer are not kept: the next request of this person is as independent as the first. */
function send(address, agent, { method, path, headers, body }, person) {
  const sentHeaders = { ...headers };
  if (headers.origin === 'ours') sentHeaders.origin = new URL(address).origin;
  const cookie = [headers.cookie, person.cookie].filter(Boolean).join('; ');
  if (cookie) sentHeaders.cookie = cookie;
  for (const name of Object.keys(sentHeaders)) if (sentHeaders[name] === undefined) delete sentHeaders[name];
  if (body) sentHeaders['content-length'] = String(body.length);
  return new Promise((resolve) => {
    const once = request(
      `${address}`,
      { method, path, headers: sentHeaders, agent, timeout: PATIENCE_MS },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', (error) => resolve({ broken: error.message }));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            contentType: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    once.on('timeout', () => once.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
    // A kept connection may be closed by the other side while we send: browsers send again, and so do we.
    once.on('error', (error) =>
      resolve(
        once.reusedSocket && error.code === 'ECONNRESET'
          ? send(address, agent, { method, path, headers, body }, person)
          : { broken: error.message },
      ),
    );
    once.end(body);
  });
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const describe = ({ method, path, headers, body }, { status, contentType, text }) =>
  [
    `  ${method} ${path.slice(0, 300)}`,
    `  ${JSON.stringify(headers).slice(0, 400)}`,
    `  ${body ? body.toString('utf8').slice(0, 300) : '(no body)'}`,
    `  → ${status} ${contentType} ${text?.slice(0, 400)}`,
  ].join('\n');
