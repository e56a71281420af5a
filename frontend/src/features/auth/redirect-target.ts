import { paths } from '../../app/paths';
import { localStore, sessionStore } from '../../api/storage';

/**
 * Accepts a path of this site and nothing else. Browsers read `//host`, `/\host` and control characters in ways that
 * lead elsewhere, so those are refused before the address is even parsed.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e\x80-\uffff]*$/.test(path)) return false;
  try {
    return new URL(path, window.location.origin).origin === window.location.origin;
  } catch {
    return false;
  }
}

/** Keeps where the person wanted to go, so that it survives the verification of their address as well. */
export function rememberRedirect(path: string | null): void {
  if (path !== null && isOwnPath(path)) sessionStore.set('redirectAfterAuth', path);
}

/** Where to go after signing in, once: where the person wanted to go, else to the plan they had chosen, else home. */
export function takeTarget(): string {
  const stored = sessionStore.get('redirectAfterAuth');
  sessionStore.remove('redirectAfterAuth');
  return stored !== null && isOwnPath(stored) ? stored : (takePendingPlan() ?? paths.home());
}

/** The screen of the plan that was chosen before there was an account, once. */
export function takePendingPlan(): string | null {
  const plan = localStore.get('pendingSubscriptionPlan');
  localStore.remove('pendingSubscriptionPlan');
  return plan === null ? null : paths.subscribe({ plan });
}
