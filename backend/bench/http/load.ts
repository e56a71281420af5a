import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Sends a new Idempotency-Key with every request, as the site does. */
  isKeyed?: boolean;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Answers that weren't 200. */
  failures: number;
}

export const KEY_PREFIX = 'bench-key-';
export const newKey = (): string => `${KEY_PREFIX}${randomUUID()}`;

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Each connection sends its own call again and again, the next when the last is answered. */
export async function closedLoop(url: string, calls: readonly Call[], seconds: number): Promise<Figures> {
  const times: number[] = [];
  let next = 0;
  let failures = 0;
  // Its types say that with a callback it gives nothing back; it gives the emitter that the events come from.
  const { duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: calls.length,
        duration: seconds,
        setupClient: (client) => {
          const call = calls[next % calls.length];
          next += 1;
          if (call) client.setRequests([toRequest(call)]);
        },
      },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    );
    running.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (status !== 200) failures += 1;
    });
  });
  return { perSecond: times.length / duration, ...spread(times), failures };
}

function toRequest({ method, path, headers, body, isKeyed }: Call): autocannon.Request {
  return {
    method,
    path,
    headers,
    body,
    ...(isKeyed && {
      setupRequest: (sent: autocannon.Request) => ({
        ...sent,
        headers: { ...sent.headers, 'idempotency-key': newKey() },
      }),
    }),
  };
}

export const spread = (times: readonly number[]): Pick<Figures, 'p50' | 'p95' | 'p99'> => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  p99: quantile(times, 0.99),
});

/** Sends so many a second, however long the answers take: as people do, who don't wait for one another. */
export async function openLoop<T>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  send: (n: number) => Promise<T>,
): Promise<T[]> {
  const answers: Promise<T>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const wait = startedAt + (n * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    answers.push(send(n));
  }
  return Promise.all(answers);
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export interface Timed {
  /** 0: the connection broke. */
  status: number;
  ms: number;
}

/** One request to its last byte. */
export function timed(url: string, call: Call): Promise<Timed> {
  const { method, path, headers, body } = call;
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const end = (status: number): void => resolve({ status, ms: performance.now() - startedAt });
    const sent = request(url + path, { method, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(0));
    });
    // A kept connection may be closed by the other side while we send: browsers send again, and so do we.
    sent.once('error', () => (sent.reusedSocket ? resolve(timed(url, call)) : end(0)));
    sent.end(body);
  });
}
