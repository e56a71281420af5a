import { runtimeConfig } from '../../api/runtime-config';
import { paths } from '../../app/paths';
import { authTexts } from '../../content/auth';
import { minutesText } from '../../content/durations';
import { Button, buttonClass } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import styles from './AuthPage.module.css';
import { MailboxLink } from './MailboxLink';

export interface ResetLinkSentProps {
  email: string;
  onAgain: () => void;
}

/** Says where a link for a new password went, if there is an account. */
export function ResetLinkSent({ email, onAgain }: ResetLinkSentProps) {
  const { title, before, after, spam, again, back } = authTexts.resetSent;
  return (
    <>
      <Heading takesFocus>{title}</Heading>
      <p className={styles.intro}>
        {before} <strong className={styles.address}>{email}</strong>
        {after(minutesText(runtimeConfig().resetTokenMinutes))}
      </p>
      <p className={styles.quiet}>{spam}</p>
      <div className={styles.actions}>
        <MailboxLink email={email} />
        <Link className={buttonClass({ variant: 'secondary', block: true })} to={paths.login()}>
          {back}
        </Link>
        <Button variant="quiet" block onClick={onAgain}>
          {again}
        </Button>
      </div>
    </>
  );
}
