import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { runMigrations } from '../../src/database/migrate.js';

const TEMPLATE_LOCK = 271_828_182;
const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');

/** A database of this file's own, copied from a migrated template in a fraction of a second. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = serverUrl();
  const name = `test_${process.pid}_${process.hrtime.bigint()}`;
  await withServer(async (client) => {
    // One worker makes the template; a copy needs nobody connected to it, so the copies queue up too.
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${await ensureTemplate(client)}"`);
  });
  return {
    url: urlOf(server, name),
    drop: () =>
      withServer(async (client) => {
        await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      }),
  };
}

/** A database without a single table. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `empty_${process.pid}_${process.hrtime.bigint()}`;
  await withServer((client) => client.query(`CREATE DATABASE "${name}"`));
  return {
    url: urlOf(serverUrl(), name),
    drop: () =>
      withServer(async (client) => {
        await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      }),
  };
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('The global set-up starts PostgreSQL and names it in TEST_DATABASE_URL');
  return url;
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(serverUrl());
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Named after the migrations' content, so that a changed migration never meets an old template. */
async function ensureTemplate(client: pg.Client): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  const name = `template_${hash.digest('hex').slice(0, 16)}`;
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount) return name;
  const unfinished = `${name}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${unfinished}"`);
  const url = urlOf(serverUrl(), unfinished);
  await runMigrations(url);
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  return name;
}
