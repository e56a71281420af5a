/** Every error code the API answers with, and the one HTTP status each belongs to. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 400,
  INVALID_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  ACCOUNT_SUSPENDED: 403,
  EMAIL_NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  QUOTA_EXCEEDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  CUSTOMER_REPAIRED: 409,
  EMAIL_TAKEN: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  TOKEN_EXPIRED: 400,
  TOKEN_INVALID: 400,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The one body every refused or failed request answers with. */
export interface ErrorBody {
  statusCode: number;
  /** Programs branch on this. */
  code: ErrorCode;
  /** People read this: one full sentence, safe to show. */
  message: string;
  /** Support asks for this; the log line of the same request carries it too. */
  requestId: string;
  /** A sentence per refused field; forms show it at the field. */
  errors?: Record<string, string>;
}
