import { runtimeConfig } from '../../api/runtime-config';
import { findMailbox, mailboxTexts } from '../../content/mailboxes';
import { buttonClass } from '../../ui/Button';

/** The way to the mail that was just sent, where it is known; in development to the mailbox that has it. */
export function MailboxLink({ email }: { email: string }) {
  const { mailboxUrl } = runtimeConfig();
  const mailbox = findMailbox(email);
  if (mailboxUrl) return <a href={mailboxUrl}>{mailboxTexts.development}</a>;
  if (!mailbox) return null;
  return (
    <a className={buttonClass({ block: true })} href={mailbox.address} target="_blank" rel="noopener noreferrer">
      {mailboxTexts.open(mailbox.name)}
    </a>
  );
}
