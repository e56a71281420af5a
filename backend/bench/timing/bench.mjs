// Whether the time of an answer tells if an address has an account: log-in, forgotten password, another verification
// link and the check of a reset link, each asked 300 times about a known and an unknown one, in random order.
//
//   npm run bench:timing [-- pairs]
//
// Fails when the median of the differences within the pairs is 3 ms or more. A hash takes all of a core, so a machine that
// is busy with other things measures those.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { removeDataDir, startStack, temporaryDataDir } from '../../../scripts/dev-stack.mjs';
import { report } from '../support/figures.mjs';

const LIMIT_MS = 3;
const WARM_UP_PAIRS = 20;
const pairs = Number(process.argv[2] ?? 300);
if (!Number.isInteger(pairs) || pairs < 1) throw new Error('The number of pairs is a whole number from 1.');

const dataDir = temporaryDataDir();
const stack = await startStack({ dataDir, env: { RATE_LIMIT_SCALE: '100000' } });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request on the one connection. @returns its answer and how long it took, in milliseconds. */
async function call(method, path, body) {
  const url = new URL(path, stack.address);
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = { Origin: url.origin, ...(payload && { 'Content-Type': 'application/json' }) };
  const startedAt = performance.now();
  const outgoing = request(url, { method, agent, headers });
  outgoing.end(payload);
  const [response] = await once(outgoing, 'response');
  let text = '';
  response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  await once(response, 'end');
  return { status: response.statusCode, text, milliseconds: performance.now() - startedAt };
}

const post = (path, body) => call('POST', path, body);

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** An address nobody has, as long as a known one, so that only its owner is missing. */
function unknownLike(email) {
  const [name, domain] = email.split('@');
  return `${randomBytes(name.length).toString('hex').slice(0, name.length)}@${domain}`;
}

const hidden = ({ status, text }) =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '').replaceAll(/\d+ (second|minute)s?/g, '')}`;

/** Asks about both, in random order, and throws when the answers differ in anything but their time. */
async function measure(about, { known, unknown }) {
  const times = { known: [], unknown: [] };
  for (let pair = -WARM_UP_PAIRS; pair < pairs; pair += 1) {
    const order = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
    const answers = {};
    for (const side of order) {
      answers[side] = await about(side === 'known' ? known : unknown);
      if (pair >= 0) times[side].push(answers[side].milliseconds);
    }
    if (hidden(answers.known) !== hidden(answers.unknown)) {
      throw new Error(`The answers differ:\n${hidden(answers.known)}\n${hidden(answers.unknown)}`);
    }
  }
  const differences = times.known.map((time, pair) => time - times.unknown[pair]);
  return { known: median(times.known), unknown: median(times.unknown), ...spread(differences) };
}

/** The median and the range that holds the true one in 95 of 100 measurements, by their ranks. */
function spread(differences) {
  const sorted = differences.toSorted((a, b) => a - b);
  const reach = 0.98 * Math.sqrt(sorted.length);
  const at = (rank) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))];
  const middle = (sorted.length - 1) / 2;
  return { difference: median(differences), from: at(middle - reach), to: at(middle + reach) };
}

/** Waits for the newest reset link, which proves a known token. */
async function resetToken(email) {
  for (;;) {
    const mails = JSON.parse((await call('GET', '/dev/mailbox.json')).text);
    const mail = mails.find(({ to, subject }) => JSON.stringify(to).includes(email) && subject.startsWith('Reset'));
    const token = mail && /reset-password\?token=([\w-]{43})/.exec(mail.text)?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function run() {
  const [{ email }] = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'));
  const waiting = 'waiting@demo.threefold.test';
  const password = 'a password of a bench';
  await post('/api/auth/register', { email: waiting, password, confirmPassword: password });
  await post('/api/auth/forgot-password', { email });
  const usedUp = await resetToken(email);
  await post('/api/auth/reset-password', { token: usedUp, password });

  const address = { known: email, unknown: unknownLike(email) };
  const calls = {
    'log-in': [(username) => post('/api/auth/login', { username, password: 'not this one' }), address],
    'forgotten password': [(each) => post('/api/auth/forgot-password', { email: each }), address],
    'another verification link': [
      (each) => post('/api/auth/resend-verification', { email: each }),
      { known: waiting, unknown: unknownLike(waiting) },
    ],
    'check of a reset link': [
      (token) => call('GET', `/api/auth/verify-reset-token?token=${token}`),
      { known: usedUp, unknown: randomBytes(32).toString('base64url') },
    ],
  };
  let isWithin = true;
  console.log(`${pairs} pairs each; medians in milliseconds\n`);
  for (const [name, [about, sides]] of Object.entries(calls)) {
    const { known, unknown, difference, from, to } = await measure(about, sides);
    isWithin &&= Math.abs(difference) < LIMIT_MS;
    const [a, b, c, d, e] = [known, unknown, difference, from, to].map((value) => value.toFixed(2));
    console.log(`${name.padEnd(26)} known ${a}  unknown ${b}  difference ${c}  (95 %: ${d} to ${e})`);
    if (to - from > 2 * LIMIT_MS) console.log('  The machine is too busy to tell: the range is wider than the limit.');
    report('timing', `${name}: median difference`, c, 'ms');
  }
  return isWithin;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  agent.destroy();
  await stack.stop();
  removeDataDir(dataDir);
}
