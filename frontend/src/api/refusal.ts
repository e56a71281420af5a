import { waitTexts } from '../content/durations';
import { ApiError, userMessageOf } from './api-error';

/**
 * The sentence to show for a failed call: when to come back, if the server says so, else its own words, else the given
 * ones.
 */
export function refusalOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
    if (error.status === 429) return waitTexts.tooMany(error.retryAfterSeconds);
    if (error.status === 503) return waitTexts.busy(error.retryAfterSeconds);
  }
  return userMessageOf(error, fallback);
}
