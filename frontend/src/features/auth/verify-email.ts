import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import type { VerifyEmailResponse } from '../../api/types';
import type { VerificationProblem } from '../../content/verification';

/** Uses the token up. Whatever goes wrong with the call, the older address is tried as well. */
export async function verifyEmail(token: string): Promise<VerifyEmailResponse> {
  try {
    return await call('POST /api/auth/verify-email', { body: { token } });
  } catch (error) {
    return call('GET /api/verify-email', { query: { token } }).catch((fallbackError: unknown) => {
      // If only the first attempt reached the server, its answer is the one that says something.
      throw fallbackError instanceof ApiError ? fallbackError : error;
    });
  }
}

/** Which of the described problems a failed verification is. */
export function problemOfFailure(error: unknown): VerificationProblem {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.code === 'TOKEN_EXPIRED' || error.body.expired) return 'expired';
  if (error.code === 'TOKEN_INVALID') return 'invalid';
  return error.status >= 500 ? 'server' : 'unknown';
}
