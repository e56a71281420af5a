import { ERROR_STATUS, type ErrorCode } from '@contracts/errors';

/** What a failed answer may carry beside the error body: fields that the specification puts there. */
export interface FailedBody {
  needsVerification?: boolean;
  expired?: boolean;
  email?: string;
  remaining?: number;
  total?: number;
  nextResetDate?: string | null;
  [field: string]: unknown;
}

/** A failed answer. `message` has the form that programs expect, `userMessage` is the sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    detail: string,
    readonly body: FailedBody = {},
    /** Seconds after which the server asks to be tried again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status}: ${detail}`);
  }

  get code(): ErrorCode | undefined {
    const { code } = this.body;
    return typeof code === 'string' && code in ERROR_STATUS ? (code as ErrorCode) : undefined;
  }

  /** A sentence per refused field. */
  get errors(): Record<string, string> {
    const { errors } = this.body;
    return errors !== null && typeof errors === 'object' ? (errors as Record<string, string>) : {};
  }

  get userMessage(): string | undefined {
    const { message } = this.body;
    return typeof message === 'string' && message !== '' ? message : undefined;
  }

  /** Reads the answer's body, once; it may be empty or no JSON at all, for example a proxy's page. */
  static async from(response: Response): Promise<ApiError> {
    const text = await response.text().catch(() => '');
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return new ApiError(
      response.status,
      text || response.statusText,
      parseObject(text),
      Number.isFinite(retryAfter) ? retryAfter : undefined,
    );
  }
}

function parseObject(text: string): FailedBody {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as FailedBody) : {};
  } catch {
    // Not JSON: the text itself is in the error's message already.
    return {};
  }
}

/** The sentence to show for any failure: the server's own, or the given one when it sent none. */
export function userMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.userMessage : undefined) ?? fallback;
}
