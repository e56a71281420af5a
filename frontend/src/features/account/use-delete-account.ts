import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client';
import { forgetAccount } from '../../api/session';
import { paths } from '../../app/paths';
import { accountErrors, accountToasts } from '../../content/account';
import { toast } from '../../ui/toast';
import type { FieldErrors } from '../../ui/use-form';
import { useOwnCall } from './use-own-call';

/** Deletes the account. Nobody is signed in afterwards, in no tab. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const ownCall = useOwnCall<'password'>(['password'], accountErrors.deletionFailed);
  return ({ password }: { password: string }): Promise<FieldErrors<'password'>> =>
    ownCall(async () => {
      await call('DELETE /api/account', { body: { password } });
      forgetAccount(queryClient);
      toast(accountToasts.deleted);
      void navigate(paths.home());
    });
}
