import { afterEach, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { TestApp } from './support/app.js';
import { stageModel } from './support/optimizing.js';
import { until } from './support/until.js';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
}, 30_000);

const PATIENCE_MS = 60_000;
const ready = async (a: TestApp) => (await a.browser().get('/api/health/ready')).body;

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const a = await TestApp.start({ env });
  cleanUp.push(() => a.stop());
  return a;
}

/** Takes connections and never says a word. */
async function silentServer(): Promise<number> {
  const server: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => server.close());
  return (server.address() as { port: number }).port;
}

/** The value of a line of the metrics, or undefined where there is none. */
async function metric(a: TestApp, line: string): Promise<number | undefined> {
  const { text } = await a.browser().get('/api/metrics').expect(200);
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it(
  'is ready while everything it can do without is silent or gone, says so within seconds, and tells no secret',
  async () => {
    const port = await silentServer();
    const a = await start({
      SMTP_URL: `smtp://someone:a-secret-word@127.0.0.1:${port}`,
      REDIS_URL: 'redis://:another-secret@127.0.0.1:9',
      STRIPE_SECRET_KEY: 'sk_test_thirdsecret',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
      STRIPE_WEBHOOK_SECRET_TEST: 'whsec_fourth',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    });
    const startedAt = performance.now();
    const body = await ready(a);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(body).toEqual({
      status: 'ok',
      required: ['database'],
      database: 'up',
      redis: 'down',
      mail: 'down',
      stripe: 'down',
      model: 'off',
    });
    expect(JSON.stringify(body)).not.toMatch(/secret/);
  },
  PATIENCE_MS,
);

it(
  'says that no model is asked when every provider is left alone for a while',
  async () => {
    const stage = await stageModel({});
    cleanUp.push(() => stage.stop());
    expect(await ready(stage.app)).toMatchObject({ status: 'ok', model: 'up' });
    for (let n = 0; n < 3; n += 1) await stage.optimize(() => ({ status: 500 })).catch(() => undefined);
    await until(async () => (await ready(stage.app)).model === 'down');
  },
  PATIENCE_MS,
);

it(
  'is not ready while the database is away, still tells the other metrics, and is ready again by itself',
  async () => {
    const a = await start();
    const [{ name }] = await a.sql.query('SELECT current_database() AS name');
    const admin = new URL(process.env.TEST_DATABASE_URL ?? '');
    const { default: pg } = await import('pg');
    const client = new pg.Client(admin.href);
    await client.connect();
    cleanUp.push(() => client.end());
    const setAllowed = (allowed: boolean) =>
      client.query(`ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS ${String(allowed)}`);
    cleanUp.push(() => setAllowed(true));
    await setAllowed(false);
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await until(async () => (await a.browser().get('/api/health/ready')).status === 503);
    const { body } = await a.browser().get('/api/health/ready').expect(503);
    expect(body).toMatchObject({ code: 'UNAVAILABLE', required: ['database'], database: 'down' });
    await a.browser().get('/api/health/live').expect(200);
    expect(await metric(a, 'db_pool_size')).toBeGreaterThan(0);
    expect(await metric(a, 'job_queue_oldest_seconds{queue="mail"}')).toBeUndefined();
    await setAllowed(true);
    await until(async () => (await a.browser().get('/api/health/ready')).status === 200);
  },
  PATIENCE_MS,
);

it(
  'counts what operators watch: requests, pool, queues, versions, and prompts refused',
  async () => {
    const a = await start();
    const user = await a.user();
    const browser = await a.signedIn(user);
    await browser.post('/api/optimize-prompt', { prompt: 'write a haiku about autumn rain' }).expect(200);
    await a.sql.query('UPDATE usage_period SET quota = 1 WHERE user_id = $1', [user.id]);
    await browser.post('/api/optimize-prompt', { prompt: 'write a haiku about autumn rain' }).expect(403);
    expect(await metric(a, 'quota_refused_total{plan="free"}')).toBe(1);
    for (const strategy of ['sharp', 'structured', 'guided']) {
      expect(await metric(a, `optimization_variants_total{strategy="${strategy}",source="built-in"}`)).toBe(1);
    }
    expect(
      await metric(a, 'http_request_duration_seconds_count{method="POST",route="/api/optimize-prompt",status="403"}'),
    ).toBe(1);
    expect(await metric(a, 'db_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(await metric(a, 'db_pool_waiting')).toBe(0);
    expect(await metric(a, 'http_requests_in_flight')).toBe(1);
    expect(await metric(a, 'job_queue_jobs{queue="mail",state="given-up"}')).toBe(0);
    expect(await metric(a, 'job_queue_oldest_seconds{queue="mail"}')).toBe(0);
    expect(await metric(a, 'stripe_inbox_events{state="given-up"}')).toBe(0);
    expect(await metric(a, 'stripe_inbox_oldest_seconds')).toBe(0);
    expect(await metric(a, 'nodejs_eventloop_lag_seconds')).toBeDefined();
  },
  PATIENCE_MS,
);

it(
  'tells whoever found a weakness whom to tell, for half a year from today',
  async () => {
    const a = await start({ SUPPORT_EMAIL: 'help@threefold.test' });
    const { text, headers } = await a.browser().get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Contact: mailto:help@threefold.test\n');
    expect(text).toContain('Canonical: http://threefold.test/.well-known/security.txt\n');
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(190);
  },
  PATIENCE_MS,
);

it(
  'has every figure that the dashboard and the alerts ask for',
  async () => {
    const stage = await stageModel({});
    cleanUp.push(() => stage.stop());
    const { text } = await stage.app.browser().get('/api/metrics').expect(200);
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const folder = join(import.meta.dirname, '../../docker');
    const asked = ['grafana/dashboards/threefold.json', 'prometheus/alerts.yml'].flatMap((file) => {
      const expressions = readFileSync(join(folder, file), 'utf8').matchAll(/"?expr"?: (.+)$/gm);
      return [...expressions].flatMap(([, expression = '']) => [
        ...expression.matchAll(
          /\b((?:http|db|nodejs|process|job|stripe|billing|mail|llm|rewriting|optimizations?|quota|rate_limited|logins|redis)_\w+)/g,
        ),
      ]);
    });
    const names = [...new Set(asked.map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, '')))];
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  },
  PATIENCE_MS,
);
