import { fetchUtils, HttpError } from 'react-admin';
import { askForPassword } from '../reauthentication/password-question';
import { texts } from '../texts';

/**
 * Calls the API with the session's cookie. What it throws has a `message` for people and the answer's body for forms.
 * Where the server wants the password again, the person is asked for it and the call goes on.
 */
export async function http(url: string, options: fetchUtils.Options = {}) {
  try {
    return await send(url, options);
  } catch (error) {
    if (!isHttpError(error) || codeOf(error.body) !== 'REAUTHENTICATION_REQUIRED') throw error;
    if (!(await askForPassword())) throw error;
    return await send(url, options);
  }
}

async function send(url: string, options: fetchUtils.Options) {
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

/** Which of the API's refusals it is, if it is one. */
export function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

/** The sentence of the API's error body; a proxy's error page has none. */
function sentenceOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}
