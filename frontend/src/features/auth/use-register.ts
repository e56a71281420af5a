import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { fieldErrorsOf } from '../../api/field-errors';
import { refusalOf } from '../../api/refusal';
import { localStore, sessionStore } from '../../api/storage';
import { authFallbacks, authToasts } from '../../content/auth';
import { toast } from '../../ui/toast';
import type { FieldErrors } from '../../ui/use-form';
import type { RegisterValues } from './auth-rules';

const FIELDS = {
  username: 'email',
  email: 'email',
  password: 'password',
  confirmPassword: 'confirmPassword',
} as const;

/** Creates an account and goes on to the verification of its address. */
export function useRegister(): (values: RegisterValues) => Promise<FieldErrors<keyof RegisterValues>> {
  const navigate = useNavigate();
  return async (values) => {
    const email = values.email.trim();
    try {
      await call('POST /api/auth/register', { body: { ...values, username: email, email } });
    } catch (error) {
      const message = refusalOf(error, authFallbacks.registrationFailed);
      toast(authToasts.registrationFailed(message));
      if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') return { email: message };
      return fieldErrorsOf(error, FIELDS, message);
    }
    localStore.set('pendingVerificationEmail', email);
    keepSelectedPlan();
    toast(authToasts.registered);
    void navigate(paths.verifyEmail());
    return {};
  };
}

/** A plan chosen as a visitor has to outlive the way through the mailbox, which may end in another tab. */
function keepSelectedPlan() {
  const plan = sessionStore.get('selectedPlan');
  if (plan === null) return;
  localStore.set('pendingSubscriptionPlan', plan);
  sessionStore.remove('selectedPlan');
}
