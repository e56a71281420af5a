import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const ACCEPTABLE = /^[\w.-]{8,128}$/;

/** Takes over the id a proxy gave the request, or makes one; answers carry it as `X-Request-Id`. Runs before anything can fail. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  request.id = acceptableRequestId(request) ?? randomUUID();
  response.setHeader('X-Request-Id', request.id);
  next();
}

/** The id that a proxy gave it, if it is one that may stand in headers and logs. */
export function acceptableRequestId({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : null;
}

/** The id that the log line of this request carries too. */
export function requestIdOf(request: IncomingMessage): string {
  return typeof request.id === 'string' ? request.id : '';
}
