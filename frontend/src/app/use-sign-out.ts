import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/client';
import { forgetAccount } from '../api/session';
import { shellTexts } from '../content/shell';
import { toast } from '../ui/toast';
import { paths } from './paths';

/** Ends the session and goes home; here it ends even if the server can't be told. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const confirmed = await call('POST /api/auth/logout').then(
      () => true,
      () => false,
    );
    forgetAccount(queryClient);
    toast(confirmed ? shellTexts.signedOut : shellTexts.signedOutLocally);
    void navigate(paths.home());
  };
}
