import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Ledger } from './support/ledger.mjs';
import { Person } from './support/person.mjs';

const OPERATIONS = join(import.meta.dirname, '../../docs/operations.md');
/** The oldest PostgreSQL that is supported, as Debian 12 has it. */
const BINARIES = process.env.POSTGRES_15_BIN ?? '/usr/lib/postgresql/15/bin';
const PEOPLE = 3;
const PROMPTS = 2;
const PATIENCE_MS = 30_000;
const RETRY_MS = 500;
/** PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * The commands of docs/operations.md, as they stand there: a backup of a server under use, restored into an empty database.
 * Every table of the copy equals the snapshot that was taken, and people go on where they were, signed in.
 */
export async function prove({ startStack }) {
  if (!existsSync(join(BINARIES, 'pg_dump'))) {
    throw new Error(
      `This proof needs PostgreSQL 15 (sudo apt-get install postgresql-15), or POSTGRES_15_BIN naming its programs. There is none in ${BINARIES}.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'threefold-backup-'));
  chmodSync(folder, 0o755);
  const server = await startServer(folder);
  try {
    const source = server.urlOf('threefold');
    const stack = await startStack({ DATABASE_URL: source });
    const people = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      const person = await Person.signedUp(stack.address);
      for (let prompt = 0; prompt < PROMPTS; prompt += 1) {
        assert.equal((await patiently(() => person.optimize(randomUUID()))).status, 200);
      }
      people.push(person);
    }
    // Backed up while somebody is at work: a dump is one instant, whatever goes on beside it.
    const busy = people[0].optimize(randomUUID());
    const env = {
      DATABASE_URL: source,
      BACKUP_FILE: join(folder, 'threefold.dump'),
      RESTORE_URL: server.urlOf('restored'),
    };
    shell(commandOf('backup'), env);
    await busy;
    await stack.stop();
    shell(commandOf('backup'), env);
    const before = await checksums(source);
    server.createDatabase('restored');
    shell(commandOf('restore'), env);
    assert.deepEqual(await checksums(env.RESTORE_URL), before, 'every table is what it was');

    const again = await startStack({ DATABASE_URL: env.RESTORE_URL, PORT: new URL(stack.address).port });
    for (const person of people) {
      const session = await patiently(() => person.get('/api/auth/session'));
      assert.equal(session.body.isAuthenticated, true, `people stay signed in: ${session.text}`);
      const used = await usedBy(person);
      const { body: history } = await patiently(() => person.get('/api/optimizations'));
      assert.equal(history.total, used, 'as many in the history as were used');
      assert.equal((await patiently(() => person.optimize(randomUUID()))).status, 200);
      assert.equal(await usedBy(person), used + 1);
    }
    const ledger = await Ledger.open(env.RESTORE_URL);
    await ledger.assertCounted();
    await ledger.close();
    await again.stop();
    const rows = Object.values(before).reduce((sum, { rows }) => sum + rows, 0);
    return `${server.version}: ${Object.keys(before).length} tables with ${rows} rows restored byte for byte; ${PEOPLE} people went on, signed in`;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that has only just started, or is busy, says 503 and means "again in a moment". */
async function patiently(call) {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(RETRY_MS)) {
    const answer = await call();
    if (answer.status !== 503 || Date.now() > deadline) return answer;
  }
}

async function usedBy(person) {
  const { status, body, text } = await patiently(() => person.get(`/api/track-usage?t=${Date.now()}`));
  assert.equal(status, 200, text);
  return body.total - body.remaining;
}

/** The shell lines of docs/operations.md behind `<!-- proof: name -->`. */
function commandOf(name) {
  const [, command] =
    new RegExp(`<!-- proof: ${name} -->\\s+\`\`\`sh\\n([\\s\\S]+?)\`\`\``).exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  assert.ok(command, `docs/operations.md has the command "${name}"`);
  return command;
}

function shell(command, env) {
  const { status, stderr } = spawnSync('/bin/sh', ['-euc', command], {
    env: { ...process.env, ...env, PATH: `${BINARIES}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${command}\n${stderr}`);
}

/** What every table holds, whatever order it lies in. */
async function checksums(url) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: tables } = await client.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
  );
  const found = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS sum FROM ONLY ${name} AS t`,
    );
    found[name] = rows[0];
  }
  await client.end();
  return found;
}

async function startServer(folder) {
  const data = join(folder, 'pg');
  const user = process.getuid?.() === 0 ? NOBODY : {};
  mkdirSync(data, { mode: 0o700 });
  if (user.uid) chownSync(data, user.uid, user.gid);
  const run = (program, ...args) => {
    const { status, stdout, stderr } = spawnSync(join(BINARIES, program), args, {
      encoding: 'utf8',
      cwd: folder,
      ...user,
    });
    assert.equal(status, 0, `${program}: ${stderr}`);
    return stdout.trim();
  };
  run('initdb', '-D', data, '-U', 'threefold', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const port = 21_000 + (process.pid % 20_000);
  const child = spawn(join(BINARIES, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data], {
    stdio: 'ignore',
    ...user,
  });
  const gone = once(child, 'exit');
  const urlOf = (name) => `postgres://threefold@127.0.0.1:${port}/${name}`;
  while (spawnSync(join(BINARIES, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    assert.equal(child.exitCode, null, 'PostgreSQL ended while starting');
  }
  const createDatabase = (name) => run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'threefold', name);
  createDatabase('threefold');
  return {
    version: run('postgres', '--version').replace(/^postgres \(PostgreSQL\)/, 'PostgreSQL'),
    urlOf,
    createDatabase,
    stop: async () => {
      child.kill('SIGINT');
      await gone;
    },
  };
}
