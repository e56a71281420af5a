import { useCallback, useRef, useState } from 'react';
import { call } from '../../api/client';
import { isEmail } from '../../api/email';
import { refusalOf } from '../../api/refusal';
import { localStore } from '../../api/storage';
import { verificationToasts } from '../../content/verification';
import { toast } from '../../ui/toast';
import { useCountdown } from '../../ui/use-countdown';

/** Before another link may be asked for: the first needs a moment to arrive. */
const PAUSE_SECONDS = 60;

interface Resend {
  sending: boolean;
  /** Until another one may be asked for; 0 once it may. */
  waitSeconds: number;
  /** True if a new link is on its way; otherwise it has been said what is wrong. */
  resend: (email: string) => Promise<boolean>;
}

/** Asks for a new verification link, one request at a time. */
export function useResend(): Resend {
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const { secondsLeft: waitSeconds, start: startPause } = useCountdown();

  const resend = useCallback(
    async (email: string) => {
      if (running.current) return false;
      if (!isEmail(email)) {
        toast(verificationToasts.emailRequired);
        return false;
      }
      running.current = true;
      setSending(true);
      try {
        await call('POST /api/auth/resend-verification', { body: { email } });
        localStore.set('pendingVerificationEmail', email);
        startPause(PAUSE_SECONDS);
        toast(verificationToasts.sent);
        return true;
      } catch (error) {
        const { failedToResend } = verificationToasts;
        toast({ ...failedToResend, description: refusalOf(error, failedToResend.description) });
        return false;
      } finally {
        running.current = false;
        setSending(false);
      }
    },
    [startPause],
  );

  return { sending, waitSeconds, resend };
}
