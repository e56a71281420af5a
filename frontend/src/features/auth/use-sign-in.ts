import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { fieldErrorsOf } from '../../api/field-errors';
import { refusalOf } from '../../api/refusal';
import { startSession } from '../../api/session';
import { localStore } from '../../api/storage';
import { authFallbacks, authToasts } from '../../content/auth';
import { toast } from '../../ui/toast';
import type { FieldErrors } from '../../ui/use-form';
import type { SignInValues } from './auth-rules';

export type SignIn = (values: SignInValues, code?: string) => Promise<FieldErrors<keyof SignInValues | 'code'>>;

/**
 * Signs in. Where to go then is decided by the screen, which sees that somebody is signed in. `onSecondStep` is told
 * when the password was right and a code is asked for.
 */
export function useSignIn(onSecondStep: (values: SignInValues) => void): SignIn {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ email, password }, code) => {
    try {
      const { user } = await call('POST /api/auth/login', {
        body: { username: email.trim(), password, ...(code && { code }) },
      });
      startSession(queryClient, user);
      toast(authToasts.signedIn);
      return {};
    } catch (error) {
      if (error instanceof ApiError && error.body.needsVerification) {
        localStore.set('pendingVerificationEmail', error.body.email ?? email.trim());
        toast(authToasts.verificationRequired);
        void navigate(paths.verifyEmail());
        return {};
      }
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED' && !code) {
        onSecondStep({ email, password });
        return {};
      }
      const message = refusalOf(error, fallbackOf(error));
      toast(authToasts.signInFailed(message));
      return fieldErrorsOf(error, { username: 'email', email: 'email', password: 'password', code: 'code' }, message);
    }
  };
}

const fallbackOf = (error: unknown) =>
  error instanceof ApiError ? authFallbacks.invalidCredentials : authFallbacks.signInFailed;
