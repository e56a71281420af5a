import { jest } from '@jest/globals';

export interface Call {
  method: string;
  url: URL;
  init: RequestInit;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** Stands in for the server: what isn't listed answers 404, as the API does. Gives back the calls it got. */
export function startServer(routes: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  const answer = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const call = { method: init.method ?? 'GET', url, init };
    calls.push(call);
    const route = routes[`${call.method} ${url.pathname}`];
    return route ? route(call) : json({ message: 'Not found.' }, 404);
  };
  globalThis.fetch = jest.fn(answer);
  return calls;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** The answer of `ra-data-simple-rest`'s dialect to a question for a list. */
export function list(rows: readonly unknown[], total = rows.length): Response {
  const range = rows.length ? `0-${rows.length - 1}` : '*';
  return json(rows, 200, { 'Content-Range': `users ${range}/${total}` });
}
