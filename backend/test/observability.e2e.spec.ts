import { afterEach, expect, it } from '@jest/globals';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ErrorReports } from '../src/common/error-reports.js';
import { Tracing } from '../src/common/tracing.js';
import { JobsService } from '../src/jobs/jobs.service.js';
import { TestApp } from './support/app.js';
import { until } from './support/until.js';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
}, 30_000);

const PATIENCE_MS = 60_000;
const PROMPT = 'summarise the secret merger of Aldgate and Brook';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Takes whatever is sent to it, as collectors and Sentry do. */
async function startCollector(): Promise<{ address: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => server.close());
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const spansIn = (received: Received[]): OtlpSpan[] =>
  received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: OtlpSpan[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

it(
  'sends a trace of a request and its statements inside the trace of the caller, without a value of either',
  async () => {
    const { address, received } = await startCollector();
    const a = await TestApp.start({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${address}` } });
    cleanUp.push(() => a.stop());
    const browser = await a.signedIn();
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await browser
      .post('/api/optimize-prompt', { prompt: PROMPT })
      .set('traceparent', `00-${traceId}-b7ad6b7169203331-01`)
      .expect(200);
    await a.close(); // Sends what is left.
    expect(received.map(({ path }) => path)).toContain('/v1/traces');
    const spans = spansIn(received).filter((span) => span.traceId === traceId);
    const request = spans.find(({ name }) => name === 'POST /api/optimize-prompt');
    expect(request?.parentSpanId).toBe('b7ad6b7169203331');
    expect(request?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/api/optimize-prompt' } });
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('WITH');
    expect(JSON.stringify(received)).not.toMatch(/Aldgate|example\.com|__Host-|session=/);
  },
  PATIENCE_MS,
);

it(
  'reports an error of ours with its stack and request id, and nothing that anybody sent',
  async () => {
    const { address, received } = await startCollector();
    const a = await TestApp.start({ env: { SENTRY_DSN: `http://public-key@${address}/sentry/42` } });
    cleanUp.push(() => a.stop());
    const user = await a.user();
    const browser = await a.signedIn(user);
    await browser.get('/api/nothing').expect(404);
    await a.sql.query('ALTER TABLE optimization RENAME TO optimization_away');
    const { body } = await browser.post('/api/optimize-prompt', { prompt: PROMPT }).expect(500);
    await until(async () => received.length > 0);
    expect(received).toHaveLength(1);
    const [{ path, headers, body: envelope }] = received as [Received];
    expect(path).toBe('/sentry/api/42/envelope/');
    expect(headers['x-sentry-auth']).toContain('sentry_key=public-key');
    const [, , event] = envelope
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(event).toMatchObject({
      level: 'error',
      transaction: 'POST /api/optimize-prompt',
      tags: { request_id: body.requestId },
      user: { id: user.id },
    });
    expect(event.exception.values.at(-1)).toMatchObject({ type: 'QueryFailedError', value: expect.any(String) });
    expect(event.exception.values.at(-1).stacktrace.frames.length).toBeGreaterThan(3);
    expect(envelope).not.toMatch(/Aldgate|example\.com|session=|cookie/i);
  },
  PATIENCE_MS,
);

it(
  'reports a job that failed for the last time, by its queue',
  async () => {
    const { address, received } = await startCollector();
    const a = await TestApp.start({ env: { SENTRY_DSN: `http://public-key@${address}/sentry/42` } });
    cleanUp.push(() => a.stop());
    await a.sql.query('ALTER TABLE optimization RENAME TO optimization_away');
    await a.get(JobsService).send('optimization-leftovers', {});
    await until(async () => received.length > 0);
    expect(received[0]?.body).toContain('"transaction":"job optimization-leftovers"');
  },
  PATIENCE_MS,
);

it('takes out of messages what they quote, and stops after thirty reports a minute', async () => {
  const { address, received } = await startCollector();
  const config = { sentryDsn: `http://key@${address}/1`, production: true };
  const reports = new ErrorReports(config as ConstructorParameters<typeof ErrorReports>[0]);
  const secret = 'invalid input "my private words" of anna@example.com with password=hunter2';
  for (let n = 0; n < 40; n += 1) {
    reports.report(new Error(secret, { cause: new Error('a cause') }));
    await reports.flush();
  }
  expect(received).toHaveLength(30);
  expect(JSON.stringify(received)).not.toMatch(/private words|anna|hunter2/);
  expect(received[0]?.body).toContain('a cause');
});

it('loads nothing and puts nothing between a request and its handler where neither is wanted', async () => {
  const a = await TestApp.start();
  cleanUp.push(() => a.stop());
  expect(a.get(Tracing).middleware).toEqual([]);
  const fetchBefore = globalThis.fetch;
  a.get(ErrorReports).report(new Error('nobody hears this'));
  await a.get(ErrorReports).flush();
  expect(globalThis.fetch).toBe(fetchBefore);
});
