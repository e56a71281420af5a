import { describe, expect, it } from '@jest/globals';
import { EventStreamParser, readEventStream } from './event-stream';

function parse(...chunks: string[]) {
  const parser = new EventStreamParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
}

const STREAM = [
  ': keep-alive\n',
  'event: analysis\ndata: {"language":"en"}\n\n',
  'event: variant.delta\ndata: {"index":0,"text":"Plan a trip – 3 days"}\n\n',
  'id: 7\nretry: 1000\ndata: first\ndata: second\n\n',
  'event:done\ndata:{"ok":true}\n\n',
].join('');

const EVENTS = [
  { event: 'analysis', data: '{"language":"en"}' },
  { event: 'variant.delta', data: '{"index":0,"text":"Plan a trip – 3 days"}' },
  { event: 'message', data: 'first\nsecond' },
  { event: 'done', data: '{"ok":true}' },
];

describe('the event-stream parser', () => {
  it.each(['\n', '\r', '\r\n'])('reads the same events with lines ended by %j', (ending) => {
    expect(parse(STREAM.replaceAll('\n', ending))).toEqual(EVENTS);
  });

  it.each(['\n', '\r', '\r\n'])('reads the same events wherever the stream is cut, lines ended by %j', (ending) => {
    const stream = STREAM.replaceAll('\n', ending);
    for (let cut = 0; cut <= stream.length; cut += 1) {
      expect(parse(stream.slice(0, cut), stream.slice(cut))).toEqual(EVENTS);
    }
    expect(parse(...stream)).toEqual(EVENTS);
  });

  it('drops an event that the end of the stream cut short', () => {
    expect(parse('data: whole\n\nevent: done\ndata: {"half":')).toEqual([{ event: 'message', data: 'whole' }]);
    expect(parse('event: done\ndata: {}\n')).toEqual([]);
  });

  it('skips comments, unknown fields, a byte order mark and events without data', () => {
    expect(parse('\uFEFFdata: 1\n\n', ':\n\n', 'colour: blue\n\n', 'event: analysis\n\n', 'data\n\n')).toEqual([
      { event: 'message', data: '1' },
      { event: 'message', data: '' },
    ]);
  });

  it('takes exactly one space off the front of a value', () => {
    expect(parse('data:  indented\n\ndata:a: b\n\n')).toEqual([
      { event: 'message', data: ' indented' },
      { event: 'message', data: 'a: b' },
    ]);
  });
});

describe('reading a streamed body', () => {
  it('puts characters together that the network cut in the middle of their bytes', async () => {
    const bytes = new TextEncoder().encode('data: “é 漢 🙂”\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const events = [];
    for await (const event of readEventStream(body)) events.push(event);
    expect(events).toEqual([{ event: 'message', data: '“é 漢 🙂”' }]);
  });
});
