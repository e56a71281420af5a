import { useId, type FormEvent } from 'react';
import { verificationTexts } from '../../content/verification';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { MailboxLink } from './MailboxLink';
import styles from './VerifyEmailPage.module.css';

interface ResendFormProps {
  /** Empty if nobody knows the address: then the form asks for it. */
  email: string;
  label: string;
  sending: boolean;
  /** Until another one may be asked for; 0 once it may. */
  waitSeconds: number;
  onResend: (email: string) => Promise<void>;
}

/** Asks for a new link. */
export function ResendForm({ email, label, sending, waitSeconds, onResend }: ResendFormProps) {
  const waitId = useId();
  const mustWait = waitSeconds > 0 && !sending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mustWait) return;
    const typed = new FormData(event.currentTarget).get('email');
    void onResend(email || (typeof typed === 'string' ? typed.trim() : ''));
  };
  return (
    <form className={styles.resend} onSubmit={submit} noValidate method="post">
      {!email && <TextField label={verificationTexts.email} name="email" type="email" autoComplete="email" />}
      <MailboxLink email={email} />
      <Button
        type="submit"
        variant="secondary"
        block
        className={mustWait ? styles.waiting : undefined}
        busy={sending}
        aria-disabled={mustWait || undefined}
        aria-describedby={mustWait ? waitId : undefined}
      >
        {sending ? verificationTexts.sending : label}
      </Button>
      {mustWait && (
        <p className={styles.wait} id={waitId}>
          {verificationTexts.wait(waitSeconds)}
        </p>
      )}
    </form>
  );
}
