import { afterEach, expect, it } from '@jest/globals';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpDrain } from '../src/common/http-drain.js';
import { APP_URL, type TestApp } from './support/app.js';
import { type ModelStage, PROMPT, stageModel } from './support/optimizing.js';
import { rewriting } from './support/scripted-model.js';
import { until } from './support/until.js';

let stage: ModelStage | undefined;
let agent: Agent | undefined;
afterEach(async () => {
  agent?.destroy();
  await stage?.stop();
  stage = agent = undefined;
});

const addressOf = ({ app }: TestApp): string =>
  `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;

/** A whole answer over a connection that the caller would like to keep. */
function ask(url: string): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve(Object.assign(response, { text })));
      response.on('error', reject);
    }).on('error', reject);
  });
}

async function startStream(a: TestApp): Promise<{ body: ReadableStreamDefaultReader<Uint8Array> }> {
  const user = await a.user();
  const login = await a.browser().post('/api/auth/login', { username: user.email, password: 'correct horse battery' });
  const cookies = (login.headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split(';', 1)[0]);
  const response = await fetch(`${addressOf(a)}/api/optimize-prompt`, {
    method: 'POST',
    headers: {
      Origin: APP_URL,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Cookie: cookies.join('; '),
    },
    body: JSON.stringify({ prompt: PROMPT }),
  });
  return { body: response.body!.getReader() };
}

async function restOf(body: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  let text = '';
  for (let part = await body.read(); !part.done; part = await body.read()) text += new TextDecoder().decode(part.value);
  return text;
}

const slowly = { SHUTDOWN_DELAY_MS: '6000' };
const PATIENCE_MS = 60_000;

it(
  'says that it is stopping, still answers for a moment without keeping connections, and then takes no more',
  async () => {
    stage = await stageModel(slowly);
    const url = addressOf(stage.app);
    agent = new Agent({ keepAlive: true });
    expect((await ask(`${url}/api/health/ready`)).statusCode).toBe(200);
    const stopping = stage.app.close();
    await until(async () => stage!.app.get(HttpDrain).isDraining);
    const ready = await ask(`${url}/api/health/ready`);
    expect(ready).toMatchObject({ statusCode: 503, headers: { connection: 'close' } });
    expect(JSON.parse(ready.text)).toMatchObject({ code: 'UNAVAILABLE', draining: true });
    expect((await ask(`${url}/api/auth/session`)).statusCode).toBe(200);
    await stopping;
    await expect(ask(`${url}/api/health/live`)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  },
  PATIENCE_MS,
);

it(
  'finishes a running stream to its last event, stores it, and only then stops',
  async () => {
    stage = await stageModel({});
    const { app: a, model } = stage;
    model.script = ({ strategy, draft }) => ({ text: rewriting(strategy, draft), beforeMs: 700 });
    const { body } = await startStream(a);
    const stopping = a.close();
    const text = await restOf(body);
    expect(text).toContain('event: done');
    expect(text.match(/"source":"model"/g)?.length).toBeGreaterThanOrEqual(3);
    await stopping;
  },
  PATIENCE_MS,
);

it(
  'cuts what takes too long, and still stores what there was of it',
  async () => {
    // The deadline of a run and a margin are the longest that anything is waited for; both are short here.
    stage = await stageModel({ LLM_DEADLINE_MS: '45000' });
    const { app: a, model } = stage;
    model.script = () => ({ hangs: true });
    const drain = a.get(HttpDrain);
    Object.defineProperty((drain as unknown as { config: object }).config, 'drainMs', { value: 300 });
    const { body } = await startStream(a);
    const sql = a.sql;
    let stored: unknown;
    const destroy = sql.destroy.bind(sql);
    sql.destroy = async () => {
      stored = await sql.query('SELECT jsonb_array_length(variants) AS versions FROM optimization');
      await destroy();
    };
    const stopping = a.close();
    await expect(restOf(body)).rejects.toThrow();
    await stopping;
    expect(stored).toEqual([{ versions: 3 }]);
  },
  PATIENCE_MS,
);
