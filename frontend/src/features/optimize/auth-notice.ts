import { sessionStore } from '../../api/storage';
import { OPTIMIZE_TIMING } from './timing';

/** Remembers that somebody wanted to optimize and had to sign in first. */
export function rememberAuthRequired(): void {
  sessionStore.set('authRequired', 'true');
  sessionStore.set('authRequiredTimestamp', String(Date.now()));
}

export function forgetAuthRequired(): void {
  sessionStore.remove('authRequired', 'authRequiredTimestamp');
}

/** Whether that happened so recently that it should still be said. */
export function isAuthNoticeFresh(): boolean {
  const at = sessionStore.getNumber('authRequiredTimestamp');
  return sessionStore.get('authRequired') === 'true' && at !== null && Date.now() - at < OPTIMIZE_TIMING.authNoticeFor;
}
