import { ERROR_STATUS, type ErrorCode } from '../contracts/errors.js';

export interface AppErrorDetails {
  /** A sentence per refused field. */
  errors?: Record<string, string>;
  /** Only what the specification puts beside the error body, such as `needsVerification` on a log-in's 403. */
  extra?: Record<string, unknown>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal that a person can read: `message` is one full sentence, safe to show. */
export class AppError extends Error {
  readonly status: number;
  readonly errors?: Record<string, string>;
  readonly extra: Record<string, unknown>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { errors, extra = {}, retryAfterSeconds, cause }: AppErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'AppError';
    this.status = ERROR_STATUS[code];
    this.errors = errors;
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
