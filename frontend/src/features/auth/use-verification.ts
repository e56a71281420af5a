import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useRefreshSession, useSession } from '../../api/session';
import { verificationToasts } from '../../content/verification';
import { toast } from '../../ui/toast';
import { useHydrated } from '../../api/use-hydrated';
import { runVerification } from './run-verification';
import { useResend } from './use-resend';
import type { VerificationState } from './verification-state';

interface Verification {
  state: VerificationState;
  sending: boolean;
  /** Until another link may be asked for; 0 once it may. */
  waitSeconds: number;
  /** Asks for a new link; afterwards the state says that it is on its way. */
  resend: (email: string) => Promise<void>;
}

/** The verification of one address, from the query of the page to its end. */
export function useVerification(): Verification {
  const { search } = useLocation();
  const { status, user } = useSession();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  const { sending, waitSeconds, resend } = useResend();
  const [state, show] = useState<VerificationState>({ step: 'loading' });
  const startedFor = useRef<string | null>(null);
  const present = useRef(false);
  const leaving = useRef(false);

  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);

  useEffect(() => {
    if (!hydrated || status === 'loading' || leaving.current) return;
    const leave = (to: () => string) => {
      if (!present.current || leaving.current) return;
      leaving.current = true;
      void navigate(to(), { replace: true });
    };
    const query = new URLSearchParams(search);
    const isOver = state.step === 'verifying' || state.step === 'success' || query.get('success') === 'true';
    if (user?.isVerified && !isOver) {
      toast(verificationToasts.alreadyVerified);
      leave(paths.home);
    } else if (startedFor.current !== search) {
      // A token must be spent once, whatever else makes this screen render again.
      startedFor.current = search;
      void runVerification(query, { show, resend, refreshSession, leave });
    }
  }, [hydrated, status, user, search, state.step, navigate, refreshSession, resend]);

  return {
    state,
    sending,
    waitSeconds,
    resend: async (email) => {
      if (await resend(email)) show({ step: 'sent' });
    },
  };
}
