import { cutMessage } from '../../content/cut-message';
import { resetErrors } from '../../content/passwords';

export type ResetState =
  | { step: 'checking'; token: string | null }
  /** `canRetry`: the link may be good, it only could not be checked. */
  | { step: 'problem'; message: string; canRetry: boolean }
  | { step: 'form'; token: string; email: string }
  | { step: 'done'; email: string; loginRequired: boolean };

/** What the address asks for, before anything has been asked of the server. */
export function startingState(query: URLSearchParams): ResetState {
  if (query.get('error') !== null) return problem(cutMessage(query.get('message')) || resetErrors.inAddress);
  const token = query.get('token');
  return token ? { step: 'checking', token } : problem(resetErrors.noToken);
}

export const problem = (message: string, canRetry = false): ResetState => ({ step: 'problem', message, canRetry });
