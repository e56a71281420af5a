import { call } from '../../api/client';
import { fieldErrorsOf } from '../../api/field-errors';
import { refusalOf } from '../../api/refusal';
import { runtimeConfig } from '../../api/runtime-config';
import { authFallbacks, authToasts } from '../../content/auth';
import { minutesText } from '../../content/durations';
import { toast } from '../../ui/toast';
import type { FieldErrors } from '../../ui/use-form';
import type { ForgotValues } from './auth-rules';

/** Asks for a link for a new password. The server answers the same whether the account exists or not. */
export function useForgotPassword(onSent: (email: string) => void) {
  return async (values: ForgotValues): Promise<FieldErrors<keyof ForgotValues>> => {
    const email = values.email.trim();
    try {
      await call('POST /api/auth/forgot-password', { body: { email } });
    } catch (error) {
      const message = refusalOf(error, authFallbacks.resetLinkFailed);
      toast(authToasts.resetLinkFailed(message));
      return fieldErrorsOf(error, { email: 'email' }, message);
    }
    toast(authToasts.resetLinkSent(minutesText(runtimeConfig().resetTokenMinutes)));
    onSent(email);
    return {};
  };
}
