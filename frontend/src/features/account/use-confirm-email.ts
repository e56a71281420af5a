import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { useRefreshSession } from '../../api/session';
import { confirmEmailTexts } from '../../content/account';

export type ConfirmState =
  | { step: 'confirming' }
  /** `canRetry`: the link may be good, it only could not be used. */
  | { step: 'problem'; message: string; canRetry: boolean }
  | { step: 'done'; email: string; isSignedIn: boolean };

/** Spends the link once. Works in any browser, signed in or not. */
export function useConfirmEmail(): { state: ConfirmState; confirm: () => void } {
  const { search } = useLocation();
  const refreshSession = useRefreshSession();
  const [state, show] = useState<ConfirmState>({ step: 'confirming' });
  const startedFor = useRef<string | null>(null);

  const confirm = useCallback(async () => {
    show({ step: 'confirming' });
    const token = new URLSearchParams(search).get('token');
    if (!token) {
      show({ step: 'problem', message: confirmEmailTexts.incomplete, canRetry: false });
      return;
    }
    try {
      const { email } = await call('POST /api/account/email/confirm', { body: { token } });
      // Whoever is signed in here goes by another name now.
      const user = await refreshSession().catch(() => null);
      show({ step: 'done', email, isSignedIn: user !== null });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      show({ step: 'problem', message: refusalOf(error, confirmEmailTexts.failed), canRetry: !isRefused });
    }
  }, [search, refreshSession]);

  useEffect(() => {
    if (startedFor.current === search) return;
    startedFor.current = search;
    void confirm();
  }, [search, confirm]);

  return { state, confirm: () => void confirm() };
}
