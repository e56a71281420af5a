import assert from 'node:assert/strict';
import { once } from 'node:events';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from './support/person.mjs';

const ROUNDS = 6;
const PATIENCE_MS = 60_000;
/** A dead worker is noticed by its missing heartbeat, at the next look of a minute, and the job waits for its next try. */
const TAKEN_UP_WITHIN_MS = 180_000;
const PASSWORD = 'a proof is a proof is a proof';

/**
 * The server dies by SIGKILL right after the mail server has a mail, before or after it could say so. Every mail is
 * delivered; one that comes twice has one Message-ID, and the links in both copies are good.
 */
export async function prove({ startStack, startPostgres }) {
  const postgres = await startPostgres();
  const sink = await startSink();
  const env = { DATABASE_URL: postgres.url, SMTP_URL: sink.url };
  let stack = await startStack(env);
  let copies = 0;
  let takenUpMs;

  for (let round = 0; round < ROUNDS; round += 1) {
    const person = new Person(stack.address);
    const killed = sink.killAt(person.email, round % 2 ? 'after-answer' : 'before-answer', () => stack.kill());
    await register(person);
    await killed;
    const killedAt = performance.now();
    stack = await startStack(env);
    person.address = stack.address;
    // Once for as long as it takes; then the dead worker's jobs are freed by hand, as the queue does it.
    if (round > 0) await freeJobsOfTheDead(postgres.url);
    await until(async () => (await openMails(postgres.url)) === 0, round > 0 ? PATIENCE_MS : TAKEN_UP_WITHIN_MS);
    takenUpMs ??= performance.now() - killedAt;

    const mails = sink.mails.filter(({ to }) => to === person.email);
    assert(mails.length === 1 || mails.length === 2, `${mails.length} mails came`);
    assert.equal(new Set(mails.map(({ messageId }) => messageId)).size, 1, 'the copies have different ids');
    copies += mails.length - 1;
    // In turns the link of the first and of the last copy: a mailbox may keep either.
    const { token } = mails.at(round % 4 < 2 ? 0 : -1);
    const verified = await person.post('/api/auth/verify-email', { token });
    assert.equal(verified.status, 200, verified.text);
  }
  await sink.stop();
  return (
    `${ROUNDS} kills between the mail server's copy and our record: ${ROUNDS} mails delivered, ${copies} of them twice under one id, ` +
    `every link good; a dead worker's mail was taken up after ${(takenUpMs / 1000).toFixed(0)} s`
  );
}

async function register(person) {
  const { email } = person;
  const form = { username: email, email, password: PASSWORD, confirmPassword: PASSWORD };
  // The mail may be out, and the server dead, before it has answered.
  const answer = await person.post('/api/auth/register', form).catch(() => undefined);
  if (answer) assert.equal(answer.status, 201, answer.text);
}

async function startSink() {
  const mails = [];
  let onMail;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk) => (raw += chunk));
      stream.on('end', async () => {
        const content = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
        const to = session.envelope.rcptTo[0].address;
        mails.push({
          to,
          messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim(),
          token: /[?&]token=([\w-]+)/.exec(content)?.[1],
        });
        const kill = onMail?.to === to ? onMail : undefined;
        if (kill) onMail = undefined;
        if (kill?.when === 'before-answer') await kill.now();
        done();
        if (kill?.when === 'after-answer') await kill.now();
      });
    },
  });
  server.on('error', () => undefined); // The killed server's connections break.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    mails,
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    /** Kills at the next mail to this person; resolves when it is done. */
    killAt: (to, when, kill) =>
      new Promise((resolve) => {
        onMail = { to, when, now: () => kill().then(resolve) };
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function query(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const freeJobsOfTheDead = (url) =>
  query(url, `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'mail' AND state = 'active'`);

async function openMails(url) {
  const [{ count }] = await query(
    url,
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'active', 'retry')`,
  );
  return count;
}

async function until(condition, patienceMs) {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    assert(Date.now() < deadline, `The mail was not delivered within ${patienceMs / 1000} s`);
    await sleep(250);
  }
}
