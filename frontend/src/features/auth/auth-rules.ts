import { LIMITS } from '@contracts/limits';
import { isEmail } from '../../api/email';
import { authErrors } from '../../content/auth';
import type { FieldErrors } from '../../ui/use-form';

/** Entries that are undefined mean that nothing is wrong. */
export function present<Name extends string>(errors: Partial<Record<Name, string | undefined>>): FieldErrors<Name> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as FieldErrors<Name>;
}

export const SIGN_IN_FIELDS = ['email', 'password'] as const;
export type SignInValues = Record<(typeof SIGN_IN_FIELDS)[number], string>;

/** Signing in asks only that something was typed: which passwords exist is the server's business. */
export function checkSignIn({ email, password }: SignInValues) {
  return present({
    email: email.trim() ? undefined : authErrors.emailRequired,
    password: password ? undefined : authErrors.passwordRequired,
  });
}

export const REGISTER_FIELDS = ['email', 'password', 'confirmPassword'] as const;
export type RegisterValues = Record<(typeof REGISTER_FIELDS)[number], string>;

export function checkRegistration({ email, password, confirmPassword }: RegisterValues, minLength: number) {
  return present({
    email: emailError(email.trim()),
    password: passwordError(password, minLength),
    confirmPassword: confirmError(password, confirmPassword),
  });
}

export const FORGOT_FIELDS = ['email'] as const;
export type ForgotValues = Record<(typeof FORGOT_FIELDS)[number], string>;

export function checkForgot({ email }: ForgotValues) {
  return present({ email: isEmail(email.trim()) ? undefined : authErrors.emailInvalid });
}

function emailError(email: string) {
  if (!email) return authErrors.emailRequired;
  return isEmail(email) ? undefined : authErrors.emailInvalid;
}

function passwordError(password: string, minLength: number) {
  if (!password) return authErrors.passwordRequired;
  if (password.length < minLength) return authErrors.passwordTooShort(minLength);
  if (password.length > LIMITS.passwordMaxLength) return authErrors.passwordTooLong(LIMITS.passwordMaxLength);
  return undefined;
}

function confirmError(password: string, confirmation: string) {
  if (!confirmation) return authErrors.confirmRequired;
  return confirmation === password ? undefined : authErrors.mismatch;
}
