import type { AuthProvider } from 'react-admin';
import { ADMIN_PATH, sitePaths } from '../paths';
import { codeOf, http } from './http';
import type { components } from './schema';

type SessionUser = components['schemas']['SessionUserDto'];

type Leave = (path: string) => void;

/**
 * The site's own session, asked for on every check: nothing about the person is kept in the browser. Where the person
 * is sent away, the promise stays open until the page is gone; settled, it would make react-admin end the session of
 * someone who only isn't an administrator.
 */
export function createAuthProvider(leave: Leave = (path) => window.location.assign(path)) {
  const leaveTo = (path: string): Promise<never> => {
    leave(path);
    return new Promise<never>(() => {});
  };
  const leaveToSignIn = (): Promise<never> => {
    sessionStorage.setItem('redirectAfterAuth', ADMIN_PATH);
    return leaveTo(sitePaths.signIn);
  };

  return {
    login: leaveToSignIn,

    async checkAuth() {
      const session = await findSession();
      if (session === 'unknown') return; // the server guards every call, so a hiccup needn't end anything here
      if (!session) return leaveToSignIn();
      if (session.role !== 'admin') return leaveTo(sitePaths.home);
    },

    async checkError(error: { status?: number; body?: unknown }) {
      if (codeOf(error.body) === 'SECOND_FACTOR_REQUIRED') return leaveTo(sitePaths.secondFactor);
      if (error.status === 401) return leaveToSignIn();
    },

    async logout() {
      // A failed call still takes the person out, as on the site.
      await http('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
      return leaveTo(sitePaths.home);
    },

    async getIdentity() {
      const session = await findSession();
      if (session === 'unknown' || !session) throw new Error('Nobody is signed in.');
      return { id: session.username, fullName: session.username };
    },
  } satisfies AuthProvider;
}

async function findSession(): Promise<SessionUser | null | 'unknown'> {
  try {
    const answer = await http('/api/auth/session', { cache: 'no-store' });
    return (answer.json as { user: SessionUser | null }).user;
  } catch {
    return 'unknown';
  }
}

export const authProvider = createAuthProvider();
