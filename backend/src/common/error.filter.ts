import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import {
  EntityNotFoundError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import type { ErrorBody, ErrorCode } from '../contracts/errors.js';
import { AppError } from './app-error.js';
import { type ErrorContext, ErrorReports } from './error-reports.js';
import { requestIdOf } from './request-id.js';

/** Turns whatever was thrown into the one error body. Texts of unknown errors stay in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = toAppError(thrown);
    // A full error log is an unread one: only what is our fault goes there.
    if (error.code === 'INTERNAL') {
      this.logger.error({ err: error.cause ?? error, code: error.code }, error.message);
      this.reports.report(error.cause ?? error, contextOf(request));
    } else if (error.cause && error.status >= 500)
      this.logger.warn({ err: error.cause, code: error.code }, error.message);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    response.status(error.status).json(toErrorBody(error, requestIdOf(request)));
  }
}

/** Where an error happened, without anything that the person sent. */
export function contextOf(request: Request): ErrorContext {
  const route = (request.route as { path?: unknown } | undefined)?.path;
  return {
    requestId: requestIdOf(request),
    method: request.method,
    ...(typeof route === 'string' ? { route } : {}),
    ...(request.user ? { userId: request.user.id } : {}),
  };
}

export function toErrorBody(error: AppError, requestId: string): ErrorBody & Record<string, unknown> {
  return {
    success: false,
    statusCode: error.status,
    code: error.code,
    message: error.message,
    requestId,
    ...(error.errors ? { errors: error.errors } : {}),
    ...error.extra,
  };
}

/** What Nest, Express and the body parser refuse by themselves, in our words. */
const BY_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['BAD_REQUEST', 'The request could not be understood.'],
  401: ['UNAUTHENTICATED', 'Please log in to continue.'],
  403: ['FORBIDDEN', 'You are not allowed to do that.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['NOT_FOUND', 'There is nothing at this address.'],
  406: ['BAD_REQUEST', 'The request could not be understood.'],
  409: ['CONFLICT', 'That conflicts with something that happened meanwhile.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Please send JSON.'],
  429: ['RATE_LIMITED', 'Too many requests. Please try again in a moment.'],
  503: ['UNAVAILABLE', 'The service is busy. Please try again in a moment.'],
};

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof EntityNotFoundError)
    return new AppError('NOT_FOUND', 'We could not find that.', { cause: thrown });
  if (isAccountGone(thrown)) return new AppError('UNAUTHENTICATED', 'Please log in to continue.', { cause: thrown });
  if (isDatabaseDown(thrown)) {
    return new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
      retryAfterSeconds: 2,
      cause: thrown,
    });
  }
  const status = statusOf(thrown);
  const known = status === undefined ? undefined : (BY_STATUS[status] ?? (status < 500 ? BY_STATUS[400] : undefined));
  if (known) return new AppError(known[0], known[1], { cause: thrown });
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: thrown });
}

/** Express and its parsers mark their own errors with a status; Nest's exceptions have a method for it. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (thrown instanceof URIError) return 400;
  if (typeof thrown !== 'object' || thrown === null || !('status' in thrown)) return undefined;
  return typeof thrown.status === 'number' ? thrown.status : undefined;
}

/** The account was deleted while its request was on the way: what it writes has nobody to belong to. */
function isAccountGone(thrown: unknown): boolean {
  if (!(thrown instanceof QueryFailedError)) return false;
  const { code, constraint } = thrown.driverError as { code?: string; constraint?: string };
  return code === '23503' && constraint !== undefined && constraint.endsWith('_user_id_fkey');
}

/**
 * PostgreSQL is restarting, unreachable, out of connections or patience, or let another transaction go first: a matter of
 * seconds, not a defect of the request.
 */
const DATABASE_DOWN =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|57014|25P03|40001|40P01|55P03|53300|08\w{3})$/;

function isDatabaseDown(thrown: unknown): boolean {
  const code = (candidate: unknown): string =>
    typeof candidate === 'object' && candidate !== null && 'code' in candidate ? String(candidate.code) : '';
  const driverError =
    typeof thrown === 'object' && thrown !== null && 'driverError' in thrown ? thrown.driverError : thrown;
  if (DATABASE_DOWN.test(code(thrown)) || DATABASE_DOWN.test(code(driverError))) return true;
  // A transaction whose connection broke between two statements: TypeORM lets go of it by itself.
  if (thrown instanceof QueryRunnerAlreadyReleasedError || thrown instanceof QueryRunnerProviderAlreadyReleasedError)
    return true;
  return (
    thrown instanceof Error &&
    /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
      thrown.message,
    )
  );
}
