import { runtimeConfig } from '../../api/runtime-config';
import { authErrors, authTexts, authToasts } from '../../content/auth';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import styles from './AuthPage.module.css';
import { checkRegistration, REGISTER_FIELDS, type RegisterValues } from './auth-rules';
import type { AuthFormProps } from './auth-form-props';
import { EmailField } from './EmailField';
import { NewPasswordField } from './NewPasswordField';
import { useRegister } from './use-register';

export function RegisterForm({ email, onEmail }: AuthFormProps) {
  const register = useRegister();
  const { passwordMinLength } = runtimeConfig();

  const validate = (values: RegisterValues) => {
    const found = checkRegistration(values, passwordMinLength);
    if (found.confirmPassword === authErrors.mismatch) toast(authToasts.registrationFailed(authErrors.mismatch));
    return found;
  };
  const { errors, busy, formProps } = useForm({ names: REGISTER_FIELDS, validate, send: register });

  return (
    <form {...formProps} className={styles.form} aria-label={authTexts.register.title}>
      <EmailField initial={email} onTyped={onEmail} error={errors.email} />
      <NewPasswordField
        label={authTexts.password}
        name="password"
        hint={authTexts.passwordHint(passwordMinLength)}
        minLength={passwordMinLength}
        email={email}
        error={errors.password}
      />
      <PasswordField
        label={authTexts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      {errors.form && <p className={styles.refused}>{errors.form}</p>}
      <Button type="submit" block busy={busy}>
        {busy ? authTexts.register.busy : authTexts.register.submit}
      </Button>
    </form>
  );
}
