import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { fieldErrorsOf } from '../../api/field-errors';
import { refusalOf } from '../../api/refusal';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { paths } from '../../app/paths';
import { changeErrors, changeToasts } from '../../content/passwords';
import { toast } from '../../ui/toast';
import type { FieldErrors } from '../../ui/use-form';
import type { ChangeValues } from './password-rules';

const FIELDS = { currentPassword: 'currentPassword', newPassword: 'newPassword' } as const;

/** Changes the password and goes home. The server ends the other sessions and goes on with this one. */
export function useChangePassword() {
  const navigate = useNavigate();
  const sayExpired = useSessionExpiry();
  return async ({ currentPassword, newPassword }: ChangeValues): Promise<FieldErrors<keyof ChangeValues>> => {
    try {
      await call('POST /api/auth/change-password', { body: { currentPassword, newPassword } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        sayExpired();
        return {};
      }
      const said =
        error instanceof ApiError
          ? changeToasts.failed(refusalOf(error, changeErrors.failed))
          : changeToasts.unexpected;
      toast(said);
      return fieldErrorsOf(error, FIELDS, said.description);
    }
    toast(changeToasts.changed);
    void navigate(paths.home());
    return {};
  };
}
