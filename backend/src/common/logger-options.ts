import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { AppConfig } from '../config/app-config.js';
import { requestIdOf } from './request-id.js';

/** Shedding load is what a busy server is meant to do; metrics count it. */
const BUSY = 503;

/** Paths without their query, because links in mails carry tokens there. */
function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}

/**
 * JSON lines with request id, path, status, time and user id. Nothing a person typed is ever logged: not bodies,
 * not headers, not queries, so no secret, token or prompt has to be filtered out.
 */
export function loggerOptions({ logLevel }: Pick<AppConfig, 'logLevel'>, destination?: DestinationStream): Params {
  return {
    pinoHttp: {
      ...(destination && { stream: destination }),
      level: logLevel,
      genReqId: requestIdOf,
      quietReqLogger: true,
      customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
        error || (response.statusCode >= 500 && response.statusCode !== BUSY) ? 'error' : 'info',
      customProps: (request: IncomingMessage) => {
        const { user } = request as { user?: { id: string } };
        return user ? { userId: user.id } : {};
      },
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: serializeError,
      },
      autoLogging: { ignore: (request: IncomingMessage) => pathOf(request.url).startsWith('/api/health/') },
    },
  };
}

/** Drivers put statements, parameters and rows on their errors; type, code, message and stack are enough to find a fault. */
function serializeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, message, stack, code, cause } = error;
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    stack,
    ...(cause instanceof Error ? { cause: serializeError(cause) } : {}),
  };
}
