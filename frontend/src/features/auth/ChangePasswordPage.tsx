import { runtimeConfig } from '../../api/runtime-config';
import { useSession } from '../../api/session';
import { paths } from '../../app/paths';
import { changeTexts } from '../../content/passwords';
import { Button, buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import { PasswordField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import { NewPasswordField } from './NewPasswordField';
import styles from './PasswordPage.module.css';
import { CHANGE_FIELDS, refusalOfChange, type ChangeValues } from './password-rules';
import { useChangePassword } from './use-change-password';

/** A new password for somebody who is signed in and knows the old one. */
export function ChangePasswordPage() {
  const { user } = useSession();
  const send = useChangePassword();
  const { passwordMinLength } = runtimeConfig();

  const validate = (values: ChangeValues) => {
    const refusal = refusalOfChange(values, passwordMinLength);
    if (refusal) toast(refusal.said);
    return refusal?.errors ?? {};
  };
  const { errors, busy, formProps } = useForm({ names: CHANGE_FIELDS, validate, send });

  return (
    <Sheet className={styles.sheet}>
      <h1>{changeTexts.title}</h1>
      <p className={styles.intro}>{changeTexts.text}</p>
      <form {...formProps} className={styles.form} aria-label={changeTexts.title}>
        {/* Says to password managers whose password this is. */}
        <input hidden name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        <PasswordField
          label={changeTexts.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <NewPasswordField
          label={changeTexts.newPassword}
          name="newPassword"
          hint={changeTexts.hint(passwordMinLength)}
          minLength={passwordMinLength}
          email={user?.email ?? ''}
          error={errors.newPassword}
        />
        <PasswordField
          label={changeTexts.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        {errors.form && <p className={styles.refused}>{errors.form}</p>}
        <div className={styles.actions}>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.home()}>
            {changeTexts.cancel}
          </Link>
          <Button type="submit" busy={busy}>
            {busy ? changeTexts.busy : changeTexts.submit}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
