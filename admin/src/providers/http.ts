import { fetchUtils, HttpError } from 'react-admin';
import { texts } from '../texts';

/** Calls the API with the session's cookie. What it throws has a `message` for people and the answer's body for forms. */
export async function http(url: string, options: fetchUtils.Options = {}) {
  try {
    return await fetchUtils.fetchJson(url, { ...options, credentials: 'include' });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw isHttpError(error)
      ? new HttpError(sentenceOf(error.body) ?? texts.errors.unexpected, error.status, error.body)
      : new HttpError(texts.errors.network, 0);
  }
}

interface FailedAnswer {
  status: number;
  body: unknown;
}

/** Whether a server answered at all. */
export function isHttpError(error: unknown): error is Error & FailedAnswer {
  return error instanceof HttpError;
}

/** The sentence of the API's error body; a proxy's error page has none. */
function sentenceOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}
