import { LLMock } from '@copilotkit/aimock';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Strategy } from '../../src/contracts/rewriting.js';

/** A call of the model as it arrived. */
export interface ModelCall {
  strategy: Strategy;
  draft: string;
  isRepair: boolean;
  /** The model that was asked for; null where the address names it. */
  model: string | null;
  /** The whole body, to see what was sent. */
  body: string;
  /** How long after its arrival the caller closed the connection before the answer was complete; null: it didn't. */
  closedAfterMs: number | null;
  /** The same as an instant of `performance.now()`. */
  closedAt: number | null;
}

/** What the model does with a call: answers, or fails in one of the ways in which providers fail. */
export interface Reply {
  text?: string;
  finish?: 'stop' | 'length' | 'content_filter';
  tokens?: { input: number; output: number };
  /** Silence before the first byte. */
  beforeMs?: number;
  /** After so many bytes nothing more comes, and the line stays open. */
  stallAfterBytes?: number;
  /** After so many bytes the connection breaks. */
  cutAfterBytes?: number;
  /** An error's status instead of an answer. */
  status?: number;
  retryAfterSeconds?: number;
  /** Takes the request and never says a word. */
  hangs?: boolean;
  /** An answer without end, in one line. */
  hugeBytes?: number;
}

export type Script = (call: ModelCall) => Reply;

/**
 * A provider that does what a test says. The wire format of every provider is aimock's; this server in front of it
 * adds what aimock can't script call by call: silence, stalls, cuts, answers without end, errors without Retry-After,
 * and it sees when a caller hangs up.
 */
export class ScriptedModel {
  readonly calls: ModelCall[] = [];
  script: Script = ({ strategy, draft }) => ({ text: rewriting(strategy, draft) });
  private readonly replies = new Map<string, Reply>();
  private readonly mock = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 12, journalMaxEntries: 10 });
  private readonly server = createServer((request, response) => {
    // A caller that hangs up is what some tests are about.
    this.answer(request, response).catch(() => response.destroy());
  });

  static async start(): Promise<ScriptedModel> {
    const model = new ScriptedModel();
    await model.mock.start();
    model.mock.on({ predicate: () => true }, ({ messages }) => {
      const marker = /<<<(draft-\w+)/.exec(JSON.stringify(messages))?.[1] ?? '';
      return model.toFixture(model.replies.get(marker) ?? {});
    });
    await new Promise<void>((resolve) => model.server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.mock.stop();
  }

  /** Forgets calls and script. */
  reset(script: Script = ({ strategy, draft }) => ({ text: rewriting(strategy, draft) })): void {
    this.calls.length = 0;
    this.script = script;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Variables that make the application call this model. */
  env(more: Record<string, string> = {}): Record<string, string> {
    return { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: `${this.url}/v1`, LLM_MODEL: 'scripted', ...more };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    const { marker, ...what } = readCall(body);
    const arrivedAt = performance.now();
    const call: ModelCall = { ...what, body, closedAfterMs: null, closedAt: null };
    response.once('close', () => {
      if (response.writableFinished) return;
      call.closedAt = performance.now();
      call.closedAfterMs = call.closedAt - arrivedAt;
    });
    this.calls.push(call);
    const reply = this.script(call);
    if (reply.hangs) return;
    if (reply.beforeMs) await sleep(reply.beforeMs);
    if (reply.hugeBytes) return sendHuge(response, reply.hugeBytes);
    this.replies.set(marker, reply);
    const upstream = await fetch(`${this.mock.url}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    this.replies.delete(marker);
    await this.forward(Buffer.from(await upstream.arrayBuffer()), upstream, response, reply);
  }

  private async forward(bytes: Buffer, upstream: Response, response: ServerResponse, reply: Reply): Promise<void> {
    const headers = Object.fromEntries(upstream.headers);
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    if (reply.retryAfterSeconds === undefined) delete headers['retry-after'];
    response.writeHead(upstream.status, headers);
    const upTo = reply.stallAfterBytes ?? reply.cutAfterBytes ?? bytes.length;
    for (let at = 0; at < upTo; at += 400) {
      response.write(bytes.subarray(at, Math.min(at + 400, upTo)));
      await sleep(1);
    }
    if (reply.cutAfterBytes !== undefined) response.destroy();
    else if (reply.stallAfterBytes === undefined) response.end();
  }

  private toFixture({ text = '', finish = 'stop', tokens, status, retryAfterSeconds }: Reply) {
    if (status)
      return { error: { message: 'scripted failure', type: 'scripted' }, status, retryAfter: retryAfterSeconds };
    const usage = tokens && {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      promptTokenCount: tokens.input,
      candidatesTokenCount: tokens.output,
    };
    return { content: text, finishReason: finish, ...(usage ? { usage } : {}) };
  }
}

/** What a good model makes of an English draft. */
export function rewriting(strategy: Strategy, draft: string): string {
  const request = draft.replace(/[.\s]+$/u, '');
  const texts: Record<Strategy, string> = {
    sharp: `${request}. Put the main point first, use plain words, and end with one clear call to action.`,
    structured: `Goal: ${request}\n\nRequirements:\n- Say for whom it is written.\n- Keep it under 150 words.\n- Use a friendly tone.\n- Leave out jargon.`,
    guided: `${request}.\n\nBefore you start, ask me these questions and wait:\n1. Who will read it?\n2. What should they do next?\n3. Which detail matters most?`,
  };
  return `${texts[strategy]}[[END]]`;
}

function readCall(body: string): Pick<ModelCall, 'strategy' | 'draft' | 'isRepair' | 'model'> & { marker: string } {
  const json = JSON.parse(body) as { model?: string };
  const text = findPrompt(json) ?? '';
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('<<<draft-'));
  const strategy = /style "(sharp|structured|guided)"/.exec(text)?.[1];
  if (at < 0 || !strategy) throw new Error('The model was called without a draft or a task');
  return {
    marker: (lines[at] ?? '').slice('<<<'.length),
    strategy: strategy as Strategy,
    draft: JSON.parse(lines[at + 1] ?? '""') as string,
    isRepair: text.includes('"refused":'),
    model: json.model ?? null,
  };
}

/** The person's part of the request, wherever the provider's format puts it. */
function findPrompt(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('<<<draft-') ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = findPrompt(inner);
    if (found) return found;
  }
  return undefined;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function sendHuge(response: ServerResponse, bytes: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(
    'data: {"id":"1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":"',
  );
  const block = 'a'.repeat(64 * 1024);
  const closed = once(response, 'close');
  for (let sent = 0; sent < bytes && !response.destroyed; sent += block.length) {
    if (!response.write(block)) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
}
