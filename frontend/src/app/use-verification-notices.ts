import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localStore, sessionStore } from '../api/storage';
import { toast } from '../ui/toast';
import { paths } from './paths';

/** What the home page's address may say about a verification, and what is removed from it once it has been said. */
const NOTICE_PARAMETERS = ['verificationSuccess', 'verificationError', 'email', 'message'];

/**
 * The two rules about verification that hold outside its own screen: any page with `verifyEmail=true` goes on to that
 * screen if a token is waiting, and home announces the result of a verification that ended elsewhere.
 */
export function useVerificationNotices(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const query = new URLSearchParams(search);

    const token = sessionStore.get('verificationToken');
    if (query.get('verifyEmail') === 'true' && token) {
      sessionStore.remove('verificationToken');
      void navigate(paths.verifyEmail({ token }), { replace: true });
      return;
    }

    const error = query.get('verificationError');
    if (pathname !== paths.home() || (query.get('verificationSuccess') !== 'true' && error === null)) return;
    const email = query.get('email');
    if (error === 'expired' && email) localStore.set('pendingVerificationEmail', email);
    void announce(error, query.get('message'));
    NOTICE_PARAMETERS.forEach((name) => query.delete(name));
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}

/** The texts belong to the verification's own screen and come only when one is needed here. */
async function announce(error: string | null, message: string | null) {
  const { verificationNotice } = await import('../content/verification');
  toast(verificationNotice(error, message));
}
