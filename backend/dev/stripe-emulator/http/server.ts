import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ControlError, CONTROLS } from '../controls.js';
import type { Emulator } from '../emulator.js';

const LARGEST_BODY = 1_000_000;
/** Longer than any client waits; the connection is held so that the client's own patience is tested. */
const TIMEOUT_HELD_MS = 120_000;

/** Pages beside the API, such as the bank's; they answer what they know and leave the rest. */
export type PageHandler = (
  emulator: Emulator,
  request: PageRequest,
) => PageAnswer | undefined | Promise<PageAnswer | undefined>;

export interface PageRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** For the browser's side: cards are entered on the site's own origin. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, stripe-version, idempotency-key',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

export async function listen(
  emulator: Emulator,
  port: number,
  pages: PageHandler,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    void respond(emulator, pages, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500).end('The emulator failed.');
    });
  });
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

async function respond(
  emulator: Emulator,
  pages: PageHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', 'http://emulator');
  const path = decodeURIComponent(url.pathname);
  if (method === 'OPTIONS') {
    response.writeHead(204, { ...CROSS_ORIGIN, 'access-control-max-age': '600' }).end();
    return;
  }
  const body = await read(request);
  if (path.startsWith('/v1/')) {
    const { answer, lost } = emulator.call({
      method,
      path,
      query: url.search.slice(1),
      body,
      headers: request.headers,
    });
    if (lost === 'reset') request.socket.resetAndDestroy();
    else if (lost === 'timeout') setTimeout(() => request.socket.destroy(), TIMEOUT_HELD_MS).unref();
    else response.writeHead(answer.status, { ...CROSS_ORIGIN, ...answer.headers }).end(answer.body);
    return;
  }
  // A page of somebody else's must not move this machine's time.
  if (request.headers['sec-fetch-site'] === 'cross-site' && method !== 'GET') {
    response.writeHead(403).end('Not from another site.');
    return;
  }
  const control = CONTROLS[`${method} ${path}`];
  if (control) {
    const { status, json } = await runControl(emulator, control, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json, null, 2));
    return;
  }
  const page = await pages(emulator, { method, path, query: url.searchParams, body });
  const {
    status,
    headers,
    body: content,
  } = page ?? { status: 404, headers: {}, body: 'There is nothing at this address.' };
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(content);
}

async function runControl(emulator: Emulator, control: (typeof CONTROLS)[string], body: string) {
  try {
    const given = body.trim() ? (JSON.parse(body) as Record<string, unknown>) : {};
    return { status: 200, json: await control(emulator, given) };
  } catch (error) {
    if (!(error instanceof ControlError) && !(error instanceof SyntaxError)) throw error;
    return { status: 400, json: { error: { message: error.message } } };
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
