import { ApiError, type FailedBody } from './api-error';
import { request } from './client';
import { ConnectionError } from './connection-error';
import { readEventStream } from './event-stream';
import { InvalidAnswerError, readOptimizeAnswer, type OptimizeAnswer } from './optimize-answer';
import { toOptimizeEvent, type OptimizeEvent } from './optimize-stream';

export const RECONNECT_TIMING = {
  /** Before a lost answer is asked for again, in milliseconds. */
  afterLoss: 500,
  /** When the server says it is still at work but not for how long. */
  whileInProgress: 1_000,
  /** Longer than any run can last: waiting on would be waiting for nothing. */
  giveUpAfter: 30_000,
} as const;

/** What can be shown before the answer is whole. */
export type OptimizeProgress =
  | Extract<OptimizeEvent, { type: 'analysis' | 'delta' | 'variant' }>
  /** The server took the prompt: it is counted from here on. */
  | { type: 'accepted' }
  /** The answer was lost on its way and is being asked for again; what arrived so far will come once more. */
  | { type: 'restarted' };

export interface OptimizeRequest {
  prompt: string;
  /** The same for every attempt at the same text: the server then charges one prompt at most. */
  key: string;
  signal: AbortSignal;
  onProgress: (progress: OptimizeProgress) => void;
}

/**
 * Has a prompt rewritten. Streams where the server can, takes the plain JSON answer where it can't. An answer that
 * breaks off is asked for once more with the same key; one that is already being made is waited for. Throws ApiError, InvalidAnswerError or ConnectionError, and the
 * signal's reason when it was aborted.
 */
export async function optimizePrompt(optimization: OptimizeRequest): Promise<OptimizeAnswer> {
  try {
    return await attemptUntilOver(optimization);
  } catch (error) {
    if (!(error instanceof ConnectionError) || !error.wasAccepted) throw error;
    optimization.onProgress({ type: 'restarted' });
    await pause(RECONNECT_TIMING.afterLoss, optimization.signal);
    return attemptUntilOver(optimization);
  }
}

/** An earlier attempt with this key may still be at work on the server, which then says when to come back. */
async function attemptUntilOver(optimization: OptimizeRequest): Promise<OptimizeAnswer> {
  const givesUpAt = Date.now() + RECONNECT_TIMING.giveUpAfter;
  for (;;) {
    try {
      return await attempt(optimization);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
      const wait = error.retryAfterSeconds ? error.retryAfterSeconds * 1_000 : RECONNECT_TIMING.whileInProgress;
      if (Date.now() + wait > givesUpAt) throw error;
      await pause(wait, optimization.signal);
    }
  }
}

async function attempt({ prompt, key, signal, onProgress }: OptimizeRequest): Promise<OptimizeAnswer> {
  const response = await connected(signal, false, () =>
    request('POST', '/api/optimize-prompt', {
      body: { prompt },
      headers: { Accept: 'text/event-stream', 'Idempotency-Key': key },
      signal,
    }),
  );
  if (!response.ok) throw await ApiError.from(response);
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  if (isStream && response.body) return readStream(response.body, { prompt, signal, onProgress });

  const text = await connected(signal, true, () => response.text());
  return readOptimizeAnswer(parse(text), prompt);
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  { prompt, signal, onProgress }: Omit<OptimizeRequest, 'key'>,
): Promise<OptimizeAnswer> {
  onProgress({ type: 'accepted' });
  const answer = await connected(signal, true, async () => {
    for await (const streamed of readEventStream(body)) {
      const event = toOptimizeEvent(streamed, prompt);
      if (!event) continue;
      if (event.type === 'done') return event.answer;
      if (event.type === 'error') throw toApiError(event.body);
      onProgress(event);
    }
    return null;
  });
  if (!answer) throw new ConnectionError(true, new Error('The stream ended before its last event.'));
  return answer;
}

/** Tells failures of the network from those of the server and from the person's own cancelling. */
async function connected<T>(signal: AbortSignal, wasAccepted: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError || error instanceof InvalidAnswerError) throw error;
    throw new ConnectionError(wasAccepted, error);
  }
}

function toApiError(body: unknown): ApiError {
  const fields: FailedBody = typeof body === 'object' && body !== null ? { ...body } : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : 500;
  const detail = typeof fields.message === 'string' ? fields.message : 'The stream ended with an error.';
  return new ApiError(status, detail, fields);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidAnswerError();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
