import { useState } from 'react';
import { paths } from '../../app/paths';
import { authTexts } from '../../content/auth';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { lazyPart } from '../../ui/lazy-part';
import { PasswordField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import styles from './AuthPage.module.css';
import { checkSignIn, SIGN_IN_FIELDS, type SignInValues } from './auth-rules';
import type { AuthFormProps } from './auth-form-props';
import { EmailField } from './EmailField';
import type { SecondStepProps } from './SecondStep';
import { type SignIn, useSignIn } from './use-sign-in';

const SecondStep = lazyPart<SecondStepProps>(() => import('./SecondStep').then((module) => module.SecondStep));

export function SignInForm(props: AuthFormProps) {
  // Held only while the code is asked for, because the server is asked with both again.
  const [proved, setProved] = useState<SignInValues | null>(null);
  const signIn = useSignIn(setProved);
  return proved ? (
    <SecondStep send={(code) => signIn(proved, code)} onBack={() => setProved(null)} />
  ) : (
    <PasswordStep {...props} signIn={signIn} />
  );
}

function PasswordStep({ email, onEmail, signIn }: AuthFormProps & { signIn: SignIn }) {
  const { errors, busy, formProps } = useForm({
    names: SIGN_IN_FIELDS,
    validate: checkSignIn,
    send: (values) => signIn(values),
  });
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
