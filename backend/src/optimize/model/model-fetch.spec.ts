import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { modelFetch } from './model-fetch.js';

const POST = { method: 'POST', body: '{"text":"grüß dich"}', headers: { 'content-type': 'application/json' } };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat`;
}

async function piecesOf({ body }: Response): Promise<string[]> {
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of body ?? []) pieces.push(decoder.decode(piece as Uint8Array));
  return pieces;
}

describe('the way to a model', () => {
  it('sends the text and its headers, and hands on status, headers and answer', async () => {
    const url = await serve((request, response) => {
      let text = '';
      request.on('data', (part) => (text += part));
      request.on('end', () =>
        response.writeHead(429, { 'retry-after': '3' }).end(JSON.stringify({ text, ...request.headers })),
      );
    });
    const answer = await modelFetch(url, POST);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(await answer.json()).toMatchObject({ text: POST.body, 'content-type': 'application/json' });
  });

  it('hands on the beginning at once, gathers what follows, and has all of it at the end', async () => {
    const words = Array.from({ length: 12 }, (_, n) => `word ${n} `);
    let goOn = (): void => undefined;
    const url = await serve((_request, response) => {
      response.write('begin ');
      const writeRest = async (): Promise<void> => {
        for (const word of words) {
          response.write(word);
          await sleep(2);
        }
        response.end();
      };
      goOn = () => void writeRest();
    });
    const { body } = await modelFetch(url, POST);
    const reader = body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe('begin ');
    goOn();
    const rest: string[] = [];
    for (let piece = await read(); piece; piece = await read()) rest.push(piece);
    expect(rest.join('')).toBe(words.join(''));
    expect(rest.length).toBeLessThan(words.length / 2);
  });

  it('loses nothing of what came before an answer breaks off', async () => {
    const url = await serve((_request, response) => {
      response.write('one ');
      setTimeout(() => response.write('two '), 5);
      setTimeout(() => response.destroy(), 15);
    });
    const reader = (await modelFetch(url, POST)).body?.getReader();
    let text = '';
    await expect(
      (async () => {
        for (;;) text += new TextDecoder().decode((await reader?.read())?.value);
      })(),
    ).rejects.toThrow('terminated');
    expect(text).toBe('one two ');
  });

  it('asks again where a kept connection was closed at that very moment', async () => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      // The second one on the kept connection gets no answer.
      if (requests === 2) return void request.socket.resetAndDestroy();
      response.end(`answer ${requests}`);
    });
    expect(await piecesOf(await modelFetch(url, POST))).toEqual(['answer 1']);
    await sleep(5);
    expect(await piecesOf(await modelFetch(url, POST))).toEqual(['answer 3']);
  });

  it('fails as fetch does where nobody listens', async () => {
    const url = await serve(() => undefined);
    server?.close();
    await expect(modelFetch(url, POST)).rejects.toMatchObject({
      name: 'TypeError',
      message: 'fetch failed',
      cause: expect.objectContaining({ code: 'ECONNREFUSED' }),
    });
  });

  it.each(['before the answer', 'in the middle of it'])('hangs up when the person leaves %s', async (when) => {
    let isGone = false;
    const isEarly = when.startsWith('before');
    const leaving = new AbortController();
    const url = await serve((request, response) => {
      request.socket.on('close', () => (isGone = true));
      if (isEarly) leaving.abort(new Error('left'));
      else response.write('begin ');
    });
    const asking = modelFetch(url, { ...POST, signal: leaving.signal });
    if (isEarly) await expect(asking).rejects.toThrow('left');
    else {
      const pieces = piecesOf(await asking);
      leaving.abort(new Error('left'));
      await expect(pieces).rejects.toThrow('terminated');
    }
    while (!isGone) await sleep(5);
  });
});
