import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { fieldErrorsOf } from '../../api/field-errors';
import { refusalOf } from '../../api/refusal';
import { resetErrors } from '../../content/passwords';
import type { FieldErrors } from '../../ui/use-form';
import type { ResetValues } from './password-rules';
import type { ResetState } from './reset-state';

interface ResetLink {
  token: string;
  email: string;
}

/** Spends the link. What goes wrong is said in the form and nowhere else. */
export function useResetPassword({ token, email }: ResetLink, finish: (done: ResetState & { step: 'done' }) => void) {
  return async ({ password }: ResetValues): Promise<FieldErrors<keyof ResetValues>> => {
    if (!token) return { form: resetErrors.noTokenLeft };
    try {
      const { success, message, loginRequired } = await call('POST /api/auth/reset-password', {
        body: { token, password },
      });
      if (!success) return { form: message || resetErrors.failed };
      finish({ step: 'done', email, loginRequired });
      return {};
    } catch (error) {
      if (!(error instanceof ApiError)) return { form: resetErrors.unexpected };
      return fieldErrorsOf(error, { password: 'password' }, refusalOf(error, resetErrors.failed));
    }
  };
}
