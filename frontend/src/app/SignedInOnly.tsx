import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../api/session';
import { rememberRedirect } from '../features/auth/redirect-target';
import { toast, type ToastMessage } from '../ui/toast';
import { PageLoading } from './PageLoading';
import { paths } from './paths';

interface SignedInOnlyProps {
  /** Said to visitors on their way to the sign-in screen. */
  notice?: ToastMessage | undefined;
  children: ReactNode;
}

/** A page for somebody signed in. Everybody else signs in first and then comes back; who has just left goes home. */
export function SignedInOnly({ notice, children }: SignedInOnlyProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (session.status === 'signed-in') wasSignedIn.current = true;
    if (session.status !== 'visitor') return;
    if (wasSignedIn.current && session.signedOut) {
      void navigate(paths.home(), { replace: true });
    } else {
      rememberRedirect(pathname + search);
      if (notice) toast(notice);
      void navigate(paths.auth(), { replace: true });
    }
  }, [session, notice, pathname, search, navigate]);

  return session.status === 'signed-in' ? children : <PageLoading />;
}
