import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DeltaJoiner, joinDeltas } from './join-deltas.js';

const chat = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null, ...more }] })}\n\n`;
const response = (delta: string, item = 'm1') =>
  `event: response.output_text.delta\ndata: ${JSON.stringify({ type: 'response.output_text.delta', item_id: item, content_index: 0, delta })}\n\n`;
const block = (text: string, index = 0) =>
  `event: content_block_delta\ndata: ${JSON.stringify({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } })}\n\n`;

const ROLE = 'data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}\n\n';
const THOUGHT = 'data: {"choices":[{"index":0,"delta":{"reasoning_content":"hm","content":"a"}}]}\n\n';
const USAGE = 'data: {"choices":[],"usage":{"prompt_tokens":3}}\n\n';
const DONE = 'data: [DONE]\n\n';

describe('pieces of one text that came together', () => {
  it.each([
    ['chat', [chat('Wri'), chat('te "a"'), chat(' $& €\n')], chat('Write "a" $& €\n')],
    ['responses', [response('one '), response('two')], response('one two')],
    ['messages', [block('one '), block('two')], block('one two')],
  ])('become one event (%s)', (_format, events, expected) => {
    expect(joinDeltas(events.join(''))).toBe(expected);
  });

  it.each([
    ['a role, thinking, the figures and the end', [ROLE, THOUGHT, THOUGHT, USAGE, DONE]],
    ['the piece that says why it ends', [chat('a'), chat('b', { finish_reason: 'stop' })]],
    [
      'the probabilities of words',
      [chat('a', { logprobs: { content: [] } }), chat('b', { logprobs: { content: [] } })],
    ],
    ['texts beside one another', [response('a', 'm1'), response('b', 'm2'), block('a', 0), block('b', 1)]],
    [
      'a comment, a broken event, something unknown',
      [': hello\n\n', 'data: {"choices":[\n\n', 'data: {"type":"x"}\n\n'],
    ],
  ])('are left alone: %s', (_what, events) => {
    expect(joinDeltas(events.join(''))).toBe(events.join(''));
  });

  it('say the same however the network cuts them', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 6 });
    const one = fc.oneof(
      word.map((text) => chat(text)),
      fc.constantFrom(ROLE, THOUGHT, USAGE, DONE),
    );
    const textOf = (stream: string) =>
      [...stream.matchAll(/^data: (\{.*\})$/gmu)]
        .flatMap(([, data = '']) => (JSON.parse(data) as { choices: { delta: { content?: string } }[] }).choices)
        .map(({ delta }) => delta.content ?? '')
        .join('');
    fc.assert(
      fc.property(fc.array(one), fc.array(fc.nat({ max: 80 })), (events, lengths) => {
        const sent = Buffer.from(events.join(''));
        const joiner = new DeltaJoiner();
        const got: Buffer[] = [];
        let at = 0;
        for (const length of [...lengths, sent.length]) {
          got.push(joiner.take(sent.subarray(at, at + length)));
          at += length;
        }
        const received = Buffer.concat(got).toString('utf8');
        expect(textOf(received)).toBe(textOf(sent.toString('utf8')));
        expect(received.length).toBeLessThanOrEqual(sent.toString('utf8').length);
      }),
    );
  });
});
