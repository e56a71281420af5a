import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { authTexts } from '../../content/auth';
import { Button, buttonClass } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { lazyPart } from '../../ui/lazy-part';
import { Link } from '../../ui/Link';
import { useForm } from '../../ui/use-form';
import styles from './AuthPage.module.css';
import type { AuthFormProps } from './auth-form-props';
import { checkForgot, FORGOT_FIELDS, type ForgotValues } from './auth-rules';
import { EmailField } from './EmailField';
import type { ResetLinkSentProps } from './ResetLinkSent';
import { useForgotPassword } from './use-forgot-password';

const ResetLinkSent = lazyPart<ResetLinkSentProps>(async () => (await import('./ResetLinkSent')).ResetLinkSent);

/** Asks for a link for a new password, and says that it was sent: to known and unknown addresses alike. */
export function ForgotPassword({ email, onEmail }: AuthFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <ResetLinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return <ForgotForm email={email} onEmail={onEmail} onSent={setSentTo} />;
}

function ForgotForm({ email, onEmail, onSent }: AuthFormProps & { onSent: (email: string) => void }) {
  // Whoever opens the address itself starts at the top of the page, like on any other.
  const { key } = useLocation();
  const ask = useForgotPassword(onSent);
  const send = (values: ForgotValues) => {
    ResetLinkSent.preload();
    return ask(values);
  };
  const { errors, busy, formProps } = useForm({ names: FORGOT_FIELDS, validate: checkForgot, send });
  return (
    <>
      <Heading takesFocus={key !== 'default'}>{authTexts.forgot.title}</Heading>
      <p className={styles.intro}>{authTexts.forgot.text}</p>
      <form {...formProps} className={styles.form} aria-label={authTexts.forgot.title}>
        <EmailField initial={email} onTyped={onEmail} error={errors.email} />
        {errors.form && <p className={styles.refused}>{errors.form}</p>}
        <Button type="submit" block busy={busy}>
          {busy ? authTexts.forgot.busy : authTexts.forgot.submit}
        </Button>
        <Link className={buttonClass({ variant: 'quiet', block: true })} to={paths.login()}>
          {authTexts.forgot.back}
        </Link>
      </form>
    </>
  );
}
