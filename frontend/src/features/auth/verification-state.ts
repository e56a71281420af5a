import type { VerificationProblem } from '../../content/verification';

export type VerificationState =
  /** Who is here isn't known yet, or the page is still being hydrated. */
  | { step: 'loading' }
  /** A link is in the mailbox. */
  | { step: 'pending' }
  | { step: 'verifying'; token: string }
  | { step: 'success' }
  /** Verified, but in another browser than the one that registered: it stays signed out. */
  | { step: 'complete' }
  | { step: 'error'; problem: VerificationProblem }
  /** A new link is in the mailbox. */
  | { step: 'sent' };

/** What the address asks for, before anything has been asked of the server. */
export function startingState(query: URLSearchParams): VerificationState {
  const token = query.get('token');
  const error = query.get('error');
  if (error !== null) return { step: 'error', problem: problemOf(error, token) };
  if (query.get('success') === 'true') return { step: 'success' };
  return token ? { step: 'verifying', token } : { step: 'pending' };
}

function problemOf(error: string, token: string | null): VerificationProblem {
  switch (error) {
    case 'testtoken':
      return token ? 'test-link' : 'unknown';
    case 'invalid':
    case 'expired':
    case 'login':
    case 'server':
      return error;
    default:
      return 'unknown';
  }
}
