import { paths } from '../../app/paths';
import { authTexts } from '../../content/auth';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import styles from './AuthPage.module.css';
import { checkSignIn, SIGN_IN_FIELDS } from './auth-rules';
import type { AuthFormProps } from './auth-form-props';
import { EmailField } from './EmailField';
import { useSignIn } from './use-sign-in';

export function SignInForm({ email, onEmail }: AuthFormProps) {
  const signIn = useSignIn();
  const { errors, busy, formProps } = useForm({ names: SIGN_IN_FIELDS, validate: checkSignIn, send: signIn });
  return (
    <form {...formProps} className={styles.form} aria-label={authTexts.signIn.title}>
      <EmailField initial={email} onTyped={onEmail} error={errors.email} />
      <PasswordField
        label={authTexts.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Link className={styles.forgot} to={paths.auth({ tab: 'forgot' })}>
        {authTexts.forgot.link}
      </Link>
      {errors.form && <p className={styles.refused}>{errors.form}</p>}
      <Button type="submit" block busy={busy}>
        {busy ? authTexts.signIn.busy : authTexts.signIn.submit}
      </Button>
    </form>
  );
}
