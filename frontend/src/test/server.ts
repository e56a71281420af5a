import { afterEach, beforeEach, expect } from '@jest/globals';
import type { ErrorBody, ErrorCode } from '@contracts/errors';
import { ERROR_STATUS } from '@contracts/errors';
import type { BodyOf, Endpoint, ResponseOf } from '../api/types';

export interface RecordedCall {
  /** With the query, without the host. */
  url: string;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}

type Answer = Response | Promise<Response>;
type Handler<Name extends Endpoint> = (body: BodyOf<Name>, call: RecordedCall) => Answer;

export interface FakeServer {
  /** Sets the answer from now on. A path parameter matches any one segment. */
  on<Name extends Endpoint>(endpoint: Name, handler: Handler<Name>): void;
  /** What was sent to an endpoint so far, oldest first. */
  calls(endpoint: Endpoint): RecordedCall[];
}

/** An answer as the server sends it when all is well. */
export function ok<Name extends Endpoint>(_endpoint: Name, body: ResponseOf<Name>): Response {
  return Response.json(body);
}

/** An answer with the one error body. `extra` is what the specification puts beside it. */
export function failed(
  code: ErrorCode,
  message: string,
  { errors, extra, headers }: { errors?: Record<string, string>; extra?: object; headers?: HeadersInit } = {},
): Response {
  const status = ERROR_STATUS[code];
  const body: ErrorBody = { statusCode: status, code, message, requestId: 'test-request', ...(errors && { errors }) };
  return Response.json({ ...body, ...extra }, { status, ...(headers && { headers }) });
}

/** A request that never got through. */
export function offline(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

const matches = (endpoint: Endpoint, method: string, pathname: string) => {
  const [wantedMethod, template = ''] = endpoint.split(' ');
  return method === wantedMethod && new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
};

/**
 * Stands for the API during each test of a file. A request that no handler expects fails the test, so a screen can't
 * quietly ask for more than the test is about.
 */
export function fakeServer(): FakeServer {
  const handlers = new Map<Endpoint, Handler<Endpoint>>();
  const recorded = new Map<Endpoint, RecordedCall[]>();
  let unexpected: string[] = [];

  const answer: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input), window.location.origin);
    const method = init.method ?? 'GET';
    const endpoint = [...handlers.keys()].find((name) => matches(name, method, url.pathname));
    const handler = endpoint && handlers.get(endpoint);
    if (!endpoint || !handler) {
      unexpected.push(`${method} ${url.pathname}`);
      throw new TypeError(`The test expects no ${method} ${url.pathname}.`);
    }
    const call: RecordedCall = {
      url: url.pathname + url.search,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    };
    recorded.set(endpoint, [...(recorded.get(endpoint) ?? []), call]);
    return handler(call.body as never, call);
  };

  beforeEach(() => {
    handlers.clear();
    recorded.clear();
    unexpected = [];
    globalThis.fetch = answer;
  });

  afterEach(() => {
    expect(unexpected).toEqual([]);
  });

  return {
    on: (endpoint, handler) => void handlers.set(endpoint, handler),
    calls: (endpoint) => recorded.get(endpoint) ?? [],
  };
}
