import { waitTexts } from '../content/durations';
import { ApiError, userMessageOf } from './api-error';

/**
 * The sentence to show for a failed call: the server's own, which says when to come back where that matters. What a
 * proxy answers in its place has no sentence, but may say when, too.
 */
export function refusalOf(error: unknown, fallback: string): string {
  return userMessageOf(error, waitOf(error) ?? fallback);
}

function waitOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.retryAfterSeconds === undefined) return undefined;
  if (error.status === 429) return waitTexts.tooMany(error.retryAfterSeconds);
  return error.status === 503 ? waitTexts.busy(error.retryAfterSeconds) : undefined;
}
