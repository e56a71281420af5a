import { LIMITS } from '@contracts/limits';
import { authErrors } from '../../content/auth';
import { changeErrors, changeToasts, resetErrors } from '../../content/passwords';
import type { ToastMessage } from '../../ui/toast';
import type { FieldErrors } from '../../ui/use-form';
import { present } from './auth-rules';

export const RESET_FIELDS = ['password', 'confirmPassword'] as const;
export type ResetValues = Record<(typeof RESET_FIELDS)[number], string>;

/** A reset asks for more than a registration, unless the operator asks everybody for even more. */
export const resetMinLength = ({ passwordMinLength }: { passwordMinLength: number }) =>
  Math.max(LIMITS.resetPasswordMinLength, passwordMinLength);

export function checkReset(
  { password, confirmPassword }: ResetValues,
  minLength: number,
): FieldErrors<keyof ResetValues> {
  return present({
    password: newPasswordError(password, minLength),
    confirmPassword: confirmError(password, confirmPassword),
  });
}

function newPasswordError(password: string, minLength: number) {
  if (!password) return resetErrors.required;
  if (password.length < minLength) return authErrors.passwordTooShort(minLength);
  if (password.length > LIMITS.passwordMaxLength) return authErrors.passwordTooLong(LIMITS.passwordMaxLength);
  return undefined;
}

function confirmError(password: string, confirmation: string) {
  if (!confirmation) return resetErrors.confirmRequired;
  return confirmation === password ? undefined : resetErrors.mismatch;
}

export const CHANGE_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
export type ChangeValues = Record<(typeof CHANGE_FIELDS)[number], string>;

interface Refusal {
  said: ToastMessage;
  errors: FieldErrors<keyof ChangeValues>;
}

/** The first thing that is wrong, in the order in which a person would mend it; null if nothing is. */
export function refusalOfChange(values: ChangeValues, minLength: number): Refusal | null {
  const { currentPassword, newPassword, confirmPassword } = values;
  const empty = CHANGE_FIELDS.filter((name) => !values[name]);
  if (empty.length > 0) {
    return {
      said: changeToasts.missing,
      errors: Object.fromEntries(empty.map((name) => [name, changeErrors.required])),
    };
  }
  if (newPassword !== confirmPassword) return refusal(changeToasts.mismatch, 'confirmPassword');
  if (newPassword.length < minLength) return refusal(changeToasts.tooShort(minLength), 'newPassword');
  if (newPassword === currentPassword) return refusal(changeToasts.same, 'newPassword');
  return null;
}

const refusal = (said: ToastMessage, field: keyof ChangeValues): Refusal => ({
  said,
  errors: { [field]: said.description },
});
