import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { type AppConfig } from './config/app-config.js';
import { HttpDrain } from './common/http-drain.js';
import { listen } from './listen.js';

const CALLERS = 100;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** Just what an application is for those who listen, with a server that answers after `isHeld` has ended. */
function stage(held: Promise<unknown> = Promise.resolve()) {
  const server: Server = createServer((_request, response) => void held.then(() => response.end('here')));
  const adapter = { httpAdapter: { getHttpServer: () => server } };
  const config = { shutdownDelayMs: 0, drainMs: 30_000 } as AppConfig;
  const drain = new HttpDrain(adapter as never, config);
  const app = {
    getHttpServer: () => server,
    get: () => drain,
    listen: async (options: ListenOptions) => {
      server.listen(options);
      await once(server, 'listening');
    },
  };
  cleanUp.push(() => server.closeAllConnections());
  return { app: app as never, server, drain };
}

async function freePort(): Promise<number> {
  const { server } = stage();
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function ask(port: number, agent = new Agent()): Promise<string> {
  const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return text;
}

it('answers everybody, whichever of its sockets took the connection', async () => {
  const port = await freePort();
  const { app, drain } = stage();
  await listen(app, port);
  cleanUp.push(() => drain.beforeApplicationShutdown());
  const answers = await Promise.all(Array.from({ length: CALLERS }, () => ask(port)));
  expect(new Set(answers)).toEqual(new Set(['here']));
});

it('does not share a port with a server that is there already', async () => {
  const port = await freePort();
  const first = stage();
  await listen(first.app, port);
  cleanUp.push(() => first.drain.beforeApplicationShutdown());
  await expect(listen(stage().app, port)).rejects.toThrow(/EADDRINUSE/);
});

it('finishes the answers of all its sockets before it has stopped, and then takes nothing more', async () => {
  let answerAll = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerAll = resolve));
  const port = await freePort();
  const { app, drain, server } = stage(held);
  await listen(app, port);
  let asked = 0;
  const allAsked = new Promise<void>((resolve) => {
    server.on('request', () => (asked += 1) === CALLERS && resolve());
  });
  const answers = Promise.all(Array.from({ length: CALLERS }, () => ask(port)));
  await allAsked;
  let hasStopped = false;
  const stopping = drain.beforeApplicationShutdown().then(() => (hasStopped = true));
  expect(hasStopped).toBe(false);
  answerAll();
  expect(new Set(await answers)).toEqual(new Set(['here']));
  await stopping;
  await expect(ask(port)).rejects.toThrow(/ECONNREFUSED/);
});
