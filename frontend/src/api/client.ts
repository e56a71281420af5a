import { ApiError } from './api-error';
import type { BodyOf, Endpoint, ResponseOf } from './types';

export interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  cache?: RequestCache;
  /** `return` hands a 401 back to the caller, whatever the URL. */
  unauthorized?: 'throw' | 'return';
}

/** A 401 of these is an answer and not an accident: wrong password, session ended before the prompt was sent. */
const returnsUnauthorized = (url: string) => url.includes('auth') || url.includes('optimize');

/**
 * One request with the session's cookie. Any failure is raised as {@link ApiError}, except a 401 that the caller wants
 * to see. A lost connection stays the browser's own TypeError.
 */
export async function request(method: string, url: string, options: RequestOptions = {}): Promise<Response> {
  const { body, headers, signal, cache, unauthorized = 'throw' } = options;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(cache ? { cache } : {}),
  });
  if (response.ok) return response;
  if (response.status === 401 && (unauthorized === 'return' || returnsUnauthorized(url))) return response;
  throw await ApiError.from(response);
}

/** The parsed answer, or the failure as {@link ApiError}; also for a 401 that {@link request} handed back. */
export async function unwrap<T>(response: Response): Promise<T> {
  if (!response.ok) throw await ApiError.from(response);
  // 204: done, and nothing to say about it.
  return (response.status === 204 ? undefined : await response.json()) as T;
}

type CallOptions<Name extends Endpoint> = Omit<RequestOptions, 'body' | 'unauthorized'> & {
  query?: Record<string, string | number | boolean>;
  path?: Record<string, string>;
} & (BodyOf<Name> extends undefined ? { body?: never } : { body: BodyOf<Name> });

type CallArguments<Name extends Endpoint> =
  BodyOf<Name> extends undefined ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** A typed call: `call('POST /api/auth/login', { body })` yields the answer or throws {@link ApiError}. */
export async function call<Name extends Endpoint>(
  endpoint: Name,
  ...[options]: CallArguments<Name>
): Promise<ResponseOf<Name>> {
  const {
    query,
    path = {},
    ...rest
  } = (options ?? {}) as RequestOptions & {
    query?: Record<string, string | number | boolean>;
    path?: Record<string, string>;
  };
  const [method = '', template = ''] = endpoint.split(' ');
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    : '';
  return unwrap<ResponseOf<Name>>(await request(method, url + search, rest));
}
