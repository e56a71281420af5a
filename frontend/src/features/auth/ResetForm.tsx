import { runtimeConfig } from '../../api/runtime-config';
import { authTexts } from '../../content/auth';
import { resetTexts } from '../../content/passwords';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { PasswordField, TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import { NewPasswordField } from './NewPasswordField';
import styles from './PasswordPage.module.css';
import { checkReset, RESET_FIELDS, resetMinLength } from './password-rules';
import type { ResetState } from './reset-state';
import { useResetPassword } from './use-reset-password';

interface ResetFormProps {
  token: string;
  email: string;
  onDone: (done: Extract<ResetState, { step: 'done' }>) => void;
}

export function ResetForm({ token, email, onDone }: ResetFormProps) {
  const minLength = resetMinLength(runtimeConfig());
  const send = useResetPassword({ token, email }, onDone);
  const { errors, busy, formProps } = useForm({
    names: RESET_FIELDS,
    validate: (values) => checkReset(values, minLength),
    send,
  });
  return (
    <>
      <Heading takesFocus>{resetTexts.formTitle}</Heading>
      <form {...formProps} className={styles.form} aria-label={resetTexts.formTitle}>
        {/* A field, so that password managers know whose password they are to remember. */}
        <TextField
          label={resetTexts.account}
          name="username"
          type="email"
          autoComplete="username"
          className={styles.readOnly}
          value={email}
          readOnly
        />
        <NewPasswordField
          label={resetTexts.newPassword}
          name="password"
          hint={authTexts.passwordHint(minLength)}
          minLength={minLength}
          email={email}
          error={errors.password}
        />
        <PasswordField
          label={resetTexts.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        {errors.form && (
          <p role="alert" className={styles.alert}>
            {errors.form}
          </p>
        )}
        <Button type="submit" block busy={busy}>
          {busy ? resetTexts.busy : resetTexts.submit}
        </Button>
      </form>
    </>
  );
}
