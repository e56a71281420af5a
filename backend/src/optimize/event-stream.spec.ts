import { expect, it } from '@jest/globals';
import type { Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStream } from './event-stream.js';

/** As much of an answer as a stream of events needs. */
class FakeResponse {
  headersSent = false;
  writableEnded = false;
  destroyed = false;
  readonly written: string[] = [];

  status(): this {
    return this;
  }

  setHeader(): void {}

  flushHeaders(): void {
    this.headersSent = true;
  }

  write(text: string): void {
    this.written.push(text);
  }

  end(): void {
    this.writableEnded = true;
  }
}

const delta = (index: number, text: string) => ({ event: 'variant.delta' as const, data: { index, text } });
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function open(): { response: FakeResponse; stream: EventStream } {
  const response = new FakeResponse();
  return { response, stream: new EventStream(response as unknown as Response) };
}

it('gathers the text of each version for a moment', async () => {
  const { response, stream } = open();
  for (const word of ['Write ', 'a ', 'poem']) {
    stream.send(delta(0, word));
    stream.send(delta(2, word.toUpperCase()));
  }
  expect(response.written).toEqual([]);
  await sleep(60);
  expect(response.written).toEqual([
    event('variant.delta', { index: 0, text: 'Write a poem' }),
    event('variant.delta', { index: 2, text: 'WRITE A POEM' }),
  ]);
});

it('sends everything else at once, and never before the text that came earlier', () => {
  const { response, stream } = open();
  stream.send({ event: 'done', data: { n: 1 } });
  expect(response.written).toHaveLength(1);
  stream.send(delta(1, 'late'));
  stream.send({ event: 'done', data: { n: 2 } });
  expect(response.written.slice(1)).toEqual([
    event('variant.delta', { index: 1, text: 'late' }),
    event('done', { n: 2 }),
  ]);
});

it('loses nothing at the end, and writes nothing to a browser that has gone', async () => {
  const { response, stream } = open();
  stream.send(delta(0, 'last words'));
  stream.end();
  expect(response.written).toEqual([event('variant.delta', { index: 0, text: 'last words' })]);
  const gone = open();
  gone.stream.send(delta(0, 'for nobody'));
  gone.response.destroyed = true;
  await sleep(60);
  expect(gone.response.written).toEqual([]);
});
