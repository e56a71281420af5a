import type { FormEvent } from 'react';
import { runtimeConfig } from '../../api/runtime-config';
import { verificationTexts } from '../../content/verification';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import styles from './VerifyEmailPage.module.css';

interface ResendFormProps {
  /** Empty if nobody knows the address: then the form asks for it. */
  email: string;
  label: string;
  sending: boolean;
  onResend: (email: string) => Promise<void>;
}

/** Asks for a new link. */
export function ResendForm({ email, label, sending, onResend }: ResendFormProps) {
  const { mailboxUrl } = runtimeConfig();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    void onResend(email || (typeof typed === 'string' ? typed.trim() : ''));
  };
  return (
    <form className={styles.resend} onSubmit={submit} noValidate method="post">
      {!email && <TextField label={verificationTexts.email} name="email" type="email" autoComplete="email" />}
      <Button type="submit" variant="secondary" block busy={sending}>
        {sending ? verificationTexts.sending : label}
      </Button>
      {mailboxUrl && <a href={mailboxUrl}>{verificationTexts.mailbox}</a>}
    </form>
  );
}
