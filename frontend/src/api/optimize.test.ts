import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anOptimization, FakeStream, PROMPT } from '../test/optimizations';
import { failed, fakeServer, offline, ok } from '../test/server';
import { ApiError } from './api-error';
import { ConnectionError } from './connection-error';
import { optimizePrompt, type OptimizeProgress } from './optimize';
import { InvalidAnswerError } from './optimize-answer';

const URL = 'POST /api/optimize-prompt';
const KEY = 'key-of-this-attempt';

/** Streams move by real turns of the event loop, whatever the clock says. */
const realTimeout = setTimeout;
const turn = () => new Promise((resolve) => void realTimeout(resolve, 0));

const server = fakeServer();

/** As the site holds it: nothing of it changed yet. */
const anAnswer = () => ({ ...anOptimization(), edits: {}, refinementsLeft: 3 });
let progress: OptimizeProgress[];

/** Answers each request with the next of these, the last one for ever. */
function answers(...responses: (() => Response | Promise<Response>)[]): void {
  let next = 0;
  server.on(URL, () => {
    const respond = responses[Math.min(next, responses.length - 1)];
    next += 1;
    return respond ? respond() : offline();
  });
}

const optimize = (signal = new AbortController().signal) =>
  optimizePrompt({ prompt: PROMPT, key: KEY, signal, onProgress: (step) => progress.push(step) });

const broken = () => new FakeStream().send('analysis', anOptimization().analysis).cut().response;
const whole = () => new FakeStream().finish().response;

beforeEach(() => {
  progress = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});

afterEach(() => void jest.useRealTimers());

/** Lets every wait pass until the optimization has ended, well or badly. */
async function ended<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  over.catch(() => undefined);
  while (!isOver) {
    await jest.advanceTimersByTimeAsync(100);
    await turn();
  }
  return over;
}

describe('an optimization', () => {
  it('asks for a stream, with the key, and reports what arrives', async () => {
    answers(whole);
    const answer = await ended(optimize());
    expect(answer).toEqual(anAnswer());
    const [request] = server.calls(URL);
    expect(request?.body).toEqual({ prompt: PROMPT });
    expect(request?.headers.get('accept')).toBe('text/event-stream');
    expect(request?.headers.get('idempotency-key')).toBe(KEY);
    expect(progress.map(({ type }) => type)).toEqual([
      'accepted',
      'analysis',
      ...Array<string[]>(3).fill(['delta', 'variant']).flat(),
    ]);
  });

  it('takes the plain answer of a server that does not stream', async () => {
    answers(() => ok(URL, anOptimization()));
    expect(await ended(optimize())).toEqual(anAnswer());
    expect(progress).toEqual([]);
  });

  it('takes plain strings as versions', async () => {
    answers(() => Response.json({ optimizedPrompts: ['one two three', 'four five six'] }));
    expect(await ended(optimize())).toMatchObject({
      id: null,
      originalPrompt: PROMPT,
      usage: null,
      optimizedPrompts: [
        { prompt: 'one two three', title: 'Sharp', notes: [] },
        { prompt: 'four five six', title: 'Structured' },
      ],
    });
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['no versions', () => Response.json({ id: 'x' })],
    ['an empty list', () => Response.json({ optimizedPrompts: [] })],
    ['versions without text', () => Response.json({ optimizedPrompts: [{ prompt: '' }] })],
    ['a stream of nonsense', () => new FakeStream().send('done', { optimizedPrompts: 'none' }).response],
  ])('refuses an answer with %s', async (_what, respond) => {
    answers(respond);
    await expect(ended(optimize())).rejects.toThrow(InvalidAnswerError);
    expect(server.calls(URL)).toHaveLength(1);
  });

  it('passes a refusal on, from before the stream and from within', async () => {
    answers(() => failed('QUOTA_EXCEEDED', 'Nothing left.', { extra: { remaining: 0, total: 10 } }));
    await expect(ended(optimize())).rejects.toMatchObject({ status: 403, code: 'QUOTA_EXCEEDED' });

    const body = { statusCode: 503, code: 'UNAVAILABLE', message: 'Please try again.', requestId: 'r' };
    answers(() => new FakeStream().send('error', body).close().response);
    await expect(ended(optimize())).rejects.toMatchObject({ status: 503, userMessage: 'Please try again.' });
  });

  it('treats a 401 as a refusal too', async () => {
    answers(() => failed('UNAUTHENTICATED', 'Please sign in.'));
    await expect(ended(optimize())).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a connection that breaks', () => {
  it('before anything came is reported, and not tried again by itself', async () => {
    answers(offline);
    const attempt = ended(optimize());
    await expect(attempt).rejects.toThrow('Network error. Please check your connection and try again.');
    expect(server.calls(URL)).toHaveLength(1);
  });

  it('in the middle of the stream is asked for once more, with the same key', async () => {
    answers(broken, whole);
    expect(await ended(optimize())).toEqual(anAnswer());
    expect(server.calls(URL).map(({ headers }) => headers.get('idempotency-key'))).toEqual([KEY, KEY]);
    expect(progress.slice(0, 3).map(({ type }) => type)).toEqual(['accepted', 'restarted', 'accepted']);
  });

  it('also counts when the stream simply ends too early', async () => {
    answers(() => new FakeStream().send('analysis', anOptimization().analysis).close().response, whole);
    expect(await ended(optimize())).toEqual(anAnswer());
  });

  it('a second time is reported', async () => {
    answers(broken, broken);
    await expect(ended(optimize())).rejects.toBeInstanceOf(ConnectionError);
    expect(server.calls(URL)).toHaveLength(2);
  });

  it('waits as long as the server asks while the first attempt is still at work', async () => {
    const inProgress = () => failed('CONFLICT', 'Still at work.', { headers: { 'retry-after': '2' } });
    const asked: number[] = [];
    const timed = (respond: () => Response) => () => {
      asked.push(Date.now());
      return respond();
    };
    answers(timed(broken), timed(inProgress), timed(inProgress), timed(whole));
    expect(await ended(optimize())).toEqual(anAnswer());
    const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(waits[1]).toBeGreaterThanOrEqual(2_000);
    expect(waits[2]).toBeGreaterThanOrEqual(2_000);
  });

  it('gives up when the server stays at work for ever', async () => {
    answers(broken, () => failed('CONFLICT', 'Still at work.', { headers: { 'retry-after': '5' } }));
    await expect(ended(optimize())).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(server.calls(URL).length).toBeLessThan(9);
  });
});

describe('cancelling', () => {
  it('ends a stream that is under way, without a second attempt', async () => {
    const controller = new AbortController();
    answers(() => new FakeStream().endWith(controller.signal).send('analysis', anOptimization().analysis).response);
    const work = ended(optimize(controller.signal));
    await jest.advanceTimersByTimeAsync(100);
    controller.abort(new Error('cancelled'));
    await expect(work).rejects.toThrow('cancelled');
    expect(server.calls(URL)).toHaveLength(1);
  });

  it('ends the wait for a second attempt', async () => {
    const controller = new AbortController();
    answers(broken, whole);
    const work = ended(optimize(controller.signal));
    work.catch(() => undefined);
    while (!progress.some(({ type }) => type === 'restarted')) await turn();
    controller.abort(new Error('cancelled'));
    await expect(work).rejects.toThrow('cancelled');
    expect(server.calls(URL)).toHaveLength(1);
  });
});
