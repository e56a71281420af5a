import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { DeltaJoiner } from './join-deltas.js';
import { ModelFailure } from './model-failure.js';

/** Some hundred times what an answer within the token limit takes on the wire. */
const MOST_BYTES = 1_000_000;
/** Models send a word at a time; the SDK's parsers cost the same for one word as for ten, and nobody reads faster. */
const GATHER_MS = 50;
/** Shorter than the minute after which the balancers of providers close what is idle. */
const IDLE_MS = 30_000;
const WITHOUT_BODY = new Set([204, 205, 304]);

const AGENTS = {
  'http:': new HttpAgent({ keepAlive: true, timeout: IDLE_MS }),
  'https:': new HttpsAgent({ keepAlive: true, timeout: IDLE_MS }),
};

/**
 * What the SDK's providers need of `fetch`, for less than half of its processor time: a POST of text whose answer comes
 * as a stream. The beginning of an answer is handed on at once, what follows in quick succession is gathered for a moment, and the
 * end is not waited for. Gives up on an answer without end before it fills the memory: parsers buffer a line until it is whole.
 * @throws TypeError with the network's error as its cause, as `fetch` does
 */
export async function modelFetch(input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> {
  const signal = init.signal ?? undefined;
  signal?.throwIfAborted();
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new TypeError(`No ${url.protocol} address`);
  const answer = await send(url, init, signal);
  const status = answer.statusCode ?? 502;
  const body = WITHOUT_BODY.has(status) ? null : gathered(answer);
  return new Response(body, { status, statusText: answer.statusMessage, headers: headersOf(answer) });
}

function send(url: URL, init: RequestInit, signal: AbortSignal | undefined): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const text = typeof init.body === 'string' ? init.body : '';
  const headers = new Headers(init.headers);
  headers.set('accept-encoding', 'identity');
  headers.set('content-length', String(Buffer.byteLength(text)));
  const options = { method: init.method, headers: Object.fromEntries(headers) };
  // Let go once the provider answers: a long answer needs no copy of the question.
  let unanswered: RequestInit | undefined = init;
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? httpsRequest(url, { ...options, agent: AGENTS['https:'] })
      : httpRequest(url, { ...options, agent: AGENTS['http:'] });
    const leave = (): void => void request.destroy(signal?.reason instanceof Error ? signal.reason : undefined);
    signal?.addEventListener('abort', leave, { once: true });
    request.on('close', () => signal?.removeEventListener('abort', leave));
    request.on('response', (answer) => {
      unanswered = undefined;
      resolve(answer);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (signal?.aborted) return reject(error);
      // The provider closed a kept connection at the very moment: it hasn't seen the request.
      if (request.reusedSocket && error.code === 'ECONNRESET' && unanswered)
        return resolve(send(url, unanswered, signal));
      reject(new TypeError('fetch failed', { cause: error }));
    });
    request.end(text);
  });
}

function gathered(answer: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let flushedAt = -Infinity;
  let isOver = false;
  const joiner = answer.headers['content-type']?.startsWith('text/event-stream') ? new DeltaJoiner() : undefined;
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start: (controller) => {
      const flush = (): void => {
        clearTimeout(timer);
        timer = undefined;
        flushedAt = performance.now();
        const all = Buffer.concat(parts);
        parts = [];
        if (all.byteLength && !isOver) controller.enqueue(joiner?.take(all) ?? all);
      };
      const fail = (error: Error): void => {
        flush();
        isOver = true;
        // An error throws away what waits to be read; by then the parsers, which only wait for one another, have read it.
        setImmediate(() => controller.error(error));
      };
      answer.on('data', (part: Buffer) => {
        bytes += part.byteLength;
        if (bytes > MOST_BYTES) {
          fail(new ModelFailure('too-large'));
          return void answer.destroy();
        }
        parts.push(part);
        const wait = flushedAt + GATHER_MS - performance.now();
        if (wait <= 0) flush();
        else timer ??= setTimeout(flush, wait);
      });
      answer.on('end', () => {
        flush();
        if (!isOver) controller.close();
        isOver = true;
      });
      answer.on('error', (error) => fail(new TypeError('terminated', { cause: error })));
      // Without an end: cut off in the middle.
      answer.on('close', () => isOver || fail(new TypeError('terminated')));
    },
    cancel: () => {
      isOver = true;
      clearTimeout(timer);
      answer.destroy();
    },
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}
